import { CANNON, CHARIOT, ELEPHANT, GENERAL, GUARD, HORSE, SOLDIER } from '../janggi/piece.js';
import { CHO, HAN, type SideCode } from '../janggi/side.js';

/** Every way in which Korean records and boards name a kind of piece, Hangul first, then Hanja. */
const HANGUL_NAMES: readonly (readonly [kind: number, names: string])[] = [
  [GENERAL, '장궁왕'],
  [GUARD, '사'],
  [ELEPHANT, '상'],
  [HORSE, '마'],
  [CANNON, '포'],
  [CHARIOT, '차'],
  [SOLDIER, '졸병'],
];
const HANJA_NAMES: readonly (readonly [kind: number, names: string])[] = [
  [GENERAL, '將将漢楚帥王'],
  [GUARD, '士'],
  [ELEPHANT, '象相'],
  [HORSE, '馬马'],
  [CANNON, '包砲炮'],
  [CHARIOT, '車车'],
  [SOLDIER, '卒兵'],
];
/** Words for a side, which also stand on the generals. */
const SIDE_NAMES: readonly (readonly [side: SideCode, names: string])[] = [
  [CHO, '초楚'],
  [HAN, '한漢'],
];

const byName = (names: typeof HANGUL_NAMES): Map<string, number> =>
  new Map(names.flatMap(([kind, all]) => [...all].map((name) => [name, kind] as const)));

export const KIND_OF_HANGUL = byName(HANGUL_NAMES);
export const KIND_OF_HANJA = byName(HANJA_NAMES);
/** The kind that a name of either script means. */
export const KIND_OF_NAME = new Map([...KIND_OF_HANGUL, ...KIND_OF_HANJA]);

/** Fairy-Stockfish's letters, with the older ones of horse and elephant. */
const LETTER_NAMES: readonly (readonly [kind: number, names: string])[] = [
  [GENERAL, 'K'],
  [GUARD, 'A'],
  [ELEPHANT, 'EB'],
  [HORSE, 'HN'],
  [CANNON, 'C'],
  [CHARIOT, 'R'],
  [SOLDIER, 'P'],
];
/** The kind that a capital letter names in a move, 0 for none; by character code below 128. */
export const KIND_OF_LETTER = new Uint8Array(0x80);
for (const [kind, names] of LETTER_NAMES) for (const name of names) KIND_OF_LETTER[name.charCodeAt(0)] = kind;

/** The kind that a character names in either script, 0 for none; by character code. */
export const KIND_OF_CODE = new Uint8Array(0x10000);
for (const [name, kind] of KIND_OF_NAME) KIND_OF_CODE[name.charCodeAt(0)] = kind;
/** The side that a character names plus one, 0 for none; by character code. */
export const SIDE_OF_CODE = new Uint8Array(0x10000);
for (const [side, names] of SIDE_NAMES) for (const name of names) SIDE_OF_CODE[name.charCodeAt(0)] = side + 1;
