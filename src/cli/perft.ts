import { divide } from '../janggi/perft.js';
import { formatUci } from '../notation/moves.js';
import { reportPosition } from '../service/position.js';
import { command } from './command.js';
import { EXIT, orFault, wrongUsage } from './fault.js';
import { positionQuestion } from './input-files.js';
import { limitsInForce } from './limits.js';
import { formats, POSITION_OPTIONS } from './options.js';
import { Progress } from './progress.js';
import { tableText } from './table.js';
import { tellWarnings } from './warnings.js';

export const PERFT = command({
  usage: '[FEN] DEPTH',
  about: [
    'Counts the sequences of so many legal moves, 1 to 9, by their first move: the usual proof of a move generator. A pass is a move, and a second pass in a row ends a sequence, as in Fairy-Stockfish; --ruleset fairy-casual has its rules of movement. Without a FEN it is the usual start.',
  ],
  options: { format: formats('TABLE', 'JSON'), ...POSITION_OPTIONS },
  examples: [
    ['4', 'from the usual start.'],
    ["'3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 0 1' 3 --format json", 'from a position, as JSON.'],
  ],
  run: async ({ words, given }, terminal) => {
    const [text = ''] = words.slice(-1);
    if (!/^[1-9]$/.test(text)) throw wrongUsage('Name the depth last, a whole number from 1 to 9, as in: perft 3');
    const depth = Number(text);
    const { format = 'TABLE', ...question } = given;
    const asked = await positionQuestion(words.slice(0, -1), question, terminal);
    const report = orFault(reportPosition(asked, limitsInForce()));
    tellWarnings(terminal, report.warnings);
    const progress = new Progress(terminal);
    const start = performance.now();
    const moves: { uci: string; nodes: number }[] = [];
    let nodes = 0;
    for (const [move, count] of divide(report.position, depth)) {
      moves.push({ uci: formatUci(move), nodes: count });
      nodes += count;
      progress.show(() => `${moves.length} moves, ${nodes} nodes`);
    }
    progress.clear();
    const millis = Math.round(performance.now() - start);
    if (format === 'JSON') await terminal.write(`${JSON.stringify({ depth, nodes, millis, moves })}\n`);
    else {
      const rows = moves.map((each) => [each.uci, String(each.nodes)]);
      const table = tableText([{ head: 'move' }, { head: 'nodes', right: true }], rows);
      const speed = millis > 0 ? ` (${Math.round(nodes / millis)} thousand a second)` : '';
      await terminal.write(`${table}\n${nodes} nodes at depth ${depth} in ${millis} ms${speed}\n`);
    }
    return EXIT.well;
  },
});
