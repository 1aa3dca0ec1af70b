/**
 * Plays games by the rules of janggimodern and prints the score with its error.
 *
 *   node bench/match.mjs nodes 100    against Fairy-Stockfish, 20,000 nodes a move
 *   node bench/match.mjs time 100     against Fairy-Stockfish, 100 ms a move
 *   node bench/match.mjs greedy 100   20,000 nodes a move against a player who takes the most points at once
 *
 * Every opening (arrangements and a few moves, drawn from a fixed seed) is played twice, once from each side.
 * Fairy-Stockfish is /usr/games/fairy-stockfish or what FAIRY_STOCKFISH names.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setUp } from '../scripts/set-up.mjs';

await setUp();
const { search } = await import('../dist/evaluation/search.js');
const { ARRANGEMENTS } = await import('../dist/janggi/arrangement.js');
const { legalMoves } = await import('../dist/janggi/generate.js');
const { moveFrom, moveTo } = await import('../dist/janggi/move.js');
const { Position } = await import('../dist/janggi/position.js');
const { startSetup } = await import('../dist/janggi/setup.js');
const { formatFen } = await import('../dist/notation/fen.js');
const { formatUci } = await import('../dist/notation/moves.js');
const { endingOf } = await import('../dist/referee/ending.js');
const { Play } = await import('../dist/referee/play.js');
const { countPoints } = await import('../dist/referee/points.js');
const { findRuleset } = await import('../dist/rulesets/registry.js');
const { rulesOf } = await import('../dist/rulesets/rules.js');

const [mode = 'nodes', count = '100', seed = '1'] = process.argv.slice(2);
const RULES = rulesOf(findRuleset('FAIRY_MODERN')).value;
const NODES = 20_000;
const MILLIS = 100;
/** Random moves after the arrangements, no passes; an opening that gives either side more than this many points is not used. */
const OPENING_PLIES = 8;
const MOST_EDGE = 2;
const MOST_PLIES = 400;

/** mulberry32 */
const randomOf = (start) => {
  let state = start >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

const openings = function* (random) {
  for (;;) {
    const draw = () => ARRANGEMENTS[random(ARRANGEMENTS.length)];
    const start = Position.from(startSetup(draw(), draw()), RULES.movement).value.position;
    const position = start.clone();
    const moves = [];
    while (moves.length < OPENING_PLIES) {
      // Without passes, two of which end a game.
      const choices = legalMoves(position).filter((move) => moveFrom(move) !== moveTo(move));
      const move = choices[random(choices.length)];
      position.make(move);
      moves.push(move);
    }
    const game = { start, startKind: 'ARRANGEMENT', moves, rules: RULES };
    const { lines } = search(game, { depth: 6, nodes: 1e6, millis: null, lines: 1 });
    if (lines.length > 0 && Math.abs(lines[0].score) <= MOST_EDGE * 100) yield { start, moves };
  }
};

const ours = async (game) => {
  const limits =
    mode === 'time'
      ? { depth: 60, nodes: 1e9, millis: MILLIS, lines: 1 }
      : { depth: 60, nodes: NODES, millis: null, lines: 1 };
  const { lines } = search(game, limits, { now: () => performance.now() });
  return lines[0].moves[0];
};

/** Takes what is worth most at once; among equals any. */
const greedy = (random) => async (game) => {
  const play = playOf(game);
  const side = play.position.turn;
  const gains = [...play.legalMoves()].map((move) => {
    const undo = play.position.make(move);
    const { margin } = countPoints(play.position, RULES);
    play.position.unmake(move, undo);
    return { move, gain: side === 0 ? margin : -margin };
  });
  const most = Math.max(...gains.map(({ gain }) => gain));
  const best = gains.filter(({ gain }) => gain === most);
  return best[random(best.length)].move;
};

const fairy = () => {
  const child = spawn(process.env.FAIRY_STOCKFISH ?? '/usr/games/fairy-stockfish', {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: child.stdout });
  let waiting = null;
  lines.on('line', (line) => {
    if (line.startsWith('bestmove') && waiting) waiting(line.split(' ')[1]);
  });
  child.stdin.write('uci\nsetoption name UCI_Variant value janggimodern\nsetoption name Threads value 1\n');
  return {
    newGame: () => child.stdin.write('ucinewgame\n'),
    play: ({ start, moves }) =>
      new Promise((resolve) => {
        waiting = (uci) =>
          resolve([...legalMoves(positionAfter(start, moves))].find((move) => formatUci(move) === uci));
        child.stdin.write(`position fen ${formatFen(start)} moves ${moves.map((move) => formatUci(move)).join(' ')}\n`);
        child.stdin.write(mode === 'time' ? `go movetime ${MILLIS}\n` : `go nodes ${NODES}\n`);
      }),
    quit: () => child.stdin.end('quit\n'),
  };
};

const positionAfter = (start, moves) => {
  const position = start.clone();
  for (const move of moves) position.make(move);
  return position;
};

const playOf = ({ start, startKind, moves, rules }) => {
  const play = new Play(start.clone(), startKind, rules);
  for (const move of moves) play.play(move);
  return play;
};

/** @returns Cho's score, and why the game ended */
const playGame = async ({ start, moves: opening }, players) => {
  const moves = [...opening];
  const play = playOf({ start, startKind: 'ARRANGEMENT', moves, rules: RULES });
  while (moves.length < MOST_PLIES) {
    const ending = endingOf(play);
    if (ending)
      return {
        score: ending.winner === null ? 0.5 : ending.winner === 0 ? 1 : 0,
        reason: ending.reason,
        plies: moves.length,
      };
    const move = await players[play.position.turn]({ start, startKind: 'ARRANGEMENT', moves, rules: RULES });
    if (move === undefined || !play.legalMoves().includes(move)) {
      const game = `${formatFen(start)} moves ${moves.map((made) => formatUci(made)).join(' ')}`;
      const who = players[play.position.turn] === ours ? 'we' : 'the opponent';
      throw new Error(`${who} made no legal move: position fen ${game}`);
    }
    moves.push(move);
    play.play(move);
  }
  return { score: 0.5, reason: 'TOO_LONG', plies: moves.length };
};

const random = randomOf(Number(seed));
const engine = mode === 'greedy' ? null : fairy();
const opponent = engine ? engine.play : greedy(random);
const results = [];
const reasons = {};
for (const opening of openings(random)) {
  for (const side of [0, 1]) {
    engine?.newGame();
    const { score, reason, plies } = await playGame(opening, side === 0 ? [ours, opponent] : [opponent, ours]);
    const own = side === 0 ? score : 1 - score;
    results.push(own);
    const how = `${own === 1 ? 'won' : own === 0 ? 'lost' : 'drawn'} ${reason}`;
    reasons[how] = (reasons[how] ?? 0) + 1;
    const total = results.reduce((a, b) => a + b, 0);
    if (process.stderr.isTTY || process.env.VERBOSE)
      console.error(`${results.length}: ${how}, ${plies} plies; ${total}`);
  }
  if (results.length >= Number(count)) break;
}
engine?.quit();

const mean = results.reduce((a, b) => a + b, 0) / results.length;
const variance = results.reduce((sum, result) => sum + (result - mean) ** 2, 0) / Math.max(results.length - 1, 1);
console.log(
  `${mode}: ${results.reduce((a, b) => a + b, 0)} of ${results.length}, ${(100 * mean).toFixed(1)} % ± ${(100 * Math.sqrt(variance / results.length)).toFixed(1)} (standard error)`,
);
console.table(reasons);
