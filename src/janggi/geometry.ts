/**
 * The board's lines as tables, computed once: rays, jumps with their legs, steps in the palace.
 * Tables of pairs are indexed `from * 90 + to`.
 */
import { CHO, HAN, type SideCode } from './side.js';
import { fileOf, inPalace, isOnBoard, RANKS, rankOf, SQUARES, type Square, squareAt } from './square.js';

/** Lists of squares, one list a key, laid end to end: list `k` is `items[start[k]] .. items[start[k + 1] - 1]`. */
export interface Lists {
  readonly start: Uint16Array;
  readonly items: Uint8Array;
}

const lists = (perKey: readonly (readonly number[])[]): Lists => {
  const start = new Uint16Array(perKey.length + 1);
  perKey.forEach((list, key) => {
    start[key + 1] = (start[key] as number) + list.length;
  });
  return { start, items: Uint8Array.from(perKey.flat()) };
};

const ALL_SQUARES: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square);
export const pair = (from: Square, to: Square): number => from * SQUARES + to;

/** File and rank steps; the first four are the board's lines, the last four the palace diagonals. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
export const ORTHOGONALS = 4;
export const ALL_DIRECTIONS = 8;

const samePalace = (a: Square, b: Square): boolean =>
  (inPalace(a, CHO) && inPalace(b, CHO)) || (inPalace(a, HAN) && inPalace(b, HAN));

/** A palace's two diagonals join its corners through its centre; only these five points lie on one. */
const onPalaceDiagonal = (square: Square): boolean => {
  const rank = rankOf(square);
  const fromCentre = Math.abs(fileOf(square) - 4) + Math.abs(rank - (rank < RANKS / 2 ? 1 : 8));
  return (inPalace(square, CHO) || inPalace(square, HAN)) && fromCentre !== 1;
};

const rayFrom = (from: Square, direction: number): Square[] => {
  const [df, dr] = DIRECTIONS[direction] as readonly [number, number];
  const diagonal = direction >= ORTHOGONALS;
  const ray: Square[] = [];
  if (diagonal && !onPalaceDiagonal(from)) return ray;
  for (let f = fileOf(from) + df, r = rankOf(from) + dr; isOnBoard(f, r); f += df, r += dr) {
    const to = squareAt(f, r);
    if (diagonal && !samePalace(from, to)) break;
    ray.push(to);
  }
  return ray;
};

/** Squares along each drawn line from a square, nearest first; key `square * 8 + direction`. */
export const RAYS: Lists = lists(
  ALL_SQUARES.flatMap((from) => DIRECTIONS.map((_, direction) => rayFrom(from, direction))),
);

/** From a square to the next one in each direction; and, by `square * 8 + direction`, where that has left the line. */
export const STEPS = Int8Array.from(DIRECTIONS, ([df, dr]) => squareAt(df, dr));
export const LINE_END = Int16Array.from(
  ALL_SQUARES.flatMap((from) =>
    DIRECTIONS.map((_, direction) => from + (rayFrom(from, direction).length + 1) * (STEPS[direction] as number)),
  ),
);

/** How many directions can have a line, by square: the palace diagonals come last and leave from a few points only. */
export const DIRECTIONS_FROM: Uint8Array = Uint8Array.from(ALL_SQUARES, (square) =>
  onPalaceDiagonal(square) ? ALL_DIRECTIONS : ORTHOGONALS,
);

/** For two squares on one drawn line, the direction from the first to the second plus one; else 0. */
export const LINE = new Uint8Array(SQUARES * SQUARES);
for (const from of ALL_SQUARES)
  for (let direction = 0; direction < ALL_DIRECTIONS; direction++)
    for (const to of rayFrom(from, direction)) LINE[pair(from, to)] = direction + 1;

/** A horse's or elephant's jump: the points that it passes over (its legs) and where it lands. */
interface Jump {
  readonly legs: readonly Square[];
  readonly to: Square;
}

