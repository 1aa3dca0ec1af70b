import { expect, it } from 'vitest';
import { xmlFaults } from '../notation/xml-faults.js';
import { ask } from './ask.js';

const ASK = `query ($moves: [String!], $options: SvgOptions) {
  position(moves: $moves) { turn svg(options: $options) }
}`;

const svgOf = async (options?: object, moves: readonly string[] = []): Promise<string> => {
  const { data } = await ask(ASK, { moves, options });
  return data.position.svg;
};

it('a position is pictured without a word said', async () => {
  const picture = await svgOf();
  expect(picture).toMatch(/^<svg .*<title>Janggi: Cho to move<\/title>.*<\/svg>$/);
  expect(picture).toContain('width="480"');
  expect(picture).toContain('href="#hanja-cho-general"');
  expect(xmlFaults(picture)).toEqual([]);
  expect(await svgOf({})).toBe(picture);
  expect(await svgOf({ style: null, size: null, marks: null, coordinates: null, orientation: null })).toBe(picture);
});

it('every option shows', async () => {
  const plain = await svgOf();
  for (const options of [
    { style: 'HANGUL' },
    { style: 'LETTERS' },
    { orientation: 'HAN' },
    { coordinates: 'KOREAN' },
    { coordinates: 'NONE' },
    { lastMove: 'i7i6' },
    { marks: ['e5'] },
    { arrows: ['b1c3'] },
    { size: 200 },
    { title: 'Start' },
  ])
    expect(await svgOf(options), JSON.stringify(options)).not.toBe(plain);
});

it('the last of the moves played is lit, a pass too, unless another is named', async () => {
  expect(await svgOf({}, ['a4b4'])).toContain('Last move a4b4.');
  expect(await svgOf({}, ['a4b4', 'pass'])).toContain('Last move e9e9.');
  expect(await svgOf({ lastMove: '02마83' }, ['a4b4'])).toContain('Last move b1c3.');
  expect(await svgOf({ lastMove: 'pass' }, ['a4b4'])).toContain('Last move e2e2.');
  expect(await svgOf({ lastMove: 'R01x21+' }, ['a4b4'])).toContain('Last move a1a9.');
});

it.each<[situation: string, options: object, code: string, message: string]>([
  ['a mark that is no square', { marks: ['a1', 'j5'] }, 'BAD_SQUARE', 'j5 is no square; squares are a1 to i10.'],
  ['an arrow to no square', { arrows: ['b1c11'] }, 'BAD_ARROW', 'b1c11 is no arrow; write two squares, as in b1c3.'],
  ['an arrow that stays', { arrows: ['b1b1'] }, 'BAD_ARROW', 'b1b1 is no arrow; write two squares, as in b1c3.'],
  ['a last move that is none', { lastMove: 'z1a1' }, 'BAD_MOVE', '"z1a1" is no move'],
  ['a picture too small', { size: 49 }, 'BAD_SIZE', 'A picture is 50 to 2000 pixels wide'],
  ['a picture too large', { size: 2001 }, 'BAD_SIZE', 'A picture is 50 to 2000 pixels wide'],
  ['too many marks', { marks: Array(33).fill('a1') }, 'TOO_MANY_MARKS', 'A picture has at most 32 marks'],
  ['too many arrows', { arrows: Array(33).fill('a1a2') }, 'TOO_MANY_ARROWS', 'A picture has at most 32 arrows'],
  ['a long title', { title: 'a'.repeat(101) }, 'TITLE_TOO_LONG', 'A title has at most 100 characters'],
])('%s is an error that leaves the rest of the answer', async (_, options, code, message) => {
  const { data, errors } = await ask(ASK, { options });
  expect(data.position).toEqual({ turn: 'CHO', svg: null });
  expect(errors).toHaveLength(1);
  expect(errors?.[0]).toMatchObject({ path: ['position', 'svg'], extensions: { code } });
  expect(errors?.[0]?.message).toContain(message);
});

it('a title is text, whatever stands in it', async () => {
  const picture = await svgOf({ title: '</title><script>alert("1")</script>' });
  expect(picture).toContain('<title>&lt;/title&gt;&lt;script&gt;alert("1")&lt;/script&gt;</title>');
  expect(xmlFaults(picture)).toEqual([]);
});
