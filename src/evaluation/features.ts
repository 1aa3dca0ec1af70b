/**
 * What the static evaluation looks at. A position is a list of features for each side, and its value is the sum of
 * their weights: so the explained, the fast and the fitted evaluation are one and the same.
 */
import { facing } from '../janggi/attack.js';
import { ALL_DIRECTIONS, ELEPHANT_JUMPS, HORSE_JUMPS, ORTHOGONALS, RAYS } from '../janggi/geometry.js';
import {
  CANNON,
  CHARIOT,
  ELEPHANT,
  EMPTY,
  GENERAL,
  GUARD,
  HORSE,
  kindOf,
  type PieceCode,
  pieceCode,
  SOLDIER,
  sideOf,
} from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import { CHO, HAN, opponent, type SideCode } from '../janggi/side.js';
import { fileOf, inPalace, NO_SQUARE, rankFromHome, SQUARES, type Square } from '../janggi/square.js';

export const TERMS = [
  'MATERIAL',
  'PLACEMENT',
  'MOBILITY',
  'GENERAL_SAFETY',
  'SOLDIERS',
  'CANNONS',
  'LEGS',
  'THREATS',
  'TEMPO',
] as const;
export type Term = (typeof TERMS)[number];

/** Kinds by code, 0 unused. */
const KINDS = 8;
/** Half the board, for left and right weigh the same: five files by ten ranks. */
const PLACES = 50;
/** Counts of squares above this are this. */
const MOST_SQUARES = 17;
/** Attacks on the palace above this are this. */
const MOST_ATTACKS = 11;

/** The blocks that features are numbered in: term and how many weights. */
export const BLOCKS = {
  material: ['MATERIAL', KINDS],
  /** By kind and place. */
  placement: ['PLACEMENT', KINDS * PLACES],
  /** By kind, elephant to chariot, and number of squares it reaches. */
  mobility: ['MOBILITY', 4 * (MOST_SQUARES + 1)],
  /** By the number of points that the general could step to in safety. */
  exits: ['GENERAL_SAFETY', 9],
  /** By the number of attacks on the points of the own palace. */
  siege: ['GENERAL_SAFETY', MOST_ATTACKS + 1],
  /** By the enemy kind that attacks a point of the palace, for each point. */
  siegers: ['GENERAL_SAFETY', KINDS],
  /** By the number of guards, one table for an enemy with chariots and one without. */
  guards: ['GENERAL_SAFETY', 2 * 4],
  /** A line from the general on which the next piece is an enemy chariot with one piece between, or an open line with an enemy cannon. */
  aimed: ['GENERAL_SAFETY', 2],
  /** The generals face each other, and this side is not to move: it made the facing. */
  facing: ['GENERAL_SAFETY', 1],
  /** By the number of neighbours beside a soldier on its rank. */
  soldierPairs: ['SOLDIERS', 3],
  /** By the number of a side's soldiers. */
  soldierCount: ['SOLDIERS', 6],
  /** By the number of directions in which a cannon has something to jump. */
  screens: ['CANNONS', 9],
  /** By the kind that a cannon attacks. */
  cannonTargets: ['CANNONS', KINDS],
  /** By the number of a horse's or an elephant's jumps that are blocked at a leg. */
  horseLegs: ['LEGS', 9],
  elephantLegs: ['LEGS', 9],
  /** By the attacking kind and the kind attacked. */
  threats: ['THREATS', KINDS * KINDS],
  /** By the kind of a piece that is attacked and not defended; of the side to move, and of the side that waits. */
  loose: ['THREATS', 2 * KINDS],
  tempo: ['TEMPO', 1],
} as const satisfies { readonly [name: string]: readonly [Term, number] };

export type Block = keyof typeof BLOCKS;
const START = {} as Record<Block, number>;
const terms: number[] = [];
for (const [name, [term, size]] of Object.entries(BLOCKS)) {
  START[name as Block] = terms.length;
  for (let index = 0; index < size; index++) terms.push(TERMS.indexOf(term));
}
/** How many features there are, and the term of each as an index into {@link TERMS}. */
export const FEATURES = terms.length;
export const TERM_OF: Uint8Array = Uint8Array.from(terms);
/** Where the blocks begin, for the fitting. */
export const BLOCK_START: Readonly<Record<Block, number>> = START;

