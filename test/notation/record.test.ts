import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARRANGEMENTS } from '../../src/janggi/arrangement.js';
import { legalMoves } from '../../src/janggi/generate.js';
import { type Move, moveOf } from '../../src/janggi/move.js';
import { formatFen } from '../../src/notation/fen.js';
import { type GameRecord, type RecordStart, setupOf, startFromSetup } from '../../src/notation/game-record.js';
import { MOVE_NOTATIONS, type MoveNotation, parseMove } from '../../src/notation/moves.js';
import type { PlayedGame } from '../../src/notation/played-game.js';
import { formatOf, type KnownFormat, readRecord, writeRecord } from '../../src/notation/record.js';
import { positionOf, setupOf as setupOfFen } from '../positions.js';

const only = (text: string, format: KnownFormat): GameRecord => {
  const games = [...readRecord(text, format)];
  if (games.length !== 1 || !games[0]?.ok)
    throw new Error(`${format}: ${JSON.stringify(games).slice(0, 500)}\n${text}`);
  return games[0].value;
};

/** What a game is, whatever form it came in. */
interface Told {
  readonly start: string;
  readonly moves: readonly { move: Move; seconds: number | undefined; comment: string | undefined }[];
  readonly comment: string | undefined;
  readonly recorded: string | null;
  readonly tags: readonly string[];
}

const tell = (record: GameRecord, notation: MoveNotation = 'AUTO'): Told => {
  const position = positionOf(setupOf(record.start));
  const moves = record.moves.map(({ text, seconds, comment }) => {
    const read = parseMove(position, text, notation);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value.warnings).toEqual([]);
    position.make(read.value.move);
    return { move: read.value.move, seconds, comment };
  });
  return {
    start: `${record.start.kind} ${formatFen(setupOf(record.start))}`,
    moves,
    comment: record.comment,
    recorded: record.recorded,
    tags: record.tags.map(({ name, value }) => `${name}=${value}`),
  };
};

const toldOf = (game: PlayedGame): Told => ({
  start: `${game.start.kind} ${formatFen(setupOf(game.start))}`,
  moves: game.moves.map(({ move, seconds, comment }) => ({ move, seconds, comment })),
  comment: game.comment,
  recorded: game.recorded,
  tags: game.tags.map(({ name, value }) => `${name}=${value}`),
});

const RESULTS = [
  null,
  '초 완승',
  '한 4.5점 승',
  '무승부(빅장)',
  '1-0',
  '0-1 time forfeit',
  '1/2-1/2',
  '초 접속 끊김 패',
  '미상',
];

/** Comments as people write them, and as nobody should. */
const anyComment = fc
  .oneof(
    fc.constantFrom(
      '첫 수',
      'a (bad) move; [see 3]',
      'two\nlines',
      '"quoted"',
      '1. Hc3 1-0',
      '<10>',
      '\\',
      '[x "y"]',
      '%',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  )
  .map((text) => text.replaceAll('}', ')').trim())
  .filter((text) => text !== '' && !text.includes('\r'));

const TAG_NAMES = ['대회명', '회전', '초대국자', '한대국자', '제한시간', '메모', 'ECO'];
const anyTags = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...TAG_NAMES), fc.string({ unit: 'grapheme', maxLength: 12 })), {
    selector: ([name]) => name,
  })
  .map((tags) => tags.map(([name, value]) => ({ name, value: value.replaceAll(/[\r\n]/g, ' ').replaceAll(']', ')') })));

const HANDICAPS = ['4k4/9/9/9/9/9/9/1C5C1/4K4/RNBA1ABNR b - - 0 1', '3k5/9/9/4p4/9/9/9/9/4K4/RNBA1AB1R w - - 0 1'];
const anyStart: fc.Arbitrary<RecordStart> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...ARRANGEMENTS), fc.constantFrom(...ARRANGEMENTS))
    .map(([cho, han]) => ({ kind: 'ARRANGEMENT', cho, han }) as const),
  fc.constantFrom(...HANDICAPS).map((fen) => ({ kind: 'HANDICAP', setup: setupOfFen(fen) }) as const),
  fc.constantFrom(...HANDICAPS).map((fen) => {
    const position = fen.replace('- - 0 1', '- - 17 40');
    return { kind: 'POSITION', setup: setupOfFen(position) } as const;
  }),
);

