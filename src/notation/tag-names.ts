/** Tags that mean the same in `.gib` and in PGN, where Cho is White; PGN's first seven in the order it asks for. */
const SAME_TAGS: readonly (readonly [pgn: string, gib: string])[] = [
  ['Event', '대회명'],
  ['Site', '대국장소'],
  ['Date', '대국일자'],
  ['Round', '회전'],
  ['White', '초대국자'],
  ['Black', '한대국자'],
  ['TimeControl', '제한시간'],
];
export const GIB_OF_PGN_TAG: ReadonlyMap<string, string> = new Map(SAME_TAGS);
export const PGN_OF_GIB_TAG: ReadonlyMap<string, string> = new Map(SAME_TAGS.map(([pgn, gib]) => [gib, pgn]));

/** The tags that every PGN game has before its Result, and what they hold where nothing is known. */
export const PGN_ROSTER: ReadonlyMap<string, string> = new Map([
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
]);
/** Whether a tag is there for the form's sake only. */
export const isUnknownInPgn = (name: string, value: string): boolean => PGN_ROSTER.get(name) === value;

/** PGN's tags that say how a game began and ended, which each form writes in its own way. */
export const PGN_FORM_TAGS: ReadonlySet<string> = new Set(['Result', 'Termination', 'Variant', 'SetUp', 'FEN']);