/** Room for the features of one position. */
export const MAX_FEATURES = 4096;

/** What a kind adds to the phase; soldiers and guards add nothing. */
const PHASE_OF = [0, 0, 0, 3, 5, 7, 13, 0];
/** The phase of a full set: 112 at the start of a game, 0 with soldiers and guards alone. */
export const FULL_PHASE = 112;

/** By side: the place of a square as that side sees it, left and right folded together. */
const PLACE: readonly [Uint8Array, Uint8Array] = [CHO, HAN].map((side) =>
  Uint8Array.from({ length: SQUARES }, (_, square) => {
    const file = fileOf(square);
    return rankFromHome(square, side) * 5 + Math.min(file, 8 - file);
  }),
) as [Uint8Array, Uint8Array];

/** By side: 1 for the points of its palace. */
const PALACE: readonly [Uint8Array, Uint8Array] = [CHO, HAN].map((side) =>
  Uint8Array.from({ length: SQUARES }, (_, square) => (inPalace(square, side) ? 1 : 0)),
) as [Uint8Array, Uint8Array];

/** By side, how many of its pieces attack or defend a point. */
const covered: readonly [Uint8Array, Uint8Array] = [new Uint8Array(SQUARES), new Uint8Array(SQUARES)];
/** By side, attacks on the points of the enemy's palace, and whether a kind makes them. */
const pressure = new Int32Array(2);

/** The features of one position. */
export interface Features {
  /** By side. */
  readonly lists: readonly [Uint16Array, Uint16Array];
  readonly counts: [number, number];
  /** 0 to {@link FULL_PHASE}. */
  phase: number;
}
export const newFeatures = (): Features => ({
  lists: [new Uint16Array(MAX_FEATURES), new Uint16Array(MAX_FEATURES)],
  counts: [0, 0],
  phase: 0,
});

const scratch = newFeatures();
/** How much is left on the board, 0 to {@link FULL_PHASE}. */
export const phaseOf = (position: Position): number => {
  collectFeatures(position, scratch);
  return scratch.phase;
};

/** Lists the features of a position; what an earlier call wrote is overwritten. */
export const collectFeatures = (position: Position, out: Features): void => {
  covered[CHO].fill(0);
  covered[HAN].fill(0);
  out.phase = 0;
  // Attacks first, for both sides: what is safe or loose depends on the other's.
  for (const side of [CHO, HAN] as const) out.counts[side] = collectPieces(position, side, out);
  for (const side of [CHO, HAN] as const) out.counts[side] = collectSafety(position, side, out);
  if (out.phase > FULL_PHASE) out.phase = FULL_PHASE;
};

