import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.js';
import { flagOf } from '../../src/cli/options.js';
import { cli } from './terminal.js';

/** These neither listen, nor write files, nor count for hours. */
const ASKED = ['adjudicate', 'moves', 'explain', 'board'] as const;

const FLAGS = (
  await Promise.all(ASKED.map(async (name) => Object.keys((await COMMANDS[name]?.load())?.options ?? {})))
).flat();

const word = fc.oneof(
  fc.constantFrom(
    '-',
    '--',
    '3k5/9/9/9/9/9/9/9/3R5/4K4',
    'b',
    'a4b4',
    '79졸78',
    'kja',
    'json',
    'svg',
    'ko',
    'komi=1',
    '1',
    '9999999999',
  ),
  fc.constantFrom(...FLAGS.map(flagOf)),
  fc.string({ maxLength: 12 }),
);

describe('any words whatever', () => {
  it('have an answer or are told what to mend', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ASKED),
        fc.array(word, { maxLength: 6 }),
        fc.string(),
        async (name, words, stdin) => {
          const { code, out, told } = await cli([name, ...words], { stdin });
          expect([0, 1, 2]).toContain(code);
          if (code === 2) expect(told).not.toBe('');
          else expect(out).not.toBe('');
          expect(told.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
        },
      ),
      { numRuns: 1500 },
    );
  });
});
