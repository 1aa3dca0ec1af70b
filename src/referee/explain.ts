import { attackersOf, facing, reaches } from '../janggi/attack.js';
import { exposesGeneral, isLegal, judgeFacing } from '../janggi/generate.js';
import { ELEPHANT_JUMPS, HORSE_JUMPS, LINE, type Lists, ORTHOGONALS, pair, RAYS } from '../janggi/geometry.js';
import { isPass, type Move, moveFrom, moveTo } from '../janggi/move.js';
import {
  CANNON,
  CHARIOT,
  ELEPHANT,
  EMPTY,
  GENERAL,
  GUARD,
  HORSE,
  kindName,
  kindOf,
  type PieceKind,
  SOLDIER,
  sideOf,
} from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import { CHO, opponent, sideName } from '../janggi/side.js';
import { fileOf, inPalace, rankFromHome, rankOf, type Square, squareName } from '../janggi/square.js';
import type { Topic } from '../rulesets/clause.js';
import type { Play } from './play.js';

/** Why a move is not legal. */
export const ILLEGAL_CODES = [
  'NO_PIECE',
  'NOT_YOUR_PIECE',
  'WRONG_PIECE',
  'OWN_PIECE_ON_TARGET',
  'NOT_A_MOVE_OF_THIS_PIECE',
  'LEG_BLOCKED',
  'PATH_BLOCKED',
  'NO_SCREEN',
  'TWO_SCREENS',
  'CANNON_SCREEN',
  'CANNON_TAKES_CANNON',
  'OUTSIDE_PALACE',
  'NO_LINE',
  'BACKWARD_SOLDIER',
  'LEAVES_GENERAL_IN_CHECK',
  'PASS_IN_CHECK',
  'PASS_NOT_ALLOWED',
  'FACING_NOT_ALLOWED',
  'MUST_BREAK_FACING',
  'CANNON_FIRST_MOVE',
  'SHUTTLE_LIMIT',
] as const;
export type IllegalCode = (typeof ILLEGAL_CODES)[number];

/** Faults that hold whatever the switches say: something stands in the way, or a duty that no rule lifts. */
const FIXED_FAULTS: readonly IllegalCode[] = [
  'NO_PIECE',
  'NOT_YOUR_PIECE',
  'WRONG_PIECE',
  'OWN_PIECE_ON_TARGET',
  'LEG_BLOCKED',
  'PATH_BLOCKED',
  'NO_SCREEN',
  'TWO_SCREENS',
  'CANNON_SCREEN',
  'CANNON_TAKES_CANNON',
  'LEAVES_GENERAL_IN_CHECK',
  'PASS_IN_CHECK',
];
/** Whether a house rule can be what makes a move illegal in this way. */
export const isSwitchable = (code: IllegalCode): boolean => !FIXED_FAULTS.includes(code);

/** Why a move is not legal, in full. */
export interface Explanation {
  readonly code: IllegalCode;
  readonly message: string;
  /** The squares that matter beside the move's own: what blocks, what checks. */
  readonly squares: readonly Square[];
  /** What the clause behind it settles. */
  readonly topic: Topic;
}

/** Why a move that is not legal is not; null for a legal one. History is looked at, endings are not. */
export const explainIllegal = (play: Play, move: Move): Explanation | null => {
  const { position } = play;
  if (play.isLegal(move)) return null;
  if (isLegal(position, move)) return explainHistory(play, move);
  return isPass(move) ? explainPass(position, move, play) : explainMove(position, move, play);
};

const explainHistory = (play: Play, move: Move): Explanation | null => {
  const code = play.historyForbids(move);
  if (code === null) return null;
  return code === 'CANNON_FIRST_MOVE'
    ? {
        code,
        message: 'A cannon may not make the first move of a game.',
        squares: [moveFrom(move)],
        topic: 'CANNON_FIRST_MOVE',
      }
    : {
        code,
        message: `This piece has gone to and fro ${play.rules.switches.shuttleLimit} times in a row; once more is not allowed.`,
        squares: [moveFrom(move), moveTo(move)],
        topic: 'SHUTTLE',
      };
};