/** Features of pieces by themselves, and of what they reach. @returns how many */
const collectPieces = (position: Position, side: SideCode, out: Features): number => {
  const { cells: board, cells: slotSquare, slotStart, movement } = position;
  const list = out.lists[side];
  const place = PLACE[side];
  const enemyPalace = PALACE[opponent(side)];
  const cover = covered[side];
  const base = side << 3;
  const directions = movement.palaceDiagonals ? ALL_DIRECTIONS : ORTHOGONALS;
  let count = 0;
  let attacksOnPalace = 0;

  for (let kind = GENERAL; kind <= SOLDIER; kind++) {
    const last = slotStart[base + kind + 1] as number;
    for (let slot = slotStart[base + kind] as number; slot < last; slot++) {
      const from = slotSquare[slot] as Square;
      if (from === NO_SQUARE) continue;
      list[count++] = START.material + kind;
      list[count++] = START.placement + kind * PLACES + (place[from] as number);
      out.phase += PHASE_OF[kind] as number;
      let reach = 0;
      let inside = 0;
      switch (kind) {
        case GENERAL:
        case GUARD: {
          const { start, items } = (kind === GENERAL ? movement.generalSteps : movement.guardSteps).lists;
          for (let index = start[from] as number; index < (start[from + 1] as number); index++) {
            const to = items[index] as Square;
            cover[to] = (cover[to] as number) + 1;
          }
          continue;
        }
        case ELEPHANT: {
          const { start, items } = ELEPHANT_JUMPS;
          let blocked = 0;
          for (let index = start[from] as number; index < (start[from + 1] as number); index += 3) {
            if (board[items[index] as Square] !== EMPTY || board[items[index + 1] as Square] !== EMPTY) {
              blocked++;
              continue;
            }
            const to = items[index + 2] as Square;
            cover[to] = (cover[to] as number) + 1;
            inside += enemyPalace[to] as number;
            const target = board[to] as PieceCode;
            if (target === EMPTY) reach++;
            else if (sideOf(target) !== side) {
              reach++;
              list[count++] = START.threats + kind * KINDS + kindOf(target);
            }
          }
          list[count++] = START.elephantLegs + blocked;
          break;
        }
        case HORSE: {
          const { start, items } = HORSE_JUMPS;
          let blocked = 0;
          for (let index = start[from] as number; index < (start[from + 1] as number); index += 2) {
            if (board[items[index] as Square] !== EMPTY) {
              blocked++;
              continue;
            }
            const to = items[index + 1] as Square;
            cover[to] = (cover[to] as number) + 1;
            inside += enemyPalace[to] as number;
            const target = board[to] as PieceCode;
            if (target === EMPTY) reach++;
            else if (sideOf(target) !== side) {
              reach++;
              list[count++] = START.threats + kind * KINDS + kindOf(target);
            }
          }
          list[count++] = START.horseLegs + blocked;
          break;
        }
        case CANNON: {
          let screens = 0;
          for (let ray = from * 8; ray < from * 8 + directions; ray++) {
            const rayEnd = RAYS.start[ray + 1] as number;
            let index = RAYS.start[ray] as number;
            while (index < rayEnd && board[RAYS.items[index] as Square] === EMPTY) index++;
            if (index >= rayEnd || kindOf(board[RAYS.items[index] as Square] as PieceCode) === CANNON) continue;
            screens++;
            for (index++; index < rayEnd; index++) {
              const to = RAYS.items[index] as Square;
              const target = board[to] as PieceCode;
              if (target === EMPTY) {
                reach++;
                cover[to] = (cover[to] as number) + 1;
                inside += enemyPalace[to] as number;
                continue;
              }
              if (kindOf(target) === CANNON) break;
              cover[to] = (cover[to] as number) + 1;
              inside += enemyPalace[to] as number;
              if (sideOf(target) !== side) {
                reach++;
                list[count++] = START.cannonTargets + kindOf(target);
              }
              break;
            }
          }
          list[count++] = START.screens + screens;
          break;
        }
        case CHARIOT:
          for (let ray = from * 8; ray < from * 8 + directions; ray++) {
            const rayEnd = RAYS.start[ray + 1] as number;
            for (let index = RAYS.start[ray] as number; index < rayEnd; index++) {
              const to = RAYS.items[index] as Square;
              const target = board[to] as PieceCode;
              cover[to] = (cover[to] as number) + 1;
              inside += enemyPalace[to] as number;
              if (target === EMPTY) {
                reach++;
                continue;
              }
              if (sideOf(target) !== side) {
                reach++;
                list[count++] = START.threats + kind * KINDS + kindOf(target);
              }
              break;
            }
          }
          break;
        default: {
          const { start, items } = movement.soldierSteps[side].lists;
          const own = base + SOLDIER;
          for (let index = start[from] as number; index < (start[from + 1] as number); index++) {
            const to = items[index] as Square;
            cover[to] = (cover[to] as number) + 1;
            inside += enemyPalace[to] as number;
            const target = board[to] as PieceCode;
            if (target !== EMPTY && sideOf(target) !== side)
              list[count++] = START.threats + kind * KINDS + kindOf(target);
          }
          const file = fileOf(from);
          let neighbours = 0;
          if (file > 0 && board[from - 1] === own) neighbours++;
          if (file < 8 && board[from + 1] === own) neighbours++;
          list[count++] = START.soldierPairs + neighbours;
        }
      }
      if (kind !== SOLDIER)
        list[count++] = START.mobility + (kind - ELEPHANT) * (MOST_SQUARES + 1) + Math.min(reach, MOST_SQUARES);
      attacksOnPalace += inside;
      if (inside > 0) for (let point = 0; point < inside; point++) list[count++] = START.siegers + kind;
    }
  }
  pressure[side] = attacksOnPalace;
  if (position.turn === side) list[count++] = START.tempo;
  return count;
};