/** Games of up to 200 plies, a pass now and then. */
const anyGame: fc.Arbitrary<PlayedGame> = fc
  .record({
    start: anyStart,
    choices: fc.array(fc.tuple(fc.nat(), fc.option(fc.nat({ max: 9999 })), fc.option(anyComment, { freq: 5 })), {
      minLength: 1,
      maxLength: 200,
    }),
    comment: fc.option(anyComment),
    tags: anyTags,
    recorded: fc.constantFrom(...RESULTS),
  })
  .map(({ start, choices, comment, tags, recorded }) => {
    const position = positionOf(setupOf(start));
    const moves = [];
    for (const [choice, seconds, said] of choices) {
      const general = position.generalOf(position.turn);
      const legal = legalMoves(position);
      const pass = moveOf(general, general);
      const move =
        choice % 10 === 0 && legal.includes(pass) ? pass : (legal[choice % legal.length] as Move | undefined);
      if (move === undefined) break;
      moves.push({
        move,
        ...(seconds !== null && { seconds }),
        ...(said !== null && { comment: said }),
      });
      position.make(move);
    }
    const game = { tags, start, position: positionOf(setupOf(start)), moves, recorded, warnings: [] };
    return comment === null ? game : { ...game, comment };
  });

const write = (game: PlayedGame, format: KnownFormat, notation: MoveNotation = 'AUTO'): string => {
  const text = writeRecord(game, format, notation);
  if (!text.ok) throw new Error(text.error.message);
  return text.value;
};

describe('a game that is written and read again is the same:', () => {
  const FORM_TAGS = /^(?:초차림|한차림|판|대국결과|Result|Variant|SetUp|FEN|Termination)=/;
  /** `.gib` and PGN add tags for what other forms have members for; PGN also has names of its own. */
  const own = (told: Told, names = false): Told => ({
    ...told,
    tags: told.tags
      .filter((tag) => !FORM_TAGS.test(tag) && !/=\?|=\?{4}\.\?{2}\.\?{2}$/.test(tag))
      .map((tag) => (names ? korean(tag) : tag))
      .sort(),
  });
  const KOREAN: { readonly [name: string]: string } = {
    Event: '대회명',
    Round: '회전',
    White: '초대국자',
    Black: '한대국자',
    TimeControl: '제한시간',
  };
  const korean = (tag: string): string => tag.replace(/^\w+(?==)/, (name) => KOREAN[name] ?? name);

  it('.gib', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const text = write(game, 'GIB');
        expect(formatOf(text)).toBe('GIB');
        expect(own(tell(only(text, 'GIB')))).toEqual(own(toldOf(game)));
      }),
      { numRuns: 150 },
    );
  });

  it('PGN', () => {
    fc.assert(
      fc.property(anyGame, fc.constantFrom<MoveNotation>('AUTO', 'UCI', 'KOREAN', 'SAN'), (game, notation) => {
        const text = write(game, 'PGN', notation);
        expect(formatOf(text)).toBe('PGN');
        expect(own(tell(only(text, 'PGN')), true)).toEqual(own(toldOf(game), true));
      }),
      { numRuns: 150 },
    );
  });

  it('JSON, in every notation', () => {
    fc.assert(
      fc.property(anyGame, fc.constantFrom(...MOVE_NOTATIONS), (game, notation) => {
        const text = write(game, 'JSON', notation);
        expect(formatOf(text)).toBe('JSON');
        expect(tell(only(text, 'JSON'), notation)).toEqual(toldOf(game));
      }),
      { numRuns: 150 },
    );
  });

  it('a list of moves, in every notation', () => {
    fc.assert(
      fc.property(anyGame, fc.constantFrom(...MOVE_NOTATIONS), (game, notation) => {
        const { moves, start } = only(write(game, 'MOVES', notation), 'MOVES');
        const told = tell({ tags: [], recorded: null, warnings: [], start, moves }, notation);
        expect(told.moves.map(({ move }) => move)).toEqual(game.moves.map(({ move }) => move));
        expect(told.start.replace(/^\w+ /, '')).toBe(formatFen(setupOf(game.start)));
      }),
      { numRuns: 100 },
    );
  });

  it('.gib by way of PGN, tag for tag', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const gib = write(game, 'GIB');
        const told = tell(only(gib, 'GIB'));
        const asPgn = write({ ...game, tags: only(gib, 'GIB').tags }, 'PGN');
        const { start, ...again } = tell(only(asPgn, 'PGN'));
        const back = write({ ...game, tags: only(asPgn, 'PGN').tags }, 'GIB');
        expect(own(tell(only(back, 'GIB')))).toEqual(own(told));
        expect(start).toBe(told.start);
        expect(again.moves).toEqual(told.moves);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a format is recognised by', () => {
  it.each<[sign: string, text: string, format: KnownFormat]>([
    ['a tag of .gib', '[초대국자 "갑"]\n79졸78', 'GIB'],
    ['a tag of PGN', '[Event "x"]\nHc3', 'PGN'],
    ['a tag in Korean', '[메모 "x"]\n79졸78', 'GIB'],
    ['a tag in English', '[ECO "x"]\nHc3', 'PGN'],
    ['the first tag that only one of them has', '[ECO "x"]\n[대회명 "y"]\n79졸78', 'GIB'],
    ['a member of JSON that it does not know', '{"format":"GIB","games":[]}', 'JSON'],
    ['an empty object', '{}', 'JSON'],
    ['moves in Korean', '1. 79졸78 2. 41병42 1-0', 'MOVES'],
    ['times', '1. 79졸78 <12> 2. 41병42', 'GIB'],
    ['a move glued to the next number', '1.79졸782.41병42', 'GIB'],
    ['a capture glued to the next number', '1.79졸78타병2.41병42', 'GIB'],
    ['nothing that a comment says', '1. a4b4 {79졸782.마 <5>} c7b7', 'MOVES'],
    ['other moves', '1. Hc3 Hc8', 'MOVES'],
    ['a comment before the tags', '{hello}\n[Event "x"]\nHc3', 'PGN'],
    ['an object', ' { "moves": [] }', 'JSON'],
    ['a list', '[ {"moves": []} ]', 'JSON'],
    ['a comment that is no object', '{"좋은 판"} 79졸78', 'MOVES'],
    ['nothing', '', 'MOVES'],
  ])('%s', (_, text, format) => {
    expect(formatOf(text)).toBe(format);
  });
});