const explainPass = (position: Position, move: Move, play: Play): Explanation => {
  const wrong = explainOwner(position, move);
  if (wrong) return wrong;
  const square = moveFrom(move);
  if (kindOf(position.board[square] as number) !== GENERAL)
    return {
      code: 'NOT_A_MOVE_OF_THIS_PIECE',
      message: `A move must change its square; a pass is written as the general's, ${squareName(position.generalOf(position.turn)).repeat(2)}.`,
      squares: [square],
      topic: 'PASS',
    };
  if (play.checked)
    return {
      code: 'PASS_IN_CHECK',
      message: `${sideName(position.turn)} is in check from ${names(checkersNow(position))}; a pass is no answer to check.`,
      squares: checkersNow(position),
      topic: 'PASS',
    };
  if (play.facing && play.rules.switches.facingReply === 'MUST_BREAK')
    return {
      code: 'MUST_BREAK_FACING',
      message: 'The generals face each other; the side to move must end that, a pass does not.',
      squares: bothGenerals(position),
      topic: 'FACING_REPLY',
    };
  return {
    code: 'PASS_NOT_ALLOWED',
    message: play.hasMove()
      ? 'A pass is allowed only to a side that has no legal move, if at all.'
      : 'These rules have no pass.',
    squares: [square],
    topic: 'PASS',
  };
};

const checkersNow = (position: Position): Square[] =>
  attackersOf(position, position.generalOf(position.turn), opponent(position.turn));
const bothGenerals = (position: Position): Square[] => [position.generalOf(0), position.generalOf(1)];
const names = (squares: readonly Square[]): string => squares.map(squareName).join(' and ');

const explainOwner = (position: Position, move: Move): Explanation | null => {
  const from = moveFrom(move);
  const piece = position.board[from] as number;
  if (piece === EMPTY)
    return { code: 'NO_PIECE', message: `There is no piece on ${squareName(from)}.`, squares: [from], topic: 'TURN' };
  if (sideOf(piece) !== position.turn)
    return {
      code: 'NOT_YOUR_PIECE',
      message: `The ${word(piece)} on ${squareName(from)} is ${sideName(sideOf(piece))}'s, and ${sideName(position.turn)} is to move.`,
      squares: [from],
      topic: 'TURN',
    };
  return null;
};

const word = (piece: number): string => kindName(kindOf(piece)).toLowerCase();

const explainMove = (position: Position, move: Move, play: Play): Explanation => {
  const wrong = explainOwner(position, move);
  if (wrong) return wrong;
  const { board, turn } = position;
  const from = moveFrom(move);
  const to = moveTo(move);
  const piece = board[from] as number;
  const kind = kindOf(piece);
  const topic: Topic = kindName(kind);
  const target = board[to] as number;
  const shape = explainShape(position, from, to);
  if (shape) return { ...shape, topic };
  if (target !== EMPTY && sideOf(target) === turn)
    return {
      code: 'OWN_PIECE_ON_TARGET',
      message: `${squareName(to)} holds ${sideName(turn)}'s own ${word(target)}.`,
      squares: [to],
      topic: 'CAPTURE',
    };
  const obstacle = reaches(position, from, to) ? null : explainObstacle(position, from, to);
  if (obstacle) return { ...obstacle, topic };
  if (exposesGeneral(position, move)) {
    const attackers = attackersAfter(position, move);
    return {
      code: 'LEAVES_GENERAL_IN_CHECK',
      message: `${sideName(turn)}'s general would be in check from ${names(attackers)}.`,
      squares: attackers,
      topic: 'CHECK',
    };
  }
  const makes = judgeFacing(position, move, play.checked, facing(position)) === 'MAKES_FACING';
  return makes
    ? {
        code: 'FACING_NOT_ALLOWED',
        message: `The move would bring the generals face to face, which ${FACING_REFUSALS[play.rules.switches.facingMake]}.`,
        squares: bothGenerals(position),
        topic: 'FACING_MAKE',
      }
    : {
        code: 'MUST_BREAK_FACING',
        message: 'The generals face each other, and the move does not end that.',
        squares: bothGenerals(position),
        topic: 'FACING_REPLY',
      };
};

const FACING_REFUSALS = {
  FREE: 'is allowed',
  WEAKER: 'only the side with fewer points on the board may do',
  NOT_IN_CHECK: 'a side in check may not do',
  ILLEGAL: 'nobody may do',
} as const;

const attackersAfter = (position: Position, move: Move): Square[] => {
  const mover = position.turn;
  const undo = position.make(move);
  const attackers = attackersOf(position, position.generalOf(mover), position.turn);
  position.unmake(move, undo);
  return attackers;
};

type Reason = Omit<Explanation, 'topic'>;

const notAMove = (kind: PieceKind, from: Square, to: Square): Reason => ({
  code: 'NOT_A_MOVE_OF_THIS_PIECE',
  message: `A ${kind.toLowerCase()} does not move from ${squareName(from)} to ${squareName(to)}.`,
  squares: [from],
});
const noLine = (from: Square, to: Square): Reason => ({
  code: 'NO_LINE',
  message: `There is no line to move along from ${squareName(from)} to ${squareName(to)}.`,
  squares: [from, to],
});

