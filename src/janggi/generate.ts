/**
 * Legal moves. A move of a piece other than the general can only expose the general where it touches a point
 * that an enemy piece's line, leg or screen depends on; those points are marked once a position, and only moves
 * that touch one are tried out.
 */
import { attacks, facing, facingAfter, inCheck, isAttacked, reaches } from './attack.js';
import {
  DIRECTIONS_FROM,
  ELEPHANT_JUMPS,
  ELEPHANT_LEG_1,
  ELEPHANT_LEG_2,
  HORSE_JUMPS,
  HORSE_LEG,
  LINE,
  LINE_END,
  type Lists,
  ORTHOGONALS,
  pair,
  STEPS,
} from './geometry.js';
import { type Move, moveFrom, moveOf, moveTo } from './move.js';
import { IN_SIGHT, lowestPoint, PALACE_BIT } from './palace-reach.js';
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
} from './piece.js';
import type { Position } from './position.js';
import { CHO, HAN, opponent, type SideCode } from './side.js';
import { NO_SQUARE, SQUARES, type Square } from './square.js';

/** Room for the moves of any setup, even one with 88 chariots. */
export const MAX_MOVES = 2048;

/**
 * Writes the legal moves of the side to move into `out`, from index `at` on, in no particular order.
 * History and endings are not looked at. @returns the index behind the last move
 */
export const generate = (position: Position, out: Uint16Array, at: number): number => {
  const behindGeneral = writeGeneralMoves(position, out, at);
  const { checked } = danger;
  const end = keepSafe(position, out, behindGeneral, writePieceMoves(position, out, behindGeneral));
  const { switches, facingRestricts } = position.movement;
  const facingNow = facingRestricts && facing(position);
  const kept = facingRestricts ? filterByFacing(position, out, at, end, checked, facingNow) : end;
  if (mayPass(switches, kept > at, checked, facingNow)) {
    const general = position.generalOf(position.turn);
    out[kept] = moveOf(general, general);
    return kept + 1;
  }
  return kept;
};

/**
 * Whether the side to move may pass.
 * @param hasMove whether it has a legal move other than a pass
 */
export const mayPass = (
  switches: Position['movement']['switches'],
  hasMove: boolean,
  checked: boolean,
  facingNow: boolean,
): boolean => {
  if (facingNow && switches.facingReply === 'BREAK_OR_PASS') return true;
  if (checked || (facingNow && switches.facingReply === 'MUST_BREAK')) return false;
  if (switches.pass === 'FREE') return true;
  return !hasMove && (switches.pass === 'FORCED' || switches.stalemate === 'PASS');
};

/** What the generals' facing has to say of a move that is legal otherwise. */
export type FacingVerdict = 'ALLOWED' | 'MAKES_FACING' | 'LEAVES_FACING';

/**
 * Whether the facing rules of the movement allow a move (not a pass) of the side to move.
 * @param checked whether it is in check
 * @param facingNow whether the generals face each other before the move
 */
export const judgeFacing = (position: Position, move: Move, checked: boolean, facingNow: boolean): FacingVerdict => {
  const { switches } = position.movement;
  if (facingNow) return switches.facingReply !== 'ANY' && facingAfter(position, move) ? 'LEAVES_FACING' : 'ALLOWED';
  if (switches.facingMake === 'FREE' || !facingAfter(position, move)) return 'ALLOWED';
  const may =
    (switches.facingMake === 'WEAKER' && isWeaker(position)) || (switches.facingMake === 'NOT_IN_CHECK' && !checked);
  return may ? 'ALLOWED' : 'MAKES_FACING';
};

/** Whether the side to move has strictly fewer points on the board, without komi. */
const isWeaker = (position: Position): boolean =>
  boardPoints(position, position.turn) < boardPoints(position, opponent(position.turn));

/** Points of one side's pieces on the board by the movement's piece values, without komi. */
export const boardPoints = (position: Position, side: SideCode): number => {
  const { movement, cells: slotSquare, slotStart } = position;
  let points = 0;
  for (let kind = GUARD; kind <= SOLDIER; kind++) {
    const piece = pieceCode(side, kind);
    const end = slotStart[piece + 1] as number;
    for (let slot = slotStart[piece] as number; slot < end; slot++)
      if (slotSquare[slot] !== NO_SQUARE) points += movement.values[kind] as number;
  }
  return points;
};

const filterByFacing = (
  position: Position,
  out: Uint16Array,
  at: number,
  end: number,
  checked: boolean,
  facingNow: boolean,
): number => {
  let kept = at;
  for (let index = at; index < end; index++) {
    const move = out[index] as Move;
    if (judgeFacing(position, move, checked, facingNow) === 'ALLOWED') out[kept++] = move;
  }
  return kept;
};

