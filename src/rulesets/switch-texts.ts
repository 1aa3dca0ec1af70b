import {
  FLAG_SWITCHES,
  NUMBER_SWITCHES,
  POINT_VALUE_KINDS,
  type SwitchName,
  type WORD_SWITCHES,
  type WordSwitch,
} from './switches.js';

/** What a switch decides, and what each of its values means. */
type WordTexts = {
  readonly [S in WordSwitch]: {
    readonly about: string;
    readonly values: { readonly [V in (typeof WORD_SWITCHES)[S][number]]: string };
  };
};

const STEPS = { LINES: 'along every drawn line, the diagonals too', ORTHOGONAL: 'never diagonally' };
const ENDS = { DRAW: 'the game is drawn', POINTS: 'points decide' };
const NOTHING = { NONE: 'nothing happens' };

/** Of the switches whose values are words; those that are numbers or yes and no are described where they are declared. */
export const WORD_SWITCH_TEXTS: WordTexts = {
  generalSteps: { about: 'How the general steps in its palace', values: STEPS },
  guardSteps: { about: 'How guards step in their palace', values: STEPS },
  palaceDiagonals: {
    about: 'Whether chariot, cannon and soldier may use the diagonals of a palace',
    values: { YES: 'they may', NO: 'they may not' },
  },
  soldierSideways: {
    about: 'When a soldier may step sideways',
    values: { ALWAYS: 'from the start', LAST_RANK: "only on the enemy's back rank" },
  },
  cannonFirstMove: {
    about: 'Whether a cannon may make the first move of a game',
    values: { ALLOWED: 'it may', FORBIDDEN: 'it may not' },
  },
  pass: {
    about: 'When a side that is not in check may pass',
    values: { FREE: 'whenever it likes', FORCED: 'only if it has no legal move', NONE: 'never' },
  },
  stalemate: {
    about: 'What happens to a side that is not in check and has no legal move',
    values: { PASS: 'it passes', DRAW: 'the game ends' },
  },
  facingMake: {
    about: 'Who may bring the generals face to face',
    values: {
      FREE: 'either side',
      WEAKER: 'only the side with fewer points on the board',
      NOT_IN_CHECK: 'a side that is not in check',
      ILLEGAL: 'nobody',
    },
  },
  facingReply: {
    about: 'What a side may do that finds the generals face to face',
    values: { ANY: 'what it likes', MUST_BREAK: 'it must end the facing', BREAK_OR_PASS: 'end the facing, or pass' },
  },
  facingEnds: {
    about: 'When facing generals end the game',
    values: {
      NEVER: 'never',
      WHEN_LEFT: 'when the side to move leaves them so',
      WHEN_CLAIMED: 'when a player claims it',
    },
  },
  facingResult: { about: 'What comes of generals that face each other, where that ends the game', values: ENDS },
  facingForfeitsWin: {
    about: 'What the side that made a facing can no longer win',
    values: { NONE: 'it loses nothing', MATE: 'its mate wins no more', ALL: 'it cannot win any more' },
  },
  generalDefendedMate: {
    about: 'A mate by a piece that the mated general could take, but for the facing that this would make',
    values: { WIN: 'wins as any mate', DRAW: 'does not win' },
  },
  repetitionResult: {
    about: 'What comes of a position that stands `repetitionCount` times',
    values: { ...ENDS, REFEREE: 'the side that is behind on the board must play otherwise', ...NOTHING },
  },
  perpetualCheck: {
    about: 'When the side that keeps giving check loses, where a position recurs',
    values: {
      EVERY_MOVE: 'when it gave check with every move in between',
      CHECKING_POSITION: 'when the position that recurs is one in check, too',
      SAME: 'it does not: it is a repetition like any other',
    },
  },
  shuttleResult: {
    about: 'What comes of moving one piece to and fro more often than `shuttleLimit`',
    values: { ILLEGAL: 'the move is not legal', LOSES: 'the side loses', ...NOTHING },
  },
  doublePass: { about: 'Both sides pass, one after the other', values: { ...NOTHING, ...ENDS } },
  noProgressResult: {
    about: 'What comes of `noProgressPlies` half-moves without a capture',
    values: { ...ENDS, ...NOTHING },
  },
  maxPliesResult: { about: 'What comes of a game of `maxPlies` half-moves', values: { ...ENDS, ...NOTHING } },
  insufficientMaterial: {
    about: 'Neither side has anything left but its general and guards',
    values: { ...NOTHING, ...ENDS },
  },
  endOrder: {
    about: 'Which end counts where two come at once',
    values: {
      REPETITION_FIRST: 'repetition and passes before the limit of moves without a capture',
      NO_PROGRESS_FIRST: 'that limit before all else but mate and facing',
    },
  },
  drawnGame: {
    about: 'What comes of a stalemate that ends the game, a forfeited win, and a mate that only the general defends',
    values: ENDS,
  },
  agreement: {
    about: 'What a draw by agreement becomes',
    values: { DRAW: 'a draw', POINTS: 'points decide', NOT_ALLOWED: 'there is none' },
  },
  unfinished: {
    about: 'A game that the organiser stopped',
    values: { POINTS: 'is decided by points', NOT_ALLOWED: 'has no result' },
  },
  arrangementOrder: {
    about: 'Who sets up horses and elephants first; told to you, for a single game cannot show it',
    values: { HAN: 'Han', CHO: 'Cho', ANY: 'no order is named', FIXED: 'there is one set-up for everybody' },
  },
};

/** What any switch decides: a sentence without its full stop. */
export const switchAbout = (name: SwitchName): string => {
  if (name in FLAG_SWITCHES) return FLAG_SWITCHES[name as keyof typeof FLAG_SWITCHES].replace(/\.$/, '');
  if (name in NUMBER_SWITCHES) return NUMBER_SWITCHES[name as keyof typeof NUMBER_SWITCHES].text.replace(/\.$/, '');
  if (name === 'pointValues') return `Points of ${POINT_VALUE_KINDS.join(', ').toLowerCase()}`;
  return WORD_SWITCH_TEXTS[name as WordSwitch].about;
};
