/** Games and positions to measure with: those of the collection beside the repository, or else made-up ones. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setUp } from '../scripts/set-up.mjs';
import { note } from './compare.mjs';

await setUp();
const { facing } = await import('../dist/janggi/attack.js');
const { hasMoveBesidesPass, legalMoves } = await import('../dist/janggi/generate.js');
const { isPass, moveTo } = await import('../dist/janggi/move.js');
const { FREE_MOVEMENT } = await import('../dist/janggi/movement.js');
const { Position } = await import('../dist/janggi/position.js');
const { countPieces, startSetup } = await import('../dist/janggi/setup.js');
const { formatFen } = await import('../dist/notation/fen.js');
const { formatKorean } = await import('../dist/notation/moves.js');
const { decodeText } = await import('../dist/notation/decode-text.js');

const SHARED = new URL('../../shared/', import.meta.url);
const isThere = (name) => {
  const there = existsSync(new URL(name, SHARED));
  if (!there) note(`../shared/${name} is not there: made-up games take its place`);
  return there;
};

/** A small repeatable source of random numbers (mulberry32). */
const randomOf = (seed) => {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

/** With fewer pieces a random game would soon run out of them. */
const FEWEST_PIECES = 12;

/**
 * Plays at random a game of so many plies that no ruleset ends before: nobody passes, mates, repeats a position or leaves
 * the generals face to face. @param onPly told of each position and the move that is made in it
 */
const playRandomly = (seed, plies, onPly) => {
  const random = randomOf(seed);
  const { position } = Position.from(startSetup(), FREE_MOVEMENT).value;
  const stood = new Set([position.key]);
  for (let ply = 0; ply < plies; ) {
    const moves = legalMoves(position).filter(
      (move) => !isPass(move) && (position.board[moveTo(move)] === 0 || countPieces(position.board) > FEWEST_PIECES),
    );
    if (moves.length === 0) return false;
    let tries = 0;
    for (; tries < 50; tries++) {
      const move = moves[random(moves.length)];
      const undo = position.make(move);
      const goesOn = !facing(position) && !stood.has(position.key) && hasMoveBesidesPass(position);
      if (goesOn) stood.add(position.key);
      position.unmake(move, undo);
      if (!goesOn) continue;
      onPly?.(position, move);
      position.make(move);
      ply++;
      break;
    }
    if (tries === 50) return false;
  }
  return true;
};

/** The text of a game of so many plies as a `.gib` record. */
export const madeUpGib = (seed, plies) => {
  for (let attempt = seed; ; attempt += 7919) {
    const words = [];
    if (
      playRandomly(attempt, plies, (position, move) =>
        words.push(`${words.length + 1}. ${formatKorean(position, move)}`),
      )
    )
      return `[초차림 "마상상마"]\n[한차림 "마상상마"]\n[총수 "${plies}"]\n\n${words.join(' ')}\n\n`;
  }
};

const CASES = 'cases/legal-moves.jsonl';
/** So many FENs of varied positions. */
export const variedFens = (count) => {
  if (isThere(CASES)) {
    const all = readFileSync(new URL(CASES, SHARED), 'utf8').trim().split('\n');
    return Array.from({ length: count }, (_, index) => JSON.parse(all[Math.floor((index * all.length) / count)]).fen);
  }
  const fens = [];
  for (let seed = 0; fens.length < count; seed++)
    playRandomly(seed, 120, (position) => {
      if (position.moveNumber % 5 === 0 && fens.length < count) fens.push(formatFen(position));
    });
  return fens;
};

/** The text of a collection of games in `.gib`. */
export const collectionText = () => {
  if (!isThere('records')) return Array.from({ length: 500 }, (_, seed) => madeUpGib(seed, 60 + (seed % 80))).join('');
  const folder = new URL('records/', SHARED);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.gib'))
    .sort()
    .map((name) => decodeText(readFileSync(new URL(name, folder))).text)
    .join('\n\n');
};

/** FENs of games at random, none of them twice, from a fixed seed. */
export const freshFens = function* () {
  const seen = new Set();
  for (let seed = 1_000_000; ; seed++) {
    const found = [];
    playRandomly(seed, 60, (position) => {
      const fen = formatFen(position);
      if (position.moveNumber > 3 && !seen.has(fen)) found.push(fen);
    });
    for (const fen of found) {
      seen.add(fen);
      yield fen;
    }
  }
};
