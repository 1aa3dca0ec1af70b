import { WHOLE } from '../rest/fields.js';
import type { Evaluation, Line, MateSearch } from '../service/evaluation.js';
import { inlineEvaluator } from '../service/evaluator.js';
import { reportPosition } from '../service/position.js';
import { command } from './command.js';
import { EXIT, orFault, wrongUsage } from './fault.js';
import { positionQuestion } from './input-files.js';
import { limitsInForce } from './limits.js';
import { flagOf, formats, option, POSITION_OPTIONS } from './options.js';
import { Progress } from './progress.js';
import { tellWarnings } from './warnings.js';

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** Who mates, in how many moves. */
const mateText = (mateIn: number): string => `${mateIn > 0 ? 'Cho' : 'Han'} mates in ${Math.abs(mateIn)}`;

const scoreText = ({ score, mateIn }: Pick<Line, 'score' | 'mateIn'>): string =>
  mateIn === null ? signed(score) : mateText(mateIn);

const percent = (chance: number): string => `${(chance * 100).toFixed(1)}%`;

const evaluationText = (evaluation: Evaluation): string => {
  const { winProbability: chance, lines, breakdown, depth, nodes, complete } = evaluation;
  return [
    `score   ${scoreText(evaluation)}, in points from Cho's side`,
    `chance  Cho ${percent(chance.cho)}, draw ${percent(chance.draw)}, Han ${percent(chance.han)}`,
    ...lines.map((line) => `line    ${scoreText(line)}: ${line.moves.map(({ korean }) => korean).join(' ')}`),
    ...breakdown.map(({ term, cho, han }) => `term    ${term.toLowerCase()}: Cho ${cho}, Han ${han}`),
    `depth   ${depth}, ${nodes} positions${complete ? '' : ', cut short by a limit'}`,
  ].join('\n');
};

const matesText = ({ found, mateIn, line, complete, nodes }: MateSearch, most: number): string => {
  const answer = found
    ? `mate in ${mateIn}: ${line.join(' ')}${complete ? '' : ' (there may be a shorter one)'}`
    : complete
      ? `there is no mate within ${most} moves`
      : `no mate was found within ${most} moves, and not all was looked at`;
  return `${answer}\n${nodes} positions`;
};

const MATE = option(WHOLE, 'Look for a forced mate within so many moves instead.');

export const EVALUATE = command({
  usage: '[FEN]',
  about: [
    'Says what a position is worth in points, the best lines, and how likely either side is to win; or, with --mate, finds the shortest forced mate of the side to move, or proves that there is none. Looks 8 half-moves ahead if nothing is named. Without a FEN it is the usual start; - reads a FEN, or a board as text, from standard input.',
    'json is the answer of GET /v1/evaluation, or of GET /v1/mate. The limits are those of the service; its settings raise them, as in JANGGI_LIMIT_EVALUATION_MILLIS=60000.',
  ],
  options: {
    format: formats('TEXT', 'JSON'),
    depth: option(WHOLE, 'Half-moves to look ahead.'),
    nodes: option(WHOLE, 'Positions to look at.'),
    millis: option(WHOLE, 'Milliseconds to take.'),
    lines: option(WHOLE, 'Lines to tell, the best first.'),
    mate: MATE,
    ...POSITION_OPTIONS,
  },
  examples: [
    ['--moves 79졸78 --depth 6 --lines 3', 'the three best answers to a first move.'],
    ["'3k5/9/9/9/9/9/9/9/R3R4/4K4 w - - 0 1' --mate 3", 'a mate within three moves.'],
  ],
  run: async ({ words, given }, terminal) => {
    const { format = 'TEXT', depth, nodes, millis, lines, mate, ...question } = given;
    const bounds = { depth, nodes, millis, lines };
    const needless = Object.entries(bounds).find(([, value]) => value !== undefined);
    if (mate !== undefined && needless) throw wrongUsage(`--mate and ${flagOf(needless[0])} exclude each other.`);
    const limits = limitsInForce();
    const position = orFault(reportPosition(await positionQuestion(words, question, terminal), limits));
    const { warnings } = position;
    const evaluator = inlineEvaluator(limits);
    const progress = new Progress(terminal);
    const print = (json: object, text: string): Promise<void> => {
      progress.clear();
      if (format === 'JSON') return terminal.write(`${JSON.stringify({ ...json, warnings })}\n`);
      tellWarnings(terminal, warnings);
      return terminal.write(`${text}\n`);
    };
    if (mate !== undefined) {
      const found = orFault(await evaluator.mate(position, mate));
      await print({ mate: found }, matesText(found, mate));
    } else {
      const evaluation = orFault(
        await evaluator.evaluate(position, bounds, {
          onDepth: (soFar) =>
            progress.show(() => `depth ${soFar.depth}, ${soFar.nodes} positions, ${scoreText(soFar)}`),
        }),
      );
      await print({ evaluation }, evaluationText(evaluation));
    }
    return EXIT.well;
  },
});