/** The legal moves in ascending order of their numbers (from a1 on), a pass among them: an order that depends on nothing but the position. */
export const legalMoves = (position: Position): Uint16Array => {
  const end = generate(position, scratch, 0);
  return scratch.slice(0, end).sort();
};
const scratch = new Uint16Array(MAX_MOVES);

/** Whether the side to move has a legal move, a pass left out of account. */
export const hasMoveBesidesPass = (position: Position): boolean => {
  // Where nothing but the general's safety restricts moves, one of its own will do.
  if (!position.movement.facingRestricts && writeGeneralMoves(position, scratch, 0) > 0) return true;
  const end = generate(position, scratch, 0);
  // The pass, if any, is the last and makes one.
  return end > 1 || (end === 1 && moveFrom(scratch[0] as Move) !== moveTo(scratch[0] as Move));
};

/** What may be known of a position already: whether the side to move is in check, and whether the generals face each other. */
export interface Standing {
  readonly checked: boolean;
  readonly facing: boolean;
}

/**
 * Whether a move (or a pass) is legal in a position: the same answer as {@link legalMoves}, for one move.
 * @param known found out where it is needed and not given
 */
export const isLegal = (position: Position, move: Move, known: Standing | null = null): boolean => {
  const from = moveFrom(move);
  const to = moveTo(move);
  const { cells: board, turn, movement } = position;
  if (from >= SQUARES || to >= SQUARES) return false;
  const piece = board[from] as PieceCode;
  if (piece === EMPTY || sideOf(piece) !== turn) return false;
  const checked = (): boolean => known?.checked ?? inCheck(position);
  const facingNow = (): boolean => movement.facingRestricts && (known?.facing ?? facing(position));
  if (from === to) {
    if (kindOf(piece) !== GENERAL) return false;
    // Only a pass that is not free depends on the moves there are.
    const hasMove = movement.switches.pass !== 'FREE' && hasMoveBesidesPass(position);
    return mayPass(movement.switches, hasMove, checked(), facingNow());
  }
  const target = board[to] as PieceCode;
  if (target !== EMPTY && sideOf(target) === turn) return false;
  if (!reaches(position, from, to)) return false;
  const general = position.generalOf(turn);
  const isClear = from !== general && !IN_SIGHT[pair(general, from)] && !IN_SIGHT[pair(general, to)];
  // Far from all that an attack on the general depends on, a move brings none; but it may take the piece that gives one.
  const staysSafe = isClear && known !== null && !known.checked;
  if (!staysSafe && exposesGeneral(position, move)) return false;
  return !movement.facingRestricts || judgeFacing(position, move, checked(), facingNow()) === 'ALLOWED';
};

/** Whether a move would leave the mover's own general attacked by a piece. */
export const exposesGeneral = (position: Position, move: Move): boolean => {
  const { cells: board, turn } = position;
  const from = moveFrom(move);
  const to = moveTo(move);
  const piece = board[from] as PieceCode;
  const captured = board[to] as PieceCode;
  board[from] = EMPTY;
  board[to] = piece;
  const general = kindOf(piece) === GENERAL ? to : position.generalOf(turn);
  const exposed = isAttacked(position, general, opponent(turn), to);
  board[from] = piece;
  board[to] = captured;
  return exposed;
};

/**
 * What threatens the general of the side to move, as {@link writeGeneralMoves} found it: one for all positions, so that
 * generating makes no garbage.
 */
const danger = {
  checked: false,
  /** The enemy pieces that one move could let attack the general, or that do so now. */
  threats: 0,
};
/** Their squares. */
const threatFrom = new Uint8Array(SQUARES);
/** Points that a threat's line, leg or screen depends on carry the number of the position that marked them: nothing needs clearing. */
const marked = new Uint32Array(SQUARES);
let marker = 0;

const mark = (square: Square): void => {
  marked[square] = marker;
};

