import { CHO, type SideCode } from './side.js';

export const FILES = 9;
export const RANKS = 10;
export const SQUARES = FILES * RANKS;

/**
 * A point of the board, 0 to 89: `rank * 9 + file`, both counted from 0.
 * Square 0 is `a1`, at the left end of Cho's back rank; 89 is `i10`.
 */
export type Square = number;
/** "No square": for captured pieces and failed parses. */
export const NO_SQUARE: Square = 255;

export const squareAt = (file: number, rank: number): Square => rank * FILES + file;
export const fileOf = (square: Square): number => square % FILES;
/** Rank counted from 0 at Cho's back rank. */
export const rankOf = (square: Square): number => (square / FILES) | 0;
export const isOnBoard = (file: number, rank: number): boolean =>
  file >= 0 && file < FILES && rank >= 0 && rank < RANKS;

export const fileName = (file: number): string => String.fromCharCode(97 + file);
/** Names by square: `a1` to `i10`. */
export const SQUARE_NAMES: readonly string[] = Array.from(
  { length: SQUARES },
  (_, square) => `${fileName(fileOf(square))}${rankOf(square) + 1}`,
);
export const squareName = (square: Square): string => SQUARE_NAMES[square] as string;

const SQUARE_BY_NAME = new Map(SQUARE_NAMES.map((name, square) => [name, square]));
/** Reads `a1` .. `i10`; {@link NO_SQUARE} for anything else. */
export const parseSquare = (name: string): Square => SQUARE_BY_NAME.get(name) ?? NO_SQUARE;

/** The palace: three files by three ranks at the middle of a side's back edge. */
export const inPalace = (square: Square, side: SideCode): boolean => {
  const file = fileOf(square);
  const rank = rankOf(square);
  return file >= 3 && file <= 5 && (side === CHO ? rank <= 2 : rank >= 7);
};

/** Ranks passed on the way to the enemy's back edge, 0 on the own back rank. */
export const rankFromHome = (square: Square, side: SideCode): number =>
  side === CHO ? rankOf(square) : RANKS - 1 - rankOf(square);

/** The board seen in a mirror: file a becomes i. */
export const mirrorSquare = (square: Square): Square => squareAt(FILES - 1 - fileOf(square), rankOf(square));
/** The board turned by half a turn: a1 becomes i10. */
export const rotateSquare = (square: Square): Square => SQUARES - 1 - square;
