/**
 * Legal moves. A move of a piece other than the general can only expose the general where it touches a point
 * that an enemy piece's line, leg or screen depends on; those points are marked once a position, and only moves
 * that touch one are tried out.
 */
import { facing, facingAfter, inCheck, isAttacked, reaches } from './attack.js';
import {
  ALL_DIRECTIONS,
  ELEPHANT_JUMPS,
  ELEPHANT_LEG_1,
  ELEPHANT_LEG_2,
  HORSE_JUMPS,
  HORSE_LEG,
  LINE,
  type Lists,
  ORTHOGONALS,
  pair,
  RAYS,
} from './geometry.js';
import { type Move, moveFrom, moveOf, moveTo } from './move.js';
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
import { opponent, type SideCode } from './side.js';
import { NO_SQUARE, SQUARES, type Square } from './square.js';

/** Room for the moves of any setup, even one with 88 chariots. */
export const MAX_MOVES = 2048;

/** Marked points carry the number of the position that marked them, so that nothing needs clearing. */
const marked = new Uint32Array(SQUARES);
let marker = 0;

/**
 * Writes the legal moves of the side to move into `out`, from index `at` on, in no particular order.
 * History and endings are not looked at. @returns the index behind the last move
 */
export const generate = (position: Position, out: Uint16Array, at: number): number => {
  const checked = markCriticalPoints(position);
  const end = generatePieceMoves(position, out, at, checked);
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
  const { movement, slotSquare, slotStart } = position;
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
  const end = generate(position, scratch, 0);
  // The pass, if any, is the last and makes one.
  return end > 1 || (end === 1 && moveFrom(scratch[0] as Move) !== moveTo(scratch[0] as Move));
};

/** Whether a move (or a pass) is legal in a position: the same answer as {@link legalMoves}, for one move. */
export const isLegal = (position: Position, move: Move): boolean => {
  const from = moveFrom(move);
  const to = moveTo(move);
  const { board, turn, movement } = position;
  if (from >= SQUARES || to >= SQUARES) return false;
  const piece = board[from] as PieceCode;
  if (piece === EMPTY || sideOf(piece) !== turn) return false;
  const needsFacing = movement.facingRestricts;
  if (from === to) {
    if (kindOf(piece) !== GENERAL) return false;
    // Only a pass that is not free depends on the moves there are.
    const hasMove = movement.switches.pass !== 'FREE' && hasMoveBesidesPass(position);
    return mayPass(movement.switches, hasMove, inCheck(position), needsFacing && facing(position));
  }
  const target = board[to] as PieceCode;
  if (target !== EMPTY && sideOf(target) === turn) return false;
  if (!reaches(position, from, to) || exposesGeneral(position, move)) return false;
  return !needsFacing || judgeFacing(position, move, inCheck(position), facing(position)) === 'ALLOWED';
};

/** Whether a move would leave the mover's own general attacked by a piece. */
export const exposesGeneral = (position: Position, move: Move): boolean => {
  const { board, slotOn, slotSquare, turn } = position;
  const from = moveFrom(move);
  const to = moveTo(move);
  const piece = board[from] as PieceCode;
  const captured = board[to] as PieceCode;
  const capturedSlot = slotOn[to] as number;
  board[from] = EMPTY;
  board[to] = piece;
  if (captured !== EMPTY) slotSquare[capturedSlot] = NO_SQUARE;
  const general = kindOf(piece) === GENERAL ? to : position.generalOf(turn);
  const exposed = isAttacked(position, general, opponent(turn));
  board[from] = piece;
  board[to] = captured;
  if (captured !== EMPTY) slotSquare[capturedSlot] = to;
  return exposed;
};

const mark = (square: Square): void => {
  marked[square] = marker;
};

