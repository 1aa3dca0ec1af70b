/** docs/request.svg: the way of a request through the service. */

import { CONFIG_KEYS } from '../../dist/server/config.js';
import { POOL_FROM } from '../../dist/server/pool.js';
import { arrow, box, label, picture } from './draw.mjs';

const MAIN = { x: 30, w: 470 };
const SIDE = { x: 590, w: 262 };
const WIDTH = 880;

const thousands = new Intl.NumberFormat('en');

/** From top to bottom: what is done, and on the right who has their answer then. */
const STEPS = [
  { kind: 'way', name: 'A request comes in', lines: ['It gets a name (X-Request-Id), is measured and logged.'] },
  {
    kind: 'hold',
    name: 'Known answers',
    lines: ['Was the same asked before, byte for byte?', 'Looked up before express and Apollo have a look at it.'],
    side: { lines: ['The answer as it went out,', 'or 304 where the client has it'], kind: 'pure' },
    word: 'yes',
  },
  {
    split: [
      { kind: 'door', name: 'GraphQL', lines: ['a known query at once,', 'any other through Apollo'] },
      { kind: 'door', name: 'express', lines: ['REST, files, streams,', 'pages, all else'] },
    ],
  },
  {
    kind: 'door',
    name: 'Limits',
    lines: ['Size, depth, aliases; and the cost, reckoned from the', 'question before any of it is worked out.'],
    side: { lines: ['400, 413 or 429', 'with a code that says which'], kind: 'out' },
    word: 'too much',
  },
  {
    kind: 'hold',
    name: 'Kept work',
    lines: ['Evaluations, mates, verdicts on long games:', 'this process, then Redis.'],
    side: {
      lines: ['What was worked out before;', `Redis has ${CONFIG_KEYS.redisDeadline.fallback} ms to say so`],
      kind: 'pure',
    },
    word: 'found',
  },
  {
    split: [
      { kind: 'door', name: 'Event loop', lines: ['what is cheap,', 'and streams in turns'] },
      {
        kind: 'door',
        name: 'Threads',
        lines: [`what costs ${thousands.format(POOL_FROM)} or more,`, 'and every search'],
      },
    ],
    side: { lines: ['503 where too many', 'wait for a thread'], kind: 'out' },
    word: 'full',
  },
  {
    kind: 'pure',
    name: 'Use cases on the pure core',
    lines: ['The answer depends on the question and the rules alone.'],
  },
  {
    kind: 'way',
    name: 'The answer goes out',
    lines: ['Asked for a second time, it becomes a known one;', 'dear work is kept here and in Redis.'],
  },
];

const GAP = 34;
const heightOf = ({ lines, split }) => ((lines ?? split[0].lines).length > 1 ? 72 : 56);

export const requestDrawing = () => {
  const parts = [];
  let y = 20;
  STEPS.forEach((step, index) => {
    const h = heightOf(step);
    const boxes = step.split
      ? step.split.map((each, at) => ({ ...each, x: MAIN.x + at * (MAIN.w / 2 + 8), y, w: MAIN.w / 2 - 8, h }))
      : [{ ...step, ...MAIN, y, h }];
    for (const each of boxes) {
      const centre = each.x + each.w / 2;
      if (index > 0 && !STEPS[index - 1].split)
        parts.push(
          arrow([
            [centre, y - GAP],
            [centre, y - 2],
          ]),
        );
      parts.push(box(each));
    }
    if (step.side) {
      const middle = y + h / 2;
      parts.push(
        arrow([
          [MAIN.x + MAIN.w, middle],
          [SIDE.x - 2, middle],
        ]),
      );
      parts.push(label((MAIN.x + MAIN.w + SIDE.x) / 2, middle - 7, step.word, 'middle'));
      parts.push(box({ ...SIDE, y: middle - 24, h: 48, ...step.side }));
    }
    if (step.split) {
      // Both go on together.
      const below = STEPS[index + 1];
      if (below) {
        for (const each of boxes) {
          const centre = each.x + each.w / 2;
          parts.push(`<path d="M${centre} ${y + h}V${y + h + GAP / 2}H${MAIN.x + MAIN.w / 2}" class="arrow"/>`);
        }
        parts.push(
          arrow([
            [MAIN.x + MAIN.w / 2, y + h + GAP / 2],
            [MAIN.x + MAIN.w / 2, y + h + GAP - 2],
          ]),
        );
      }
    }
    y += h + GAP;
  });
  return picture({
    w: WIDTH,
    h: y - GAP + 20,
    title: 'The way of a request',
    described: STEPS.map((step) =>
      (step.split ?? [step]).map(({ name, lines }) => `${name}: ${lines.join(' ')}`).join(' Or '),
    ).join(' Then '),
    parts,
  });
};
