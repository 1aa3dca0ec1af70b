import type { Side } from '../janggi/side.js';

/** How a record says that a game ended. */
export const RECORDED_HOWS = [
  'CHECKMATE',
  'COMPLETE',
  'RESIGNATION',
  'TIME',
  'POINTS',
  'BIKJANG',
  'AGREEMENT',
  'AUTOMATIC',
  'DISQUALIFICATION',
  'DISCONNECTED',
] as const;
export type RecordedHow = (typeof RECORDED_HOWS)[number];

/** A result as a record writes it, and what that means; null where it does not say. */
export interface RecordedResult {
  readonly text: string;
  readonly winner: Side | null;
  readonly drawn: boolean;
  readonly how: RecordedHow | null;
  /** The points by which it was won. */
  readonly margin: number | null;
}

/** Words of a result, and what each says of the way it came about; the first that occurs counts. */
const HOW_WORDS: readonly (readonly [word: string, how: RecordedHow])[] = [
  ['외통', 'CHECKMATE'],
  ['장군승', 'CHECKMATE'],
  ['접속', 'DISCONNECTED'],
  ['실격', 'DISQUALIFICATION'],
  ['시간', 'TIME'],
  ['기권', 'RESIGNATION'],
  ['불계', 'RESIGNATION'],
  ['빅', 'BIKJANG'],
  ['동의', 'AGREEMENT'],
  ['자동', 'AUTOMATIC'],
  ['점', 'POINTS'],
  ['완승', 'COMPLETE'],
];

const SIDE_WORDS: readonly (readonly [word: string, side: Side])[] = [
  ['초', 'CHO'],
  ['楚', 'CHO'],
  ['한', 'HAN'],
  ['漢', 'HAN'],
];

/** Reads a result as `.gib` records write it: `한 완승`, `초 4.5점 승`, `한승(외통수)`, `무승부(빅장)`, `초 접속 끊김 패`. */
export const parseRecorded = (text: string): RecordedResult => {
  const named = SIDE_WORDS.find(([word]) => text.trimStart().startsWith(word))?.[1] ?? null;
  const drawn = text.includes('무승부') || (named === null && text.includes('빅'));
  const lost = text.includes('패');
  const won = text.includes('승') || text.includes('외통');
  const margin = /([0-9]{1,3}(?:\.[0-9])?)점/.exec(text)?.[1];
  const other: Side | null = named === null ? null : named === 'CHO' ? 'HAN' : 'CHO';
  return {
    text,
    winner: drawn ? null : lost ? other : won ? named : null,
    drawn,
    how: HOW_WORDS.find(([word]) => text.includes(word))?.[1] ?? null,
    margin: margin === undefined ? null : Number(margin),
  };
};
