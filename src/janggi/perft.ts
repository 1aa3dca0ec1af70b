import { generate, MAX_MOVES } from './generate.js';
import { isPass, type Move } from './move.js';
import type { Position } from './position.js';

/**
 * The number of legal move sequences of a given length: the usual proof of a move generator.
 * A pass counts as a move, and a second pass in a row ends the sequence: published counts agree on that.
 * @param depth in half-moves, 0 or more; the position is unchanged afterwards
 */
export const perft = (position: Position, depth: number): number =>
  depth === 0 ? 1 : count(position, depth, new Uint16Array(MAX_MOVES * depth), 0, false);

const count = (position: Position, depth: number, buffer: Uint16Array, at: number, passed: boolean): number => {
  const end = generate(position, buffer, at);
  if (depth === 1) return end - at;
  let nodes = 0;
  for (let index = at; index < end; index++) {
    const move = buffer[index] as Move;
    const passes = isPass(move);
    if (passes && passed) continue;
    const undo = position.make(move);
    nodes += count(position, depth - 1, buffer, end, passes);
    position.unmake(move, undo);
  }
  return nodes;
};

/** The same for each legal move in turn: how many of the sequences begin with it. */
export function* divide(position: Position, depth: number): Generator<readonly [move: Move, nodes: number]> {
  const buffer = new Uint16Array(MAX_MOVES * depth);
  const end = generate(position, buffer, 0);
  for (const move of buffer.slice(0, end)) {
    const undo = position.make(move);
    const nodes = depth === 1 ? 1 : count(position, depth - 1, buffer, end, isPass(move));
    position.unmake(move, undo);
    yield [move, nodes];
  }
}