/** Writes the general's moves, and notes on the way what threatens it where it stands ({@link danger}). */
const writeGeneralMoves = (position: Position, out: Uint16Array, at: number): number => {
  const { cells: board, turn, movement, cells: slotSquare, slotStart } = position;
  const { palaceReach } = movement;
  const from = position.generalOf(turn);
  const end = writeSteps(board, LANDING[turn] as number, movement.generalSteps.lists, from, out, at);
  const standing = PALACE_BIT[from] as number;
  let safe = 0;
  for (let index = at; index < end; index++) safe |= PALACE_BIT[moveTo(out[index] as Move)] as number;

  danger.checked = false;
  danger.threats = 0;
  marker++;
  const enemy = opponent(turn);
  const general = board[from] as PieceCode;
  // Off the board while its targets are looked at: it must not shield them from a line behind it.
  board[from] = EMPTY;
  for (let kind = ELEPHANT; kind <= SOLDIER; kind++) {
    const piece = pieceCode(enemy, kind);
    const last = slotStart[piece + 1] as number;
    for (let slot = slotStart[piece] as number; slot < last; slot++) {
      const attacker = slotSquare[slot] as Square;
      let reached = (palaceReach[(piece << 8) | attacker] as number) & (safe | standing);
      if (reached === 0) continue;
      if ((reached & standing) !== 0) noteThreat(position, kind, attacker, from);
      for (reached &= safe; reached !== 0; reached &= reached - 1) {
        const target = lowestPoint(reached, turn);
        if (attacks(position, kind, enemy, attacker, target)) safe &= ~(PALACE_BIT[target] as number);
      }
    }
  }
  board[from] = general;

  let kept = at;
  for (let index = at; index < end; index++) {
    const move = out[index] as Move;
    if (((PALACE_BIT[moveTo(move)] as number) & safe) !== 0) out[kept++] = move;
  }
  return kept;
};

/** Looks at an enemy piece that could attack the general: whether it does, and which points its attack depends on. */
const noteThreat = (position: Position, kind: number, from: Square, general: Square): void => {
  const { cells: board } = position;
  const path = pair(from, general);
  switch (kind) {
    case HORSE: {
      const leg = (HORSE_LEG[path] as number) - 1;
      mark(leg);
      if (board[leg] === EMPTY) noteCheck(from);
      break;
    }
    case ELEPHANT: {
      const leg = (ELEPHANT_LEG_1[path] as number) - 1;
      const secondLeg = (ELEPHANT_LEG_2[path] as number) - 1;
      mark(leg);
      mark(secondLeg);
      if (board[leg] === EMPTY && board[secondLeg] === EMPTY) noteCheck(from);
      break;
    }
    case SOLDIER:
      noteCheck(from);
      break;
    default:
      if (!markLine(board, from, general, (LINE[path] as number) - 1, kind === CANNON)) return;
  }
  threatFrom[danger.threats++] = from;
};

const noteCheck = (from: Square): void => {
  danger.checked = true;
  mark(from);
};

/**
 * Marks what a chariot's or cannon's attack on the general depends on. One move takes at most one piece off the line
 * and puts at most one onto it, so a line with too many pieces between is safe.
 * @returns whether one move could make an attack of it, or it is one
 */
const markLine = (board: Uint8Array, from: Square, general: Square, direction: number, isCannon: boolean): boolean => {
  const step = STEPS[direction] as number;
  const screens = isCannon ? 1 : 0;
  let between = 0;
  let cannons = 0;
  for (let square = from + step; square !== general; square += step) {
    const piece = board[square] as PieceCode;
    if (piece === EMPTY) continue;
    if (++between > screens + 1) return false;
    if (kindOf(piece) === CANNON) cannons++;
  }
  const check = between === screens && cannons === 0;
  // With the right number already there, or one too few, any point between matters; else only those taken.
  const anyPoint = check || between < screens;
  for (let square = from + step; square !== general; square += step)
    if (anyPoint || board[square] !== EMPTY) mark(square);
  if (check) noteCheck(from);
  return true;
};

/** Keeps of the moves of other pieces than the general those that leave it safe. @returns the index behind the last */
const keepSafe = (position: Position, out: Uint16Array, at: number, end: number): number => {
  const { checked, threats } = danger;
  if (threats === 0) return end;
  let kept = at;
  for (let index = at; index < end; index++) {
    const move = out[index] as Move;
    const critical = marked[moveFrom(move)] === marker || marked[moveTo(move)] === marker;
    if (critical ? isSafe(position, move, threats) : !checked) out[kept++] = move;
  }
  return kept;
};

/** Whether none of the threats to the general becomes an attack by a move, or stays one. */
const isSafe = (position: Position, move: Move, threats: number): boolean => {
  const { cells: board, turn } = position;
  const general = position.generalOf(turn);
  const from = moveFrom(move);
  const to = moveTo(move);
  const piece = board[from] as PieceCode;
  const captured = board[to] as PieceCode;
  board[from] = EMPTY;
  board[to] = piece;
  let safe = true;
  for (let index = 0; safe && index < threats; index++) {
    const threat = threatFrom[index] as Square;
    if (threat !== to) safe = !attacks(position, kindOf(board[threat] as PieceCode), opponent(turn), threat, general);
  }
  board[from] = piece;
  board[to] = captured;
  return safe;
};

/** By side, a bit for each piece code that stands on a point where it can move to: nothing, or a piece of the enemy. */
const LANDING = [CHO, HAN].map((side) => 1 | (0xff << (opponent(side) << 3)));
const ORTHOGONALS_FROM = new Uint8Array(SQUARES).fill(ORTHOGONALS);
const CANNONS = (1 << pieceCode(CHO, CANNON)) | (1 << pieceCode(HAN, CANNON));

