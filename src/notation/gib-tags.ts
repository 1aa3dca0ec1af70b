import { ARRANGEMENTS, type Arrangement } from '../janggi/arrangement.js';

/** The names of tags that mean something to us, older spellings last. */
export const CHO_ARRANGEMENT_TAGS: readonly string[] = ['초차림', '초포진'];
export const HAN_ARRANGEMENT_TAGS: readonly string[] = ['한차림', '한포진'];
export const BOARD_TAGS: readonly string[] = ['판'];
export const RESULT_TAGS: readonly string[] = ['대국결과'];
export const TOTAL_TAGS: readonly string[] = ['총수'];
export const COORDINATES_TAGS: readonly string[] = ['기보형식'];
export const OLD_COORDINATES = '구좌표';
export const NEW_COORDINATES = '신좌표';
/** "Unknown", as tags say it. */
export const UNKNOWN = '미상';

const NAMES: readonly (readonly [name: string, piece: string])[] = [
  ['마', 'MA'],
  ['馬', 'MA'],
  ['상', 'SANG'],
  ['象', 'SANG'],
];

const fromAcross = <T>(pieces: readonly T[], isHan: boolean): readonly T[] => (isHan ? [...pieces].reverse() : pieces);

/** Both sides' arrangements are written left to right as seen from Cho's seat; ours are each player's own. */
export const readArrangement = (text: string, isHan: boolean): Arrangement | undefined => {
  if (text.length !== 4) return undefined;
  const pieces = [...text].map((name) => NAMES.find(([known]) => known === name)?.[1]);
  const own = fromAcross(pieces, isHan).join('_');
  return ARRANGEMENTS.find((known) => known === own);
};

/** Writes an arrangement as seen from Cho's seat: `마상마상`. */
export const formatArrangement = (arrangement: Arrangement, isHan: boolean): string =>
  fromAcross(arrangement.split('_'), isHan)
    .map((piece) => NAMES.find(([, known]) => known === piece)?.[0])
    .join('');
