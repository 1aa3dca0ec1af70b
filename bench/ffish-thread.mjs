/** What ffish is asked to do in the benchmarks, in a thread of its own ({@link startFfish}). */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

// It takes a global fetch for a sign of a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
// It prints its whole source with every error of the program.
for (const event of ['uncaughtException', 'unhandledRejection']) process.removeAllListeners(event);
await new Promise((resolve) => {
  ffish.onRuntimeInitialized = resolve;
});

const { variant, fens = [], games = [] } = workerData;
const board = new ffish.Board(variant);

const movesOf = (of) => {
  const moves = of.legalMoves();
  return moves === '' ? [] : moves.split(' ');
};
const movesFrom = (fen) => {
  board.setFen(fen);
  return movesOf(board);
};
const perft = (of, depth) => {
  const moves = movesOf(of);
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    of.push(move);
    nodes += perft(of, depth - 1);
    of.pop();
  }
  return nodes;
};
const walk = (of, depth) => {
  if (depth === 0) return 1;
  let nodes = 1;
  for (const move of movesOf(of)) {
    of.push(move);
    nodes += walk(of, depth - 1);
    of.pop();
  }
  return nodes;
};
const onEach = (work) => {
  let sum = 0;
  for (const fen of fens) {
    board.setFen(fen);
    sum += work();
  }
  return sum;
};

const TASKS = {
  /** Positions `depth` plies from the usual start. */
  perft: (depth) => perft(new ffish.Board(variant), depth),
  /** The legal moves of each of `fens`. */
  moves: () => fens.map(movesFrom),
  /** The same so many times, counted. */
  countMoves: (repeats) => {
    let moves = 0;
    for (let repeat = 0; repeat < repeats; repeat++) for (const fen of fens) moves += movesFrom(fen).length;
    return moves;
  },
  /** Positions up to `depth` plies from each of `fens`. */
  walk: (depth) => onEach(() => walk(board, depth)),
  /** Plays `games`, each `{ fen, moves }`, and asks after each move whether the game is over; the moves played. */
  play: () => {
    let plies = 0;
    for (const { fen, moves } of games) {
      const game = new ffish.Board(variant, fen);
      for (const move of moves) {
        game.push(move);
        plies++;
        if (game.isGameOver(true)) break;
      }
      game.delete();
    }
    return plies;
  },
};
parentPort.on('message', ({ task, argument }) => parentPort.postMessage(TASKS[task](argument)));