/** Faults of a move's mere shape, whatever else stands on the board. */
const explainShape = (position: Position, from: Square, to: Square): Reason | null => {
  const { board, movement } = position;
  const piece = board[from] as number;
  const kind = kindOf(piece);
  const side = sideOf(piece);
  const files = Math.abs(fileOf(to) - fileOf(from));
  const ranks = Math.abs(rankOf(to) - rankOf(from));
  const diagonal = files === ranks;
  switch (kind) {
    case GENERAL:
    case GUARD: {
      const steps = kind === GENERAL ? movement.generalSteps : movement.guardSteps;
      if (steps.pairs[pair(from, to)] !== 0) return null;
      if (!inPalace(to, side))
        return {
          code: 'OUTSIDE_PALACE',
          message: `${squareName(to)} is outside the palace of ${sideName(side)} (${side === CHO ? 'd1 to f3' : 'd8 to f10'}), which a ${word(piece)} never leaves.`,
          squares: [to],
        };
      return diagonal && files === 1 ? noLine(from, to) : notAMove(kindName(kind), from, to);
    }
    case ELEPHANT:
      return jumpLegs(ELEPHANT_JUMPS, 2, from, to) ? null : notAMove('ELEPHANT', from, to);
    case HORSE:
      return jumpLegs(HORSE_JUMPS, 1, from, to) ? null : notAMove('HORSE', from, to);
    case CHARIOT:
    case CANNON: {
      const direction = (LINE[pair(from, to)] as number) - 1;
      if (direction >= 0 && (direction < ORTHOGONALS || movement.palaceDiagonals)) return null;
      return diagonal ? noLine(from, to) : notAMove(kindName(kind), from, to);
    }
    default: {
      if (movement.soldierSteps[side].pairs[pair(from, to)] !== 0) return null;
      if (rankFromHome(to, side) < rankFromHome(from, side))
        return { code: 'BACKWARD_SOLDIER', message: 'A soldier never moves backward.', squares: [from, to] };
      return diagonal && files === 1 ? noLine(from, to) : notAMove(kindName(SOLDIER), from, to);
    }
  }
};

/** The points that a jump passes over; undefined where there is no such jump. */
const jumpLegs = (jumps: Lists, legs: number, from: Square, to: Square): Square[] | undefined => {
  for (let at = jumps.start[from] as number; at < (jumps.start[from + 1] as number); at += legs + 1)
    if (jumps.items[at + legs] === to) return [...jumps.items.subarray(at, at + legs)];
  return undefined;
};

/** What stands in the way of a move of the right shape. */
const explainObstacle = (position: Position, from: Square, to: Square): Reason | null => {
  const { board } = position;
  const kind = kindOf(board[from] as number);
  if (kind === HORSE || kind === ELEPHANT) {
    const legs = kind === HORSE ? jumpLegs(HORSE_JUMPS, 1, from, to) : jumpLegs(ELEPHANT_JUMPS, 2, from, to);
    const blocked = (legs ?? []).filter((leg) => board[leg] !== EMPTY);
    return {
      code: 'LEG_BLOCKED',
      message: `The ${kindName(kind).toLowerCase()}'s way is blocked on ${names(blocked)}.`,
      squares: blocked,
    };
  }
  const between = occupiedBetween(position, from, to);
  if (kind === CHARIOT)
    return { code: 'PATH_BLOCKED', message: `The way is blocked on ${names(between)}.`, squares: between };
  const cannons = between.filter((square) => kindOf(board[square] as number) === CANNON);
  if (between.length === 0)
    return {
      code: 'NO_SCREEN',
      message: `A cannon needs exactly one piece to jump over between ${squareName(from)} and ${squareName(to)}.`,
      squares: [from, to],
    };
  if (cannons.length > 0)
    return {
      code: 'CANNON_SCREEN',
      message: `A cannon never jumps over a cannon, and one stands on ${names(cannons)}.`,
      squares: cannons,
    };
  if (between.length > 1)
    return {
      code: 'TWO_SCREENS',
      message: `A cannon jumps over exactly one piece, and ${between.length} stand between, on ${names(between)}.`,
      squares: between,
    };
  return { code: 'CANNON_TAKES_CANNON', message: 'A cannon never captures a cannon.', squares: [to] };
};

const occupiedBetween = (position: Position, from: Square, to: Square): Square[] => {
  const direction = (LINE[pair(from, to)] as number) - 1;
  const found: Square[] = [];
  for (let at = RAYS.start[from * 8 + direction] as number; RAYS.items[at] !== to; at++) {
    const square = RAYS.items[at] as Square;
    if (position.board[square] !== EMPTY) found.push(square);
  }
  return found;
};
