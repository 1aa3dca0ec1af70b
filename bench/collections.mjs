/**
 * Records in `.gib` from their text to the verdict on each game, beside ffish, which is spared the reading: it gets the
 * moves in UCI and is asked after each whether the game is over. Then what a half-move costs in short and long games.
 */
import { setUp } from '../scripts/set-up.mjs';
import { compare, print, printRows } from './compare.mjs';
import { collectionText, madeUpGib } from './games.mjs';
import { startFfish } from './peers.mjs';

await setUp();
const { FREE_MOVEMENT } = await import('../dist/janggi/movement.js');
const { Position } = await import('../dist/janggi/position.js');
const { formatFen } = await import('../dist/notation/fen.js');
const { setupOf } = await import('../dist/notation/game-record.js');
const { parseGib } = await import('../dist/notation/gib.js');
const { formatUci, parseMove } = await import('../dist/notation/moves.js');
const { judge } = await import('../dist/service/adjudicate.js');
const { answerCollection } = await import('../dist/service/collection.js');

// biome-ignore lint/correctness/useYield: what is decoded already needs no pauses
function* decoded(text) {
  return { text, encoding: 'UTF-8', warnings: [] };
}
/** Judges all games of a text; @returns the half-moves that were judged */
const judgeAll = (text, question = {}) => {
  let plies = 0;
  for (const game of answerCollection(decoded(text), { format: 'GIB', ...question }, judge).value) {
    if (game === undefined) continue;
    const { number, answer } = game;
    if (!answer.ok) throw new Error(`game ${number}: ${answer.error.message}`);
    const { ply, status, illegal } = answer.value;
    if (status === 'ILLEGAL') throw new Error(`game ${number}: ${illegal.message}`);
    plies += ply;
  }
  return plies;
};

const TEXT = collectionText();
const REPEATS = 10;
const repeated = (work) => () => {
  let plies = 0;
  for (let repeat = 0; repeat < REPEATS; repeat++) plies += work();
  return plies;
};
const readAll = () => parseGib(TEXT).reduce((plies, game) => plies + game.value.moves.length, 0);

/** Each game as ffish takes it. */
const GAMES = parseGib(TEXT).map(({ value: { start, moves } }) => {
  const { position } = Position.from(setupOf(start), FREE_MOVEMENT, true).value;
  const fen = formatFen(position);
  return {
    fen,
    moves: moves.map(({ text }) => {
      const { move } = parseMove(position, text).value;
      position.make(move);
      return formatUci(move);
    }),
  };
});
const ffish = startFfish({ variant: 'janggicasual', games: GAMES });

print(
  `${GAMES.length} games in .gib, read and judged`,
  'plies/s of CPU',
  await compare({
    'Janggi Referee, to the verdicts': repeated(() => judgeAll(TEXT)),
    'Janggi Referee, reading alone': repeated(readAll),
    'ffish, moves given': () => ffish.ask('play'),
  }),
);

await ffish.stop();

/** Nothing ends a made-up game: it is made without repetitions and facings, and these rules count no moves. */
const ENDLESS = {
  rules: {
    ...{ noProgressPlies: 0, noProgressResult: 'NONE', maxPlies: 0, maxPliesResult: 'NONE' },
    ...{ shuttleLimit: 0, shuttleResult: 'NONE' },
  },
};
const LENGTHS = [10, 30, 100, 300, 1000];
const PLIES = 60_000;
const TEXTS = LENGTHS.map((plies) => {
  const some = Array.from({ length: Math.ceil(2000 / plies) }, (_, seed) => madeUpGib(seed, plies)).join('');
  return some.repeat(Math.max(1, Math.round(PLIES / (plies * Math.ceil(2000 / plies)))));
});
const rates = await compare(
  Object.fromEntries(LENGTHS.map((plies, index) => [plies, () => judgeAll(TEXTS[index], ENDLESS)])),
);
/** Nanoseconds of a game: those of the record itself and so many for each half-move, through the shortest and a middling length. */
const costOf = (plies) => (1e9 / rates[plies].median) * plies;
const perPly = (costOf(100) - costOf(10)) / 90;
const perGame = costOf(10) - 10 * perPly;
printRows(
  'what a half-move costs in games of different length',
  Object.fromEntries(
    LENGTHS.map((plies) => [
      `${plies} plies`,
      {
        'ns of CPU a ply': Math.round(costOf(plies) / plies),
        'times the line': Number((costOf(plies) / (perGame + perPly * plies)).toFixed(2)),
      },
    ]),
  ),
);
