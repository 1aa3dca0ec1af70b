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
  ['합의', 'AGREEMENT'],
  ['자동', 'AUTOMATIC'],
  ['점', 'POINTS'],
  ['완승', 'COMPLETE'],
  ['mate', 'CHECKMATE'],
  ['disconnect', 'DISCONNECTED'],
  ['abandon', 'DISCONNECTED'],
  ['infraction', 'DISQUALIFICATION'],
  ['disqualif', 'DISQUALIFICATION'],
  ['time', 'TIME'],
  ['resign', 'RESIGNATION'],
  ['bikjang', 'BIKJANG'],
  ['facing', 'BIKJANG'],
  ['agree', 'AGREEMENT'],
  ['point', 'POINTS'],
];

const SIDE_WORDS: readonly (readonly [word: string, side: Side])[] = [
  ['초', 'CHO'],
  ['楚', 'CHO'],
  ['한', 'HAN'],
  ['漢', 'HAN'],
  ['1-0', 'CHO'],
  ['0-1', 'HAN'],
];

/** A draw by any name; `빅` alone (facing generals) is one unless a winner stands before it. */
const DRAW_WORDS = ['무승부', '비김', '1/2-1/2'];
const WIN_WORDS = ['승', '1-0', '0-1'];
const LOST = '패';

/** Ways to lose: named with a side and no word for winning, that side lost. */
const LOSSES: readonly (RecordedHow | null)[] = ['RESIGNATION', 'TIME', 'DISQUALIFICATION', 'DISCONNECTED'];
/** A side and what came of it, where the text does not begin with a side: `0.5점 한승`. */
const NAMED_LATER = /([초楚한漢])의? ?[^초楚한漢\s]{0,8} ?(?:승|패)/;
/** Both sides cannot have won. */
const BOTH_WON =
  /[초楚][^초楚한漢]{0,12}승.{0,12}[한漢][^초楚한漢]{0,12}승|[한漢][^초楚한漢]{0,12}승.{0,12}[초楚][^초楚한漢]{0,12}승/;

/** Where one of some words first stands, -1 for nowhere. */
const firstOf = (text: string, words: readonly string[]): number =>
  words
    .map((word) => text.indexOf(word))
    .filter((at) => at >= 0)
    .sort((a, b) => a - b)[0] ?? -1;

/**
 * Reads a result as `.gib` records write it: `한 완승`, `초 4.5점 승`, `한승(외통수)`, `무승부(빅장)`, `초 접속 끊김 패`;
 * or as PGN does, with the words of its Termination behind: `1-0 time forfeit`.
 * The side named first is the one that won or, with `패` or by a loss alone (`한 기권`), lost.
 */
export const parseRecorded = (text: string): RecordedResult => {
  const start = text.trimStart();
  const lower = text.toLowerCase();
  const how = HOW_WORDS.find(([word]) => lower.includes(word))?.[1] ?? null;
  const later = NAMED_LATER.exec(text)?.[1];
  const named = SIDE_WORDS.find(([word]) => start.startsWith(word) || word === later)?.[1] ?? null;
  const drawn = DRAW_WORDS.some((word) => text.includes(word)) || (named === null && text.includes('빅'));
  const won = firstOf(text, WIN_WORDS);
  const lost = text.indexOf(LOST);
  const isLost = lost >= 0 ? won < 0 || lost < won : won < 0 && LOSSES.includes(how);
  // A mate (외통수) is a win by itself.
  const isWon = won >= 0 || how === 'CHECKMATE';
  const other: Side | null = named === null ? null : named === 'CHO' ? 'HAN' : 'CHO';
  const margin = /([0-9]{1,3}(?:[.,][0-9])?) ?(?:점|points?)/.exec(lower)?.[1]?.replace(',', '.');
  return {
    text,
    winner: drawn || BOTH_WON.test(text) ? null : isLost ? other : isWon ? named : null,
    drawn,
    how,
    margin: margin === undefined ? null : Number(margin),
  };
};