/** Marks every point where a move could bring or end an attack on the general of the side to move. @returns whether it is in check */
const markCriticalPoints = (position: Position): boolean => {
  const { board, slotSquare, slotStart, movement, turn } = position;
  const general = position.generalOf(turn);
  const enemy = opponent(turn);
  let checked = false;
  marker++;

  for (const kind of LINE_KINDS) {
    const piece = pieceCode(enemy, kind);
    const end = slotStart[piece + 1] as number;
    for (let slot = slotStart[piece] as number; slot < end; slot++) {
      const from = slotSquare[slot] as Square;
      if (from === NO_SQUARE) continue;
      const direction = (LINE[pair(from, general)] as number) - 1;
      if (direction < 0 || (direction >= ORTHOGONALS && !movement.palaceDiagonals)) continue;
      if (markLine(board, from, general, direction, kind === CANNON)) checked = true;
    }
  }

  const horse = pieceCode(enemy, HORSE);
  const horseEnd = slotStart[horse + 1] as number;
  for (let slot = slotStart[horse] as number; slot < horseEnd; slot++) {
    const from = slotSquare[slot] as Square;
    if (from === NO_SQUARE) continue;
    const leg = HORSE_LEG[pair(from, general)] as number;
    if (leg === 0) continue;
    mark(leg - 1);
    if (board[leg - 1] !== EMPTY) continue;
    mark(from);
    checked = true;
  }

  const elephant = pieceCode(enemy, ELEPHANT);
  const elephantEnd = slotStart[elephant + 1] as number;
  for (let slot = slotStart[elephant] as number; slot < elephantEnd; slot++) {
    const from = slotSquare[slot] as Square;
    if (from === NO_SQUARE) continue;
    const leg = ELEPHANT_LEG_1[pair(from, general)] as number;
    if (leg === 0) continue;
    const secondLeg = ELEPHANT_LEG_2[pair(from, general)] as number;
    mark(leg - 1);
    mark(secondLeg - 1);
    if (board[leg - 1] !== EMPTY || board[secondLeg - 1] !== EMPTY) continue;
    mark(from);
    checked = true;
  }

  const soldier = pieceCode(enemy, SOLDIER);
  const soldierEnd = slotStart[soldier + 1] as number;
  const hits = movement.soldierSteps[enemy].pairs;
  for (let slot = slotStart[soldier] as number; slot < soldierEnd; slot++) {
    const from = slotSquare[slot] as Square;
    if (from === NO_SQUARE || hits[pair(from, general)] === 0) continue;
    mark(from);
    checked = true;
  }
  return checked;
};
const LINE_KINDS = [CHARIOT, CANNON] as const;

/**
 * Marks what a chariot's or cannon's attack on the general depends on. One move takes at most one piece off the line
 * and puts at most one onto it, so a line with too many pieces between is safe.
 * @returns whether it gives check
 */
const markLine = (board: Uint8Array, from: Square, general: Square, direction: number, isCannon: boolean): boolean => {
  const first = RAYS.start[from * 8 + direction] as number;
  let last = first;
  let between = 0;
  let cannons = 0;
  for (; RAYS.items[last] !== general; last++) {
    const piece = board[RAYS.items[last] as Square] as PieceCode;
    if (piece === EMPTY) continue;
    between++;
    if (kindOf(piece) === CANNON) cannons++;
    if (between > 2) return false;
  }
  const screens = isCannon ? 1 : 0;
  if (between > screens + 1) return false;
  const check = between === screens && cannons === 0;
  // With the right number already there, or one too few, any point between matters; else only those taken.
  const anyPoint = check || between < screens;
  for (let at = first; at < last; at++) {
    const square = RAYS.items[at] as Square;
    if (anyPoint || board[square] !== EMPTY) mark(square);
  }
  if (check) mark(from);
  return check;
};

