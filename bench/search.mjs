/**
 * Nodes a second: our search and native Fairy-Stockfish's on the same positions; and, as ffish does not search, the same
 * tree of moves walked by both, ours with a static evaluation at its leaves.
 */
import { spawnSync } from 'node:child_process';
import { setUp } from '../scripts/set-up.mjs';
import { compare, print } from './compare.mjs';
import { startFfish } from './peers.mjs';

await setUp();
const { evaluate } = await import('../dist/evaluation/evaluate.js');
const { search } = await import('../dist/evaluation/search.js');
const { legalMoves } = await import('../dist/janggi/generate.js');
const { Position } = await import('../dist/janggi/position.js');
const { parseFen } = await import('../dist/notation/fen.js');
const { findRuleset } = await import('../dist/rulesets/registry.js');
const { rulesOf } = await import('../dist/rulesets/rules.js');

const FENS = [
  'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1',
  '2b2kc1r/3raa3/2n2n3/1pp1pb1p1/6p2/1P1P1P3/B3BR2P/C1N6/4A4/3AKC2R w - - 0 21',
  'r1b1k3r/n1R1aa3/c2b1cn2/p2p4p/5p3/1C2p4/PP1B2P1P/3N1N3/4AA3/C4K1BR w - - 0 16',
  '2r1ka2r/b3a4/3n5/pp2bp2p/5np2/3Pc4/2PPB2P1/C1N1C4/4A4/R2K1A1B1 w - - 0 22',
];
const DEPTH = 8;
const FAIRY = process.env.FAIRY_STOCKFISH ?? '/usr/games/fairy-stockfish';
const rules = rulesOf(findRuleset('FAIRY_MODERN')).value;
const starts = FENS.map((fen) => Position.from(parseFen(fen).value.setup, rules.movement).value.position);

const ours = () =>
  starts.reduce((nodes, start) => {
    const game = { start, startKind: 'POSITION', moves: [], rules };
    return nodes + search(game, { depth: DEPTH, nodes: 1e9, millis: null, lines: 1 }).nodes;
  }, 0);

/** Its own count and clock: it is another process. */
const native = () => {
  const input = ['uci', 'setoption name UCI_Variant value janggimodern', 'isready'];
  for (const fen of FENS) input.push('ucinewgame', `position fen ${fen}`, 'go nodes 200000');
  // A new game waits for the search before it to end; the end of the input would not.
  input.push('ucinewgame', 'quit');
  const { stdout, error } = spawnSync(FAIRY, { input: `${input.join('\n')}\n`, encoding: 'utf8', timeout: 60_000 });
  if (error) return null;
  const searches = stdout.split('bestmove').slice(0, -1);
  const last = searches.map((text) => [...text.matchAll(/ nodes (\d+) nps \d+ .*?time (\d+)/g)].at(-1));
  const sum = (index) => last.reduce((total, match) => total + Number(match?.[index] ?? 0), 0);
  return (1000 * sum(1)) / Math.max(sum(2), 1);
};

print(
  `search to depth ${DEPTH}, ${FENS.length} positions`,
  'nodes/s of CPU',
  await compare({ 'Janggi Referee': ours }, 3),
);
const rate = native();
console.log(
  rate === null
    ? `${FAIRY} is not there`
    : `native Fairy-Stockfish, 200,000 nodes: ${Math.round(rate)} nodes/s of its own clock`,
);

const ffish = startFfish({ variant: 'janggimodern', fens: FENS });

const walk = (position, depth) => {
  if (depth === 0) {
    evaluate(position, 1.5);
    return 1;
  }
  let nodes = 1;
  for (const move of legalMoves(position)) {
    const undo = position.make(move);
    nodes += walk(position, depth - 1);
    position.unmake(move, undo);
  }
  return nodes;
};
print(
  'walking two moves deep',
  'nodes/s of CPU',
  await compare({
    'Janggi Referee, evaluated': () => starts.reduce((nodes, start) => nodes + walk(start, 2), 0),
    'ffish, moves alone': () => ffish.ask('walk', 2),
  }),
);
await ffish.stop();