describe('JSON', () => {
  const read = (text: string): unknown[] =>
    [...readRecord(text, 'JSON')].map((game) =>
      game.ok
        ? [game.value.moves.length, game.value.start.kind]
        : [game.error.code, game.error.game, game.error.message],
    );

  it('holds one game, a list of games, or an object with games', () => {
    const game = '{ "moves": ["b1c3", { "move": "pass", "seconds": 3 }], "cho": null }';
    expect(read(game)).toEqual([[2, 'ARRANGEMENT']]);
    expect(read(`[${game}, ${game}]`)).toEqual([
      [2, 'ARRANGEMENT'],
      [2, 'ARRANGEMENT'],
    ]);
    expect(read(`{ "games": [${game}] }`)).toEqual([[2, 'ARRANGEMENT']]);
    expect(read('[]')).toEqual([]);
  });

  it('is read as the members say', () => {
    const game = only(
      '{ "tags": [{ "name": "대회명", "value": "x" }], "fen": "4k4/9/9/9/9/9/9/9/4K4/R8 w - - 0 1", "handicap": true, "comment": "c", "moves": [{ "move": "a1a2", "comment": "d" }], "recorded": "초 완승" }',
      'JSON',
    );
    expect(game).toMatchObject({
      tags: [{ name: '대회명', value: 'x' }],
      start: { kind: 'HANDICAP' },
      comment: 'c',
      moves: [{ text: 'a1a2', number: 1, comment: 'd' }],
      recorded: '초 완승',
    });
  });

  it.each<[text: string, code: string, message: RegExp]>([
    ['{"moves": [', 'BAD_JSON', /no JSON/],
    ['{}', 'BAD_RECORD', /`moves` should be a list/],
    ['3', 'BAD_RECORD', /The whole should be an object/],
    ['{"moves": "b1c3"}', 'BAD_RECORD', /`moves` should be a list/],
    ['{"moves": [3]}', 'BAD_RECORD', /`moves\[0\]` should be an object/],
    ['{"moves": [{}]}', 'BAD_RECORD', /`moves\[0\]` should be a move/],
    ['{"moves": [{"move": "b1c3", "seconds": -1}]}', 'BAD_RECORD', /`moves\[0\]\.seconds`/],
    ['{"moves": [], "tags": [{"name": 1, "value": ""}]}', 'BAD_RECORD', /`tags\[0\]\.name` should be a text/],
    ['{"moves": [], "cho": "SANG"}', 'BAD_RECORD', /`cho` should be one of MA_SANG/],
    ['{"moves": [], "fen": "x", "cho": "MA_SANG_SANG_MA"}', 'CONFLICTING_INPUT', /from `fen` or/],
    ['{"moves": [], "fen": "9"}', 'FEN_RANK_COUNT', /./],
    ['{"games": [{"moves": 1}]}', 'BAD_RECORD', /`games\[0\]\.moves`/],
    ['{"__proto__": {"moves": []}}', 'BAD_RECORD', /`moves`/],
  ])('%s is refused', (text, code, message) => {
    expect(read(text)).toEqual([[code, 1, expect.stringMatching(message)]]);
  });

  it('a member that means nothing is passed over, and told', () => {
    const { warnings } = only('{"moves": ["b1c3"], "mvs": [], "foo": 1}', 'JSON');
    expect(warnings).toMatchObject([{ code: 'UNKNOWN_MEMBER', message: expect.stringMatching(/^mvs, foo mean/) }]);
  });

  it('a faulty game spoils only itself', () => {
    expect(read('[{"moves": []}, 7, {"moves": ["b1c3"]}]')).toEqual([
      [0, 'ARRANGEMENT'],
      ['BAD_RECORD', 2, '`[1]` should be an object.'],
      [1, 'ARRANGEMENT'],
    ]);
  });
});

