import { reportPosition } from '../service/position.js';
import { command } from './command.js';
import { EXIT, Fault, orFault, problemLine, wrongUsage } from './fault.js';
import { positionQuestion } from './input-files.js';
import { limitsInForce } from './limits.js';
import { formats, POSITION_OPTIONS } from './options.js';
import { printable } from './printable.js';
import { tellWarnings } from './warnings.js';

export const EXPLAIN = command({
  usage: '[FEN] MOVE',
  about: [
    'Says why a move, in any notation, is legal or not, and which squares are in its way. Without a FEN it is about the usual start; - reads a FEN, or a board as text, from standard input.',
    'json is the answer of GET /v1/explain.',
  ],
  options: { format: formats('TEXT', 'JSON'), ...POSITION_OPTIONS },
  examples: [
    ['01차51', 'a chariot that cannot leap over its soldier.'],
    ["'3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 0 1' d10d9", 'a general that stays in check.'],
  ],
  run: async ({ words, given }, terminal) => {
    const move = words.at(-1);
    if (move === undefined) throw wrongUsage('Name a move, as in: explain a1a5');
    const { format = 'TEXT', ...question } = given;
    const asked = await positionQuestion(words.slice(0, -1), question, terminal);
    const position = orFault(reportPosition(asked, limitsInForce()));
    const { warnings } = position;
    const explanation = position.explainMove(move);
    if (format === 'JSON') await terminal.write(`${JSON.stringify({ explainMove: explanation, warnings })}\n`);
    const { legal, code, message, squares } = explanation;
    // What is no move at all is an input that cannot be read.
    if (code === 'BAD_MOVE') throw new Fault(problemLine({ code, message }));
    if (format === 'TEXT') {
      tellWarnings(terminal, warnings);
      await terminal.write(
        `${legal ? 'legal' : 'not legal'}  ${code}: ${printable(message)}${squares.length > 0 ? ` (${squares.join(', ')})` : ''}\n`,
      );
    }
    return EXIT.well;
  },
});
