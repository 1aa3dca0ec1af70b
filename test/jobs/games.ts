import { formatFen } from '../../src/notation/fen.js';
import { formatUci } from '../../src/notation/moves.js';
import { randomGame, rulesFor } from '../evaluation/games.js';

/** The same numbers each time. */
export const randomNumbers = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
};

const random = randomNumbers(7);
const KNOWN = Array.from({ length: 200 }, () => {
  const { start, moves } = randomGame(rulesFor('TOURNAMENT'), 4 + random(12), random);
  return { fen: formatFen(start), moves: moves.map(formatUci) };
});

/** A stream of so many games, no two alike; some lines are blank, and some are bad. */
export const streamOf = (count: number, name = 'game'): string =>
  Array.from({ length: count }, (_, index) => {
    if (index % 1000 === 501) return '{"moves": [';
    if (index % 1000 === 502) return JSON.stringify({ ref: `${name} ${index}`, moves: ['hello'] });
    const line = JSON.stringify({ ref: `${name} ${index}`, ...KNOWN[index % KNOWN.length] });
    return index % 1000 === 503 ? `\n${line}` : line;
  }).join('\n');