/** Features that need the attacks of both sides. @returns how many the side has by now */
const collectSafety = (position: Position, side: SideCode, out: Features): number => {
  const { cells: board, cells: slotSquare, slotStart, movement } = position;
  const list = out.lists[side];
  const enemy = opponent(side);
  const mine = covered[side];
  const theirs = covered[enemy];
  const base = side << 3;
  let count = out.counts[side];

  const general = position.generalOf(side);
  const { start, items } = movement.generalSteps.lists;
  let exits = 0;
  for (let index = start[general] as number; index < (start[general + 1] as number); index++) {
    const to = items[index] as Square;
    const there = board[to] as PieceCode;
    if (theirs[to] === 0 && (there === EMPTY || sideOf(there) === enemy)) exits++;
  }
  list[count++] = START.exits + exits;
  const attacks = pressure[enemy] as number;
  list[count++] = START.siege + Math.min(attacks, MOST_ATTACKS);
  const guards = countOn(position, base + GUARD);
  const chariots = countOn(position, pieceCode(enemy, CHARIOT));
  list[count++] = START.guards + (chariots > 0 ? 4 : 0) + Math.min(guards, 3);
  const soldiers = countOn(position, base + SOLDIER);
  list[count++] = START.soldierCount + Math.min(soldiers, 5);
  count = collectAimed(position, general, enemy, list, count);
  if (side !== position.turn && facing(position)) list[count++] = START.facing;

  const looseness = START.loose + (position.turn === side ? 0 : KINDS);
  const end = slotStart[base + SOLDIER + 1] as number;
  for (let slot = slotStart[base + GUARD] as number; slot < end; slot++) {
    const square = slotSquare[slot] as Square;
    if (square !== NO_SQUARE && theirs[square] !== 0 && mine[square] === 0)
      list[count++] = looseness + kindOf(board[square] as PieceCode);
  }
  return count;
};

/** Lines from a general at whose end an enemy chariot or cannon waits for one piece to go or to come. */
const collectAimed = (
  { board, movement }: Position,
  general: Square,
  enemy: SideCode,
  list: Uint16Array,
  at: number,
): number => {
  const directions = movement.palaceDiagonals ? ALL_DIRECTIONS : ORTHOGONALS;
  let count = at;
  for (let ray = general * 8; ray < general * 8 + directions; ray++) {
    const rayEnd = RAYS.start[ray + 1] as number;
    let between = 0;
    for (let index = RAYS.start[ray] as number; index < rayEnd && between < 2; index++) {
      const piece = board[RAYS.items[index] as Square] as PieceCode;
      if (piece === EMPTY) continue;
      if (piece === pieceCode(enemy, CHARIOT)) {
        if (between === 1) list[count++] = START.aimed;
        break;
      }
      if (piece === pieceCode(enemy, CANNON)) {
        if (between === 0) list[count++] = START.aimed + 1;
        break;
      }
      between++;
    }
  }
  return count;
};

const countOn = ({ cells: slotSquare, slotStart }: Position, piece: PieceCode): number => {
  let count = 0;
  for (let slot = slotStart[piece] as number; slot < (slotStart[piece + 1] as number); slot++)
    if (slotSquare[slot] !== NO_SQUARE) count++;
  return count;
};