/** One point straight, then `diagonals` points diagonally outward: 1 for the horse, 2 for the elephant. */
const jumpsFrom = (from: Square, diagonals: number): Jump[] => {
  const jumps: Jump[] = [];
  for (const [df, dr] of DIRECTIONS.slice(0, ORTHOGONALS))
    for (const side of [-1, 1]) {
      // Outward: onward in the straight direction, and to either side of it.
      const stepFile = df === 0 ? side : df;
      const stepRank = dr === 0 ? side : dr;
      const path = Array.from({ length: diagonals + 1 }, (_, step) => [
        fileOf(from) + df + step * stepFile,
        rankOf(from) + dr + step * stepRank,
      ]) as [number, number][];
      const last = path.at(-1) as [number, number];
      if (!isOnBoard(...last)) continue;
      const squares = path.map(([f, r]) => squareAt(f, r));
      jumps.push({ legs: squares.slice(0, -1), to: squares.at(-1) as Square });
    }
  return jumps;
};

/** Horse jumps from a square, as `leg, to` pairs. */
export const HORSE_JUMPS: Lists = lists(
  ALL_SQUARES.map((from) => jumpsFrom(from, 1).flatMap(({ legs, to }) => [...legs, to])),
);
/** Elephant jumps from a square, as `first leg, second leg, to` triples. */
export const ELEPHANT_JUMPS: Lists = lists(
  ALL_SQUARES.map((from) => jumpsFrom(from, 2).flatMap(({ legs, to }) => [...legs, to])),
);

/** Plus one, so that 0 means "no such jump". */
const legTable = (diagonals: number, leg: number): Uint8Array => {
  const table = new Uint8Array(SQUARES * SQUARES);
  for (const from of ALL_SQUARES)
    for (const jump of jumpsFrom(from, diagonals)) table[pair(from, jump.to)] = (jump.legs[leg] as Square) + 1;
  return table;
};
/** The leg of a horse's jump plus one; 0 where no horse jumps so. */
export const HORSE_LEG = legTable(1, 0);
/** The first and second leg of an elephant's jump, each plus one; 0 where no elephant jumps so. */
export const ELEPHANT_LEG_1 = legTable(2, 0);
export const ELEPHANT_LEG_2 = legTable(2, 1);

/** Steps by lists (to generate) and by pairs (to ask about one move). */
export interface Steps {
  readonly lists: Lists;
  readonly pairs: Uint8Array;
}

const steps = (stepsFrom: (from: Square) => Square[]): Steps => {
  const pairs = new Uint8Array(SQUARES * SQUARES);
  for (const from of ALL_SQUARES) for (const to of stepsFrom(from)) pairs[pair(from, to)] = 1;
  return { lists: lists(ALL_SQUARES.map(stepsFrom)), pairs };
};

/** One point along a drawn line inside one palace; `diagonals` false leaves the two diagonals out. */
export const palaceSteps = (diagonals: boolean): Steps =>
  steps((from) => {
    const directions = diagonals ? ALL_DIRECTIONS : ORTHOGONALS;
    return Array.from({ length: directions }, (_, direction) => rayFrom(from, direction)[0]).filter(
      (to): to is Square => to !== undefined && samePalace(from, to),
    );
  });

/**
 * One point forward or sideways, and along the enemy palace's diagonals, forward only.
 * @param diagonals whether the palace diagonals may be used
 * @param sidewaysAlways false: sideways only on the enemy's back rank
 */
export const soldierSteps = (side: SideCode, diagonals: boolean, sidewaysAlways: boolean): Steps => {
  const forward = side === CHO ? 1 : -1;
  const enemy = side === CHO ? HAN : CHO;
  return steps((from) => {
    const file = fileOf(from);
    const rank = rankOf(from);
    const lastRank = rank === (side === CHO ? RANKS - 1 : 0);
    const targets: [number, number][] = [[file, rank + forward]];
    if (sidewaysAlways || lastRank) targets.push([file + 1, rank], [file - 1, rank]);
    const straight = targets.filter(([f, r]) => isOnBoard(f, r)).map(([f, r]) => squareAt(f, r));
    if (!diagonals || !inPalace(from, enemy)) return straight;
    const alongDiagonals = [-1, 1]
      .filter((df) => isOnBoard(file + df, rank + forward))
      .map((df) => squareAt(file + df, rank + forward))
      .filter((to) => onPalaceDiagonal(from) && samePalace(from, to));
    return [...straight, ...alongDiagonals];
  });
};

export const sameFile = (a: Square, b: Square): boolean => fileOf(a) === fileOf(b);
