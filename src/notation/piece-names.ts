import { CANNON, CHARIOT, ELEPHANT, GENERAL, GUARD, HORSE, SOLDIER } from '../janggi/piece.js';

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

const byName = (names: typeof HANGUL_NAMES): Map<string, number> =>
  new Map(names.flatMap(([kind, all]) => [...all].map((name) => [name, kind] as const)));

export const KIND_OF_HANGUL = byName(HANGUL_NAMES);
export const KIND_OF_HANJA = byName(HANJA_NAMES);
/** The kind that a name of either script means. */
export const KIND_OF_NAME = new Map([...KIND_OF_HANGUL, ...KIND_OF_HANJA]);
