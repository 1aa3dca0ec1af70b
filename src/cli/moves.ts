import { TEXT } from '../rest/fields.js';
import { moveJson } from '../rest/json.js';
import type { MoveReport } from '../service/move-report.js';
import { reportPosition } from '../service/position.js';
import { command } from './command.js';
import { EXIT, orFault } from './fault.js';
import { positionQuestion } from './input-files.js';
import { limitsInForce } from './limits.js';
import { formats, option, POSITION_OPTIONS, spelled } from './options.js';
import { type Column, tableText } from './table.js';
import { tellWarnings } from './warnings.js';

const COLUMNS: readonly Column[] = [
  { head: 'uci' },
  { head: 'korean' },
  { head: 'san' },
  { head: 'piece' },
  { head: 'captures' },
  { head: '' },
];

const rowOf = ({ uci, korean, san, piece, captures, pass, givesCheck, facesGenerals }: MoveReport): string[] => [
  uci,
  korean,
  san,
  spelled(piece),
  captures ? spelled(captures) : '',
  [pass && 'pass', givesCheck && 'check', facesGenerals && 'generals face'].filter(Boolean).join(', '),
];

export const MOVES = command({
  usage: '[FEN]',
  about: [
    'Lists the moves that are legal by the rules of movement, a pass among them where allowed, in three notations. Without a FEN it is the usual start; - reads a FEN, or a board as text, from standard input.',
    'json is the answer of GET /v1/legal-moves.',
  ],
  options: {
    format: formats('TABLE', 'JSON'),
    from: option(TEXT, 'Only the moves of the piece on this square.', { value: 'SQUARE' }),
    ...POSITION_OPTIONS,
  },
  examples: [
    ["'3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 0 1'", 'the ways out of a check.'],
    ['--moves 79졸78,41병42 --from b1', 'what the horse on b1 can do after two moves.'],
  ],
  run: async ({ words, given }, terminal) => {
    const { format = 'TABLE', from, ...question } = given;
    const position = orFault(reportPosition(await positionQuestion(words, question, terminal), limitsInForce()));
    const moves = orFault(position.legalMoves(from));
    const { warnings } = position;
    if (format === 'JSON') await terminal.write(`${JSON.stringify({ legalMoves: moves.map(moveJson), warnings })}\n`);
    else {
      tellWarnings(terminal, warnings);
      await terminal.write(tableText(COLUMNS, moves.map(rowOf)));
    }
    return EXIT.well;
  },
});
