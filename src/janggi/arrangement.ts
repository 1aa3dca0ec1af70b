import { CANNON, CHARIOT, ELEPHANT, GENERAL, GUARD, HORSE, pieceCode, SOLDIER } from './piece.js';
import { CHO, HAN, type SideCode } from './side.js';
import { SQUARES, squareAt } from './square.js';

/**
 * The four ways to place horses (ma, 마) and elephants (sang, 상), read from left to right
 * at the arranging player's own seat (002, "the four arrangements").
 */
export const ARRANGEMENTS = ['MA_SANG_SANG_MA', 'SANG_MA_SANG_MA', 'MA_SANG_MA_SANG', 'SANG_MA_MA_SANG'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** Used where a caller names none: both elephants inside, next to the guards (001, "the base layout"). */
export const DEFAULT_ARRANGEMENT: Arrangement = 'MA_SANG_SANG_MA';

/** The files of the four horse and elephant points, from left to right seen from Cho's seat. */
const ARRANGED_FILES = [1, 2, 6, 7] as const;

const placeArmy = (board: Uint8Array, side: SideCode, arrangement: Arrangement): void => {
  const put = (kind: number, rankFromHome: number, ...files: readonly number[]): void => {
    for (const file of files)
      board[squareAt(file, side === CHO ? rankFromHome : 9 - rankFromHome)] = pieceCode(side, kind);
  };
  put(CHARIOT, 0, 0, 8);
  put(GUARD, 0, 3, 5);
  put(GENERAL, 1, 4);
  put(CANNON, 2, 1, 7);
  put(SOLDIER, 3, 0, 2, 4, 6, 8);
  arrangement.split('_').forEach((name, place) => {
    // Han's left hand is on the other side of the board.
    const file = ARRANGED_FILES[side === CHO ? place : 3 - place] as number;
    put(name === 'MA' ? HORSE : ELEPHANT, 0, file);
  });
};

/** The board of a game's start, 90 piece codes, for the arrangements that the two players chose. */
export const startBoard = (cho: Arrangement, han: Arrangement): Uint8Array => {
  const board = new Uint8Array(SQUARES);
  placeArmy(board, CHO, cho);
  placeArmy(board, HAN, han);
  return board;
};

export interface Arrangements {
  readonly cho: Arrangement;
  readonly han: Arrangement;
}

const STARTS: readonly (Arrangements & { readonly board: Uint8Array })[] = ARRANGEMENTS.flatMap((cho) =>
  ARRANGEMENTS.map((han) => ({ cho, han, board: startBoard(cho, han) })),
);
const isSame = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
  for (let square = 0; square < SQUARES; square++) if (a[square] !== b[square]) return false;
  return true;
};

/** The arrangements of a board that is one of the sixteen usual starts, all 32 pieces at home; null for any other. */
export const arrangementsOf = (board: ArrayLike<number>): Arrangements | null => {
  const start = STARTS.find((known) => isSame(known.board, board));
  return start ? { cho: start.cho, han: start.han } : null;
};
/** Whether a board is one of the sixteen usual starts. */
export const isStartBoard = (board: ArrayLike<number>): boolean => arrangementsOf(board) !== null;