/** Moves of all pieces, facing rules and passes left aside. */
const generatePieceMoves = (position: Position, out: Uint16Array, at: number, checked: boolean): number => {
  const { board, slotSquare, slotStart, movement, turn } = position;
  const base = turn << 3;
  const directions = movement.palaceDiagonals ? ALL_DIRECTIONS : ORTHOGONALS;
  let end = generateGeneralMoves(position, out, at);

  for (let slot = slotStart[base + GUARD] as number; slot < (slotStart[base + ELEPHANT] as number); slot++) {
    const from = slotSquare[slot] as Square;
    if (from !== NO_SQUARE) end = generateSteps(position, movement.guardSteps.lists, from, out, end, checked);
  }

  for (let slot = slotStart[base + ELEPHANT] as number; slot < (slotStart[base + HORSE] as number); slot++) {
    const from = slotSquare[slot] as Square;
    if (from === NO_SQUARE) continue;
    const { start, items } = ELEPHANT_JUMPS;
    for (let index = start[from] as number; index < (start[from + 1] as number); index += 3)
      if (board[items[index] as Square] === EMPTY && board[items[index + 1] as Square] === EMPTY)
        end = add(position, from, items[index + 2] as Square, out, end, checked);
  }

  for (let slot = slotStart[base + HORSE] as number; slot < (slotStart[base + CANNON] as number); slot++) {
    const from = slotSquare[slot] as Square;
    if (from === NO_SQUARE) continue;
    const { start, items } = HORSE_JUMPS;
    for (let index = start[from] as number; index < (start[from + 1] as number); index += 2)
      if (board[items[index] as Square] === EMPTY)
        end = add(position, from, items[index + 1] as Square, out, end, checked);
  }

  for (let slot = slotStart[base + CANNON] as number; slot < (slotStart[base + CHARIOT] as number); slot++) {
    const from = slotSquare[slot] as Square;
    if (from === NO_SQUARE) continue;
    for (let ray = from * 8; ray < from * 8 + directions; ray++) {
      const rayEnd = RAYS.start[ray + 1] as number;
      let index = RAYS.start[ray] as number;
      while (index < rayEnd && board[RAYS.items[index] as Square] === EMPTY) index++;
      if (index >= rayEnd || kindOf(board[RAYS.items[index] as Square] as PieceCode) === CANNON) continue;
      for (index++; index < rayEnd; index++) {
        const to = RAYS.items[index] as Square;
        const target = board[to] as PieceCode;
        if (kindOf(target) !== CANNON) end = add(position, from, to, out, end, checked);
        if (target !== EMPTY) break;
      }
    }
  }

  for (let slot = slotStart[base + CHARIOT] as number; slot < (slotStart[base + SOLDIER] as number); slot++) {
    const from = slotSquare[slot] as Square;
    if (from === NO_SQUARE) continue;
    for (let ray = from * 8; ray < from * 8 + directions; ray++) {
      const rayEnd = RAYS.start[ray + 1] as number;
      for (let index = RAYS.start[ray] as number; index < rayEnd; index++) {
        const to = RAYS.items[index] as Square;
        end = add(position, from, to, out, end, checked);
        if (board[to] !== EMPTY) break;
      }
    }
  }

  const soldierSteps = movement.soldierSteps[turn].lists;
  for (let slot = slotStart[base + SOLDIER] as number; slot < (slotStart[base + SOLDIER + 1] as number); slot++) {
    const from = slotSquare[slot] as Square;
    if (from !== NO_SQUARE) end = generateSteps(position, soldierSteps, from, out, end, checked);
  }
  return end;
};

const generateSteps = (
  position: Position,
  { start, items }: Lists,
  from: Square,
  out: Uint16Array,
  at: number,
  checked: boolean,
): number => {
  let end = at;
  for (let index = start[from] as number; index < (start[from + 1] as number); index++)
    end = add(position, from, items[index] as Square, out, end, checked);
  return end;
};

const generateGeneralMoves = (position: Position, out: Uint16Array, at: number): number => {
  const { board, turn, movement } = position;
  const from = position.generalOf(turn);
  const enemy = opponent(turn);
  const { start, items } = movement.generalSteps.lists;
  let end = at;
  // Off the board while its targets are looked at: it must not shield them from a line behind it.
  const general = board[from] as PieceCode;
  board[from] = EMPTY;
  for (let index = start[from] as number; index < (start[from + 1] as number); index++) {
    const to = items[index] as Square;
    const target = board[to] as PieceCode;
    if (target !== EMPTY && sideOf(target) === turn) continue;
    if (!isAttacked(position, to, enemy)) out[end++] = moveOf(from, to);
  }
  board[from] = general;
  return end;
};

/** Adds a move of a piece other than the general if its target is free or the enemy's and the general stays safe. */
const add = (position: Position, from: Square, to: Square, out: Uint16Array, at: number, checked: boolean): number => {
  const target = position.board[to] as PieceCode;
  if (target !== EMPTY && sideOf(target) === position.turn) return at;
  const move = moveOf(from, to);
  const critical = marked[from] === marker || marked[to] === marker;
  if (critical ? exposesGeneral(position, move) : checked) return at;
  out[at] = move;
  return at + 1;
};