/** Moves of all pieces but the general, whether they leave it safe or not. */
const writePieceMoves = (position: Position, out: Uint16Array, at: number): number => {
  const { cells: board, cells: slotSquare, slotStart, movement, turn } = position;
  const landing = LANDING[turn] as number;
  const base = turn << 3;
  const directions = movement.palaceDiagonals ? DIRECTIONS_FROM : ORTHOGONALS_FROM;
  let end = at;

  for (let slot = slotStart[base + GUARD] as number; slot < (slotStart[base + ELEPHANT] as number); slot++) {
    const from = slotSquare[slot] as Square;
    if (from !== NO_SQUARE) end = writeSteps(board, landing, movement.guardSteps.lists, from, out, end);
  }

  for (let slot = slotStart[base + ELEPHANT] as number; slot < (slotStart[base + HORSE] as number); slot++) {
    const from = slotSquare[slot] as Square;
    if (from === NO_SQUARE) continue;
    const { start, items } = ELEPHANT_JUMPS;
    const last = start[from + 1] as number;
    for (let index = start[from] as number; index < last; index += 3) {
      const to = items[index + 2] as Square;
      const blocked = (board[items[index] as Square] as PieceCode) | (board[items[index + 1] as Square] as PieceCode);
      out[end] = moveOf(from, to);
      end += (landing >> (board[to] as PieceCode)) & isEmpty(blocked);
    }
  }

  for (let slot = slotStart[base + HORSE] as number; slot < (slotStart[base + CANNON] as number); slot++) {
    const from = slotSquare[slot] as Square;
    if (from === NO_SQUARE) continue;
    const { start, items } = HORSE_JUMPS;
    const last = start[from + 1] as number;
    for (let index = start[from] as number; index < last; index += 2) {
      const to = items[index + 1] as Square;
      out[end] = moveOf(from, to);
      end += (landing >> (board[to] as PieceCode)) & isEmpty(board[items[index] as Square] as PieceCode);
    }
  }

  const landingOfCannon = landing & ~CANNONS;
  for (let slot = slotStart[base + CANNON] as number; slot < (slotStart[base + CHARIOT] as number); slot++) {
    const from = slotSquare[slot] as Square;
    if (from === NO_SQUARE) continue;
    const lastRay = from * 8 + (directions[from] as number);
    for (let ray = from * 8; ray < lastRay; ray++) {
      const step = STEPS[ray & 7] as number;
      const lineEnd = LINE_END[ray] as number;
      let to = from + step;
      while (to !== lineEnd && board[to] === EMPTY) to += step;
      if (to === lineEnd || kindOf(board[to] as PieceCode) === CANNON) continue;
      for (to += step; to !== lineEnd; to += step) {
        const target = board[to] as PieceCode;
        if (((landingOfCannon >> target) & 1) !== 0) out[end++] = moveOf(from, to);
        if (target !== EMPTY) break;
      }
    }
  }

  for (let slot = slotStart[base + CHARIOT] as number; slot < (slotStart[base + SOLDIER] as number); slot++) {
    const from = slotSquare[slot] as Square;
    if (from === NO_SQUARE) continue;
    const lastRay = from * 8 + (directions[from] as number);
    for (let ray = from * 8; ray < lastRay; ray++) {
      const step = STEPS[ray & 7] as number;
      const lineEnd = LINE_END[ray] as number;
      for (let to = from + step; to !== lineEnd; to += step) {
        const target = board[to] as PieceCode;
        if (((landing >> target) & 1) !== 0) out[end++] = moveOf(from, to);
        if (target !== EMPTY) break;
      }
    }
  }

  const soldierSteps = movement.soldierSteps[turn].lists;
  for (let slot = slotStart[base + SOLDIER] as number; slot < (slotStart[base + SOLDIER + 1] as number); slot++) {
    const from = slotSquare[slot] as Square;
    if (from !== NO_SQUARE) end = writeSteps(board, landing, soldierSteps, from, out, end);
  }
  return end;
};

/** 1 for EMPTY, 0 for any piece. */
const isEmpty = (piece: PieceCode): number => (piece - 1) >>> 31;

const writeSteps = (
  board: Uint8Array,
  landing: number,
  { start, items }: Lists,
  from: Square,
  out: Uint16Array,
  at: number,
): number => {
  const last = start[from + 1] as number;
  let end = at;
  for (let index = start[from] as number; index < last; index++) {
    const to = items[index] as Square;
    out[end] = moveOf(from, to);
    end += (landing >> (board[to] as PieceCode)) & 1;
  }
  return end;
};
