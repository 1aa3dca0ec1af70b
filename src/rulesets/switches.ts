import { MOVEMENT_SWITCHES, type PointValues } from '../janggi/movement.js';

/** Switches whose values are words; the first value of a list has no special standing. */
export const WORD_SWITCHES = {
  ...MOVEMENT_SWITCHES,
  /** Whether a cannon may make the first move of a game begun from a start. */
  cannonFirstMove: ['ALLOWED', 'FORBIDDEN'],
  /** When the generals' facing (bikjang) ends the game. */
  facingEnds: ['NEVER', 'WHEN_LEFT', 'WHEN_CLAIMED'],
  facingResult: ['DRAW', 'POINTS'],
  /** What the side that made a facing can no longer win. */
  facingForfeitsWin: ['NONE', 'MATE', 'ALL'],
  /** A mate by a piece that the mated general could take but for the facing that this would make. */
  generalDefendedMate: ['WIN', 'DRAW'],
  /** What GENERAL_DEFENDED_MATE, FORFEITED_WIN and STALEMATE become. */
  drawnGame: ['DRAW', 'POINTS'],
  repetitionResult: ['DRAW', 'POINTS', 'REFEREE', 'NONE'],
  /** When the side that gives perpetual check loses; SAME: it is a repetition like any other. */
  perpetualCheck: ['EVERY_MOVE', 'CHECKING_POSITION', 'SAME'],
  shuttleResult: ['ILLEGAL', 'LOSES', 'NONE'],
  doublePass: ['NONE', 'DRAW', 'POINTS'],
  noProgressResult: ['DRAW', 'POINTS', 'NONE'],
  maxPliesResult: ['DRAW', 'POINTS', 'NONE'],
  /** Neither side has anything but its general and guards. */
  insufficientMaterial: ['NONE', 'DRAW', 'POINTS'],
  endOrder: ['REPETITION_FIRST', 'NO_PROGRESS_FIRST'],
  /** What an agreed draw becomes. */
  agreement: ['DRAW', 'POINTS', 'NOT_ALLOWED'],
  /** A game that the organiser stopped. */
  unfinished: ['POINTS', 'NOT_ALLOWED'],
  /** Who sets up horses and elephants first; told to callers, a stateless answer cannot test it. */
  arrangementOrder: ['HAN', 'CHO', 'ANY', 'FIXED'],
} as const;

export const FLAG_SWITCHES = {
  /** A facing counts only if a piece had been captured by the time it was made. */
  facingNeedsCapture: 'A facing counts only if a piece had been captured by the time it was made.',
  /** A mate goes before a facing left by the same ply. */
  mateBeforeFacing: 'A mate goes before a facing that the same ply leaves.',
  /** The ply limit waits for a ply that is neither a capture nor a check. */
  maxPliesQuiet: 'The ply limit waits for a ply that is neither a capture nor a check.',
} as const;

/** Switches whose values are numbers, with what a house rule may choose from; 0 is off, or no komi. */
export const NUMBER_SWITCHES = {
  repetitionCount: { min: 2, max: 10, step: 1, text: 'Occurrences of a position that end the game.' },
  shuttleLimit: { min: 1, max: 100, step: 1, text: 'Reversals in a row allowed to one piece.' },
  noProgressPlies: { min: 1, max: 2000, step: 1, text: 'Half-moves without a capture, passes counted.' },
  maxPlies: { min: 1, max: 2000, step: 1, text: 'Half-moves of the whole game, passes counted.' },
  lowTotal: { min: 0.5, max: 100, step: 0.5, text: "A side's total, komi in, at or under which the game ends." },
  komi: { min: -20, max: 20, step: 0.5, text: 'Points given to Han.' },
  drawRequestBelow: {
    min: 0.5,
    max: 100,
    step: 0.5,
    text: 'A draw can be requested while both sides, komi out, are under this.',
  },
} as const;

/** The order of `pointValues`. */
export const POINT_VALUE_KINDS = ['CHARIOT', 'CANNON', 'HORSE', 'ELEPHANT', 'GUARD', 'SOLDIER'] as const;
export const MAX_POINT_VALUE = 100;

type Words = typeof WORD_SWITCHES;
export type WordSwitch = keyof Words;
export type FlagSwitch = keyof typeof FLAG_SWITCHES;
export type NumberSwitch = keyof typeof NUMBER_SWITCHES;

/** A full set of rules: every switch of every document has a value here. */
export type Switches = { readonly [S in WordSwitch]: Words[S][number] } & { readonly [S in FlagSwitch]: boolean } & {
  readonly [S in NumberSwitch]: number;
} & { readonly pointValues: PointValues };
export type SwitchName = keyof Switches;
export type SwitchValue = Switches[SwitchName];

/** A number and the word that belongs to it: the one is off where the other is. */
export const SWITCH_PAIRS = [
  ['repetitionCount', 'repetitionResult'],
  ['shuttleLimit', 'shuttleResult'],
  ['noProgressPlies', 'noProgressResult'],
  ['maxPlies', 'maxPliesResult'],
] as const;

export const SWITCH_NAMES = [
  ...(Object.keys(WORD_SWITCHES) as WordSwitch[]),
  ...(Object.keys(FLAG_SWITCHES) as FlagSwitch[]),
  ...(Object.keys(NUMBER_SWITCHES) as NumberSwitch[]),
  'pointValues',
] as const satisfies readonly SwitchName[];

/** A switch's value as a word, a number or a list, for people and for cache keys. */
export const switchText = (value: SwitchValue): string => (Array.isArray(value) ? value.join(' ') : String(value));