describe('what a form has no place for is refused:', () => {
  const game = (change: Partial<PlayedGame>): PlayedGame => ({
    tags: [],
    start: startFromSetup(
      setupOfFen('rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1'),
      'POSITION',
    ),
    position: positionOf(setupOfFen('rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1')),
    moves: [],
    recorded: null,
    warnings: [],
    ...change,
  });
  const move = parseMove(game({}).position, 'b1c3');
  const moves = (comment: string): PlayedGame['moves'] => (move.ok ? [{ move: move.value.move, comment }] : []);
  it.each<[what: string, format: KnownFormat, change: Partial<PlayedGame>, error: object | null]>([
    ['a curly bracket in a comment', 'GIB', { comment: 'a } b' }, { code: 'UNWRITABLE_COMMENT' }],
    ['a tag in a comment', 'GIB', { moves: moves('a\n[판 "x"]') }, { code: 'UNWRITABLE_COMMENT', ply: 1 }],
    ['a line break in a tag', 'GIB', { tags: [{ name: 'a', value: 'b\nc' }] }, { code: 'UNWRITABLE_TAG' }],
    ['the end of a tag in a tag', 'GIB', { tags: [{ name: 'a', value: 'b"] c' }] }, { code: 'UNWRITABLE_TAG' }],
    ['a blank in a name', 'GIB', { tags: [{ name: 'a b', value: '' }] }, { code: 'UNWRITABLE_TAG' }],
    ['a line break in a tag', 'PGN', { tags: [{ name: 'a', value: 'b\nc' }] }, { code: 'UNWRITABLE_TAG' }],
    ['no name at all', 'PGN', { tags: [{ name: '', value: '' }] }, { code: 'UNWRITABLE_TAG' }],
    ['nothing where PGN has lines for comments', 'PGN', { comment: 'a } b', moves: moves('c }\n[Event "') }, null],
    ['nothing in JSON', 'JSON', { comment: 'a } b', tags: [{ name: 'a b', value: 'c\nd' }] }, null],
  ])('%s (%s)', (_, format, change, error) => {
    const text = writeRecord(game(change), format, 'AUTO');
    if (error !== null) expect(text.ok ? text.value : text.error).toMatchObject(error);
    else if (text.ok) expect(only(text.value, format).comment).toBe('a } b');
    else throw new Error(text.error.message);
  });

  it('a game that stopped says why where its moves would stand', () => {
    const stopped = { code: 'BAD_MOVE', message: 'Not {so}.' };
    const shown = ['GIB', 'PGN', 'JSON'].map((format) =>
      write(game({ stopped, warnings: [stopped] }), format as KnownFormat),
    );
    expect(shown.every((text) => text.includes('BAD_MOVE'))).toBe(true);
    expect(
      shown.map((text, index) => only(text, (['GIB', 'PGN', 'JSON'] as const)[index] as KnownFormat).comment),
    ).toEqual(['BAD_MOVE: Not {so).', 'BAD_MOVE: Not {so}.', undefined]);
  });
});
