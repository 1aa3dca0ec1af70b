/** Which pieces could attack which points of the enemy's palace, as tables: most pieces most of the time reach none. */
import {
  ALL_DIRECTIONS,
  ELEPHANT_LEG_1,
  ELEPHANT_LEG_2,
  HORSE_LEG,
  LINE,
  ORTHOGONALS,
  pair,
  type Steps,
  soldierSteps,
} from './geometry.js';
import { CANNON, CHARIOT, ELEPHANT, HORSE, PIECE_CODES, pieceCode, SOLDIER } from './piece.js';
import { CHO, HAN, opponent, type SideCode } from './side.js';
import { inPalace, SQUARES, type Square } from './square.js';

/** The nine points of each side's palace, by side. */
const PALACE_SQUARES: readonly (readonly Square[])[] = [CHO, HAN].map((side) =>
  Array.from({ length: SQUARES }, (_, square) => square).filter((square) => inPalace(square, side)),
);
/** A palace point as one of nine bits, the same nine for both palaces; 0 outside of them. */
export const PALACE_BIT = new Uint16Array(SQUARES);
for (const palace of PALACE_SQUARES)
  palace.forEach((square, index) => {
    PALACE_BIT[square] = 1 << index;
  });

/** The same in one row: Cho's nine, then Han's. */
const PALACE_ROW = Uint8Array.from(PALACE_SQUARES.flat());
/** The point of a side's palace that the lowest of some bits stands for ({@link PALACE_BIT}). */
export const lowestPoint = (bits: number, side: SideCode): Square =>
  PALACE_ROW[side * 9 + 31 - Math.clz32(bits & -bits)] as Square;

/**
 * The points of the enemy's palace that a piece attacks if what stands between lets it, as bits ({@link PALACE_BIT});
 * indexed `piece << 8 | square`. A captured piece stands on no square and reaches nothing; generals and guards neither,
 * for they never leave their own palace.
 */
export type PalaceReach = Uint16Array;

/**
 * 1 where a piece that leaves or enters a square can open or close an attack on a general: on its lines, where screens and
 * what blocks a chariot stand, and on the legs of horses and elephants that jump at it; indexed `general * 90 + square`.
 */
export const IN_SIGHT = new Uint8Array(SQUARES * SQUARES);
for (const general of PALACE_ROW)
  for (let square = 0; square < SQUARES; square++) {
    if (LINE[pair(general, square)] !== 0) IN_SIGHT[pair(general, square)] = 1;
    for (const table of [HORSE_LEG, ELEPHANT_LEG_1, ELEPHANT_LEG_2]) {
      const leg = table[pair(square, general)] as number;
      if (leg !== 0) IN_SIGHT[pair(general, leg - 1)] = 1;
    }
  }

const reachOf = (diagonals: boolean, soldiers: readonly [Steps, Steps]): PalaceReach => {
  const isLine = (path: number): boolean =>
    LINE[path] !== 0 && (LINE[path] as number) <= (diagonals ? ALL_DIRECTIONS : ORTHOGONALS);
  const reach = new Uint16Array(PIECE_CODES << 8);
  const fill = (side: SideCode, kind: number, reaches: (path: number) => boolean): void => {
    for (let from = 0; from < SQUARES; from++)
      for (const to of PALACE_SQUARES[opponent(side)] as readonly Square[])
        if (reaches(pair(from, to))) reach[(pieceCode(side, kind) << 8) | from] |= PALACE_BIT[to] as number;
  };
  for (const side of [CHO, HAN] as const) {
    fill(side, ELEPHANT, (path) => ELEPHANT_LEG_1[path] !== 0);
    fill(side, HORSE, (path) => HORSE_LEG[path] !== 0);
    fill(side, CANNON, isLine);
    fill(side, CHARIOT, isLine);
    fill(side, SOLDIER, (path) => soldiers[side].pairs[path] !== 0);
  }
  return reach;
};

/** What chariots, cannons and soldiers can do under some switches. */
export interface OutsideSteps {
  /** By side. */
  readonly soldierSteps: readonly [Steps, Steps];
  readonly palaceReach: PalaceReach;
}

const outside = (diagonals: boolean, sideways: boolean): OutsideSteps => {
  const soldiers = [soldierSteps(CHO, diagonals, sideways), soldierSteps(HAN, diagonals, sideways)] as const;
  return { soldierSteps: soldiers, palaceReach: reachOf(diagonals, soldiers) };
};
const TABLES = [outside(false, false), outside(false, true), outside(true, false), outside(true, true)] as const;

/**
 * The tables for a choice of switches; each is made once.
 * @param diagonals whether chariots, cannons and soldiers may use the palace diagonals
 * @param sideways whether a soldier may step sideways from the start
 */
export const outsideSteps = (diagonals: boolean, sideways: boolean): OutsideSteps =>
  TABLES[diagonals ? (sideways ? 3 : 2) : sideways ? 1 : 0];
