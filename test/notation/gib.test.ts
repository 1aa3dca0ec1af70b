import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLegal } from '../../src/janggi/generate.js';
import { FREE_MOVEMENT } from '../../src/janggi/movement.js';
import { Position } from '../../src/janggi/position.js';
import { startSetup } from '../../src/janggi/setup.js';
import { decodeText } from '../../src/notation/decode-text.js';
import { formatBoard } from '../../src/notation/fen.js';
import { type GameRecord, setupOf } from '../../src/notation/game-record.js';
import { parseGib, readGib } from '../../src/notation/gib.js';
import { parseMove } from '../../src/notation/moves.js';
import { hasShared, shared, sharedPath } from '../fixtures.js';
import { positionOf } from '../positions.js';

const START = positionOf(startSetup());

const GAME = `[대회명 "시험"]
[초대국자 "갑"]
[한대국자 "을"]
[초차림 "마상마상"]
[한차림 "상마마상"]
[대국결과 "한 4.5점 승"]
[총수 "6"]

1. 79졸78 {첫 수,
두 줄} 2. 41병42 <12>
3. 한수쉼 4.49병48 5. 02마83 6. 43병53
`;

const only = (text: string): GameRecord => {
  const games = parseGib(text);
  expect(games).toHaveLength(1);
  const [game] = games;
  if (!game?.ok) throw new Error(JSON.stringify(game));
  return game.value;
};
const codesOf = (text: string): string[] => only(text).warnings.map(({ code }) => code);
/** A game's warnings and moves, where it needs no tags of its own. */
const read = (moves: string): unknown[] => {
  const game = only(`[초차림 "마상상마"]\n[한차림 "마상상마"]\n${moves}`);
  return [...game.moves.map(({ text }) => text), ...game.warnings.map(({ code }) => code)];
};
const replay = ({ start, moves }: GameRecord): unknown => {
  const made = Position.from(setupOf(start), FREE_MOVEMENT);
  if (!made.ok) return made.error;
  const { position } = made.value;
  for (const { text } of moves) {
    const read = parseMove(position, text);
    if (!read.ok) return read.error;
    if (read.value.warnings.length > 0) return read.value.warnings;
    if (!isLegal(position, read.value.move)) return `${text} is not legal`;
    position.make(read.value.move);
  }
  return { plies: moves.length, board: formatBoard(position.board), turn: position.turn === 0 ? 'w' : 'b' };
};
const boardOf = (game: GameRecord): string => formatBoard(setupOf(game.start).board);
const fault = (text: string): unknown => {
  const game = parseGib(text)[0];
  return game?.ok ? 'a game' : game?.error;
};

it('a game is read with its tags, moves, comments, times and places', () => {
  const game = only(GAME);
  expect(game.tags.map(({ name }) => name)).toEqual([
    '대회명',
    '초대국자',
    '한대국자',
    '초차림',
    '한차림',
    '대국결과',
    '총수',
  ]);
  expect(game.moves).toEqual([
    { text: '79졸78', number: 1, line: 9, column: 4, comment: '첫 수,\n두 줄' },
    { text: '41병42', number: 2, line: 10, column: 9, seconds: 12 },
    { text: '한수쉼', number: 3, line: 11, column: 4 },
    { text: '49병48', number: 4, line: 11, column: 10 },
    { text: '02마83', number: 5, line: 11, column: 19 },
    { text: '43병53', number: 6, line: 11, column: 28 },
  ]);
  expect(game.recorded).toBe('한 4.5점 승');
  expect(game.warnings).toEqual([]);
});

it("both sides' arrangements are read as seen from Cho's seat", () => {
  // Horse is N, elephant B; Han's tag reads files b, c, g, h as well.
  expect(boardOf(only('[초차림 "마상마상"]\n[한차림 "마상마상"]\n1. 79졸78'))).toBe(
    'rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR',
  );
  expect(boardOf(only('[초포진 "상마마상"]\n[한포진 "마상상마"]\n1. 79졸78'))).toBe(
    'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ANBR',
  );
});

it("Han's arrangement is named as at Han's own seat", () => {
  const named = (tags: string): unknown => only(`${tags}\n1. 79졸78`).start;
  expect(named('[초차림 "마상마상"]\n[한차림 "마상마상"]')).toEqual({
    kind: 'ARRANGEMENT',
    cho: 'MA_SANG_MA_SANG',
    han: 'SANG_MA_SANG_MA',
  });
  expect(named('[초포진 "상마마상"]\n[한포진 "馬象象馬"]')).toEqual({
    kind: 'ARRANGEMENT',
    cho: 'SANG_MA_MA_SANG',
    han: 'MA_SANG_SANG_MA',
  });
});

it('a missing or unknown arrangement is assumed and reported', () => {
  expect(codesOf('1. 79졸78')).toEqual(['ARRANGEMENT_ASSUMED', 'ARRANGEMENT_ASSUMED']);
  expect(codesOf('[초차림 "미상"]\n[한차림 ""]\n1. 79졸78')).toEqual(['ARRANGEMENT_ASSUMED', 'ARRANGEMENT_ASSUMED']);
  expect(codesOf('[초차림 "마상상마"]\n1. 79졸78')).toEqual(['ARRANGEMENT_ASSUMED']);
});

it('a handicap board is read from its tag, whoever moves first', () => {
  const cho = only('[판 "4장/////////4將 초 접장기"]\n1. 05장95');
  expect([cho.start.kind, setupOf(cho.start).turn]).toEqual(['HANDICAP', 0]);
  expect(boardOf(cho)).toBe('4k4/9/9/9/9/9/9/9/9/4K4');
});

it("generals on a handicap board may bear their side's name", () => {
  expect(boardOf(only('[판 "/4楚////////4漢 漢 접장기"]\n1. 한수쉼'))).toBe('4k4/9/9/9/9/9/9/9/4K4/9');
});

it('a handicap board is read from its tag, Han to move first', () => {
  const game = only(
    '[판 "차마상사1사상마/4장/1포5포/졸1졸1졸1졸1졸///兵1兵1兵1兵1兵/1包5包/4將/車馬象士1士象馬車 한 접장기"]\n1. 41병42',
  );
  expect(game.start.kind).toBe('HANDICAP');
  expect(setupOf(game.start).turn).toBe(1);
  expect(boardOf(game)).toBe('rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABN1');
});

it('a position is read from a FEN where no board is told', () => {
  const FEN = '3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 3 7';
  expect(only(`[대회명 "x"]\n[FEN "${FEN}"]\n[초차림 "마상상마"]`).start).toMatchObject({
    kind: 'POSITION',
    setup: { halfmoveClock: 3, moveNumber: 7 },
  });
  expect(fault('[대회명 "x"]\n[FEN "9/9"]')).toMatchObject({ code: 'FEN_RANK_COUNT', line: 2, column: 7, game: 1 });
});

it('old coordinates are rewritten to the usual ones', () => {
  const game = only('[기보형식 "구좌표"]\n1. 4졸14 2. 87병77 3. 21楚마33 4. 7병37장군 5. 한수쉼 6. 90漢車89타卒');
  expect(game.moves.map(({ text }) => text)).toEqual([
    '71졸72',
    '49병48',
    '03楚마84',
    '41병44장군',
    '한수쉼',
    '19漢車29타卒',
  ]);
});

it('a new game begins at the first tag after moves, and a faulty one spoils only itself', () => {
  const games = parseGib(`${GAME}\n${GAME.replace('마상마상', '마마마상')}\n${GAME}`);
  expect(games.map((game) => (game.ok ? 'a game' : game.error))).toEqual([
    'a game',
    expect.objectContaining({ code: 'BAD_ARRANGEMENT', game: 2, line: 4 + 12 }),
    'a game',
  ]);
});

describe('a faulty game is refused with code and place:', () => {
  it.each([
    [
      'an arrangement of three horses',
      '[초차림 "마마마상"]\n1. 79졸78',
      { code: 'BAD_ARRANGEMENT', line: 1, column: 7, game: 1 },
    ],
    ['an arrangement of five pieces', '[한차림 "마상상마마"]', { code: 'BAD_ARRANGEMENT', line: 1, column: 7 }],
    [
      'a board of nine ranks',
      '[판 "////////4장 한 접장기"]\n1. 79졸78',
      { code: 'BOARD_RANK_COUNT', line: 1, column: 5 },
    ],
    [
      'a board with an unknown piece',
      '[판 "/////////4x 한"]',
      { code: 'BOARD_UNKNOWN_PIECE', rank: 10, file: 'e', line: 1, column: 15 },
    ],
    ['a board with a gap of nothing', '[판 "0장////////4將/ 한"]', { code: 'BOARD_UNKNOWN_PIECE', rank: 1, file: 'a' }],
    ['a board without a side', '[판 "4장////////4將/"]', { code: 'BOARD_BAD_TURN', column: 18 }],
    ['a board with words after it', '[판 "4장////////4將/ 한 접바둑"]', { code: 'BOARD_BAD_TURN' }],
    ['a rank too wide', '[판 "9장////////4將/ 한"]', { code: 'BOARD_RANK_WIDTH', rank: 1, column: 6 }],
    ['a board too long', `[판 "${'/'.repeat(300)} 한"]`, { code: 'BOARD_TOO_LONG' }],
    ['a point 91', '[기보형식 "구좌표"]\n1. 91졸14', { code: 'BAD_OLD_COORDINATES', line: 2, column: 4 }],
    ['a point 0', '[기보형식 "구좌표"]\n1. 4졸0', { code: 'BAD_OLD_COORDINATES', line: 2, column: 4 }],
    ['a point of three digits', '[기보형식 "구좌표"]\n1. 4졸014', { code: 'BAD_OLD_COORDINATES' }],
  ])('%s', (_, text, expected) => {
    expect(fault(text)).toMatchObject(expected);
  });
});

it('a faulty game keeps the tags and moves that could be read', () => {
  const [game] = parseGib('[초대국자 "갑"]\n[초차림 "마마마상"]\n1. 79졸78');
  expect(game).toMatchObject({
    ok: false,
    tags: [{ value: '갑' }, { value: '마마마상' }],
    moves: [{ text: '79졸78' }],
  });
});

describe('text that is not quite as it should be is read, and said so:', () => {
  it.each<[situation: string, moves: string, ...expected: string[]]>([
    ['nothing is wrong', '1. 79졸78 2. 41병42', '79졸78', '41병42'],
    ['numbers left out', '79졸78 41병42', '79졸78', '41병42'],
    ['a move on the line after its number', '1. 79졸78 2.\n41병42', '79졸78', '41병42'],
    ['a move glued to its number', '1.79졸78 2.41병42', '79졸78', '41병42'],
    ['a move glued to the next number', '1.79졸782.41병42', '79졸78', '41병42', 'GLUED_NUMBER'],
    ['a capture glued to the next number', '1. 79졸78타병2. 한수쉼', '79졸78타병', '한수쉼', 'GLUED_NUMBER'],
    ['a number without its point', '1 79졸78 2 41병42', '79졸78', '41병42', 'NUMBER_WITHOUT_POINT'],
    ['points after points', '1... 79졸78', '79졸78'],
    ['numbers of pairs', '1.79졸78 41병42 2.02마83 08마87 3.한수쉼', '79졸78', '41병42', '02마83', '08마87', '한수쉼'],
    [
      'numbers of pairs in a table',
      '1\t79졸78\t41병42\n2\t02마83',
      '79졸78',
      '41병42',
      '02마83',
      'NUMBER_WITHOUT_POINT',
    ],
    ['a number twice', '1. 79졸78 2. 41병42 2. 02마83', '79졸78', '41병42', '02마83', 'WRONG_NUMBER'],
    ['brackets behind numbers, and commas', '1) 79졸78, 2) 41병42', '79졸78', '41병42'],
    ['check and pass apart', '1. 79졸78 장군 2. 한수 쉼', '79졸78장군', '한수쉼'],
    ['sides before moves', '1. 초: 79졸78 2. 한 41병42', '초79졸78', '한41병42'],
    ['a remark in round brackets', '1. 79졸78 (좋은 수) 2. 41병42', '79졸78', '41병42'],
    ['half a round bracket', '1. 79졸78 (좋은\n2. 41병42', '79졸78', '좋은', '41병42', 'STRAY_CHARACTERS'],
    ['a number left out among others', '1. 79졸78 3. 41병42', '79졸78', '41병42', 'WRONG_NUMBER'],
    ['a comment without its end', '1. 79졸78 {말 2. 41병42', '79졸78', 'UNCLOSED_COMMENT'],
    ['an end without its comment', '1. 79졸78 } 2. 41병42', '79졸78', '41병42', 'STRAY_CHARACTERS'],
    ['a time in minutes', '1. 79졸78 <1:05> 2. 41병42', '79졸78', '41병42', 'BAD_TIME'],
    ['a time without its end', '1. 79졸78 <12\n2. 41병42', '79졸78', '41병42', 'BAD_TIME'],
    ['a time before any move', '<12> 1. 79졸78', '79졸78', 'BAD_TIME'],
    ['stray characters', '1. 79졸78\u001a\ufffd 2. 41병42 \u00ff', '79졸78', '41병42', 'STRAY_CHARACTERS'],
    ['a remark in brackets', '1. 79졸78 [좋은 수] 2. 41병42', '79졸78', '41병42', 'STRAY_CHARACTERS'],
    ['a bracket alone', '1. 79졸78 [ 2. 41병42', '79졸78', '41병42', 'STRAY_CHARACTERS'],
    ['wide blanks and a byte order mark', '\ufeff1.\u300079졸78\u00a02. 41병42', '79졸78', '41병42'],
    ['lines that end in one return', '1. 79졸78\r2. 41병42', '79졸78', '41병42'],
    ['a tag without its quote', '[총수 "2]\n1. 79졸78 2. 41병42', '79졸78', '41병42', 'BAD_TAG'],
    ['a tag without its bracket', '[총수 "2"\n1. 79졸78 2. 41병42', '79졸78', '41병42', 'BAD_TAG'],
    ['a tag without quotes', '[총수 2]\n1. 79졸78 2. 41병42', '79졸78', '41병42', 'BAD_TAG'],
    ['a tag that breaks off', '[총수', 'BAD_TAG'],
    ['a tag twice', '[초차림 "상마상마"]\n1. 79졸78', '79졸78', 'TAG_TWICE'],
    ['fewer moves than it says', '[총수 "60"]\n1. 79졸78', '79졸78', 'MOVES_MISSING'],
    ['one word too many counted', '[총수 "2"]\n1. 79졸78', '79졸78'],
    ['coordinates of another kind', '[기보형식 "가나다"]\n1. 79졸78', '79졸78', 'COORDINATES_UNKNOWN'],
  ])('%s', (_, moves, ...expected) => {
    expect(read(moves)).toEqual(expected);
  });
});

it('a warning says where in which game', () => {
  const games = parseGib(`${GAME}\n${GAME.replace(' 2. ', ' 2.\n{말} <x> ')}`);
  expect(games.map((game) => game.ok && game.value.warnings)).toEqual([
    [],
    [expect.objectContaining({ code: 'BAD_TIME', game: 2, line: 23, column: 5 })],
  ]);
});

describe('a value holds', () => {
  it.each([
    ['quotes', '[대회명 "제1회 "봄" 대회"]', '제1회 "봄" 대회'],
    ['brackets', '[대회명 "봄 [결승]"]', '봄 [결승]'],
    ['nothing', '[대회명 ""]', ''],
    ['blanks, which are kept', '[제한시간 "5분 "]', '5분 '],
    ['what is left of it without an end', '[대회명 "봄 대회', '봄 대회'],
  ])('%s', (_, tag, value) => {
    expect(only(`${tag}\n[총수 "1"]\n1. 79졸78`).tags.map((read) => read.value)).toEqual([value, '1']);
  });
});

it('two tags may share a line', () => {
  expect(only('[초대국자 "갑"] [한대국자 "을"]\n1. 79졸78').tags.map(({ value }) => value)).toEqual(['갑', '을']);
});

it('comments before the first move belong to the game', () => {
  const game = only('[초대국자 "갑"]\n{가} {나}\n1. 79졸78 {다} {라}');
  expect([game.comment, game.moves[0]?.comment]).toEqual(['가\n나', '다\n라']);
});

it('a comment that is never closed ends where the next game begins', () => {
  const games = parseGib(`${GAME.replace('두 줄}', '두 줄')}\n${GAME}`);
  expect(games.map((game) => game.ok && game.value.moves.length)).toEqual([1, 6]);
  expect(games[0]?.ok && games[0].value.warnings.map(({ code, line, column }) => [code, line, column])).toEqual([
    ['UNCLOSED_COMMENT', 9, 10],
    ['MOVES_MISSING', 7, 6],
  ]);
});

it('games without moves are games, told apart by an empty line and a tag that comes again', () => {
  const header = '[대회명 "봄"]\n[대국결과 "초 기권승"]\n';
  expect(parseGib(`${header}\n${header}\n${GAME}`).map((game) => game.ok && game.value.moves.length)).toEqual([
    0, 0, 6,
  ]);
});

it('a title above the first game is no game', () => {
  const games = parseGib(`장기 기보 모음\n\n${GAME}`);
  expect(games).toHaveLength(1);
  expect(games[0]?.ok && games[0].value.warnings).toMatchObject([{ code: 'STRAY_TEXT', line: 1, column: 1, game: 1 }]);
});

it('text without a tag or a move holds no game', () => {
  for (const text of ['', ' \r\n', 'hello there', '[]', '{말}', '1. 2. 3.', '"""', '[[[['])
    expect(parseGib(text)).toEqual([]);
});

it('games are handed out one by one', () => {
  const games = readGib(`${GAME}\n${GAME}`);
  expect(games.next().value).toMatchObject({ ok: true });
  expect(games.next().value).toMatchObject({ ok: true });
  expect(games.next().done).toBe(true);
});

const MADE_UP = readFileSync(new URL('records/made-up.gib', import.meta.url), 'utf8');

describe('a made-up collection of every kind', () => {
  it('is read without a warning but for arrangements that are not there', () => {
    const games = parseGib(MADE_UP);
    expect(games.map((game) => game.ok && [game.value.start.kind, game.value.recorded])).toEqual([
      ['ARRANGEMENT', '초 4.5점 승'],
      ['ARRANGEMENT', '漢 장군승'],
      ['HANDICAP', '초 기권승'],
      ['ARRANGEMENT', '무승부'],
      ['ARRANGEMENT', null],
    ]);
    expect(games.flatMap((game) => (game.ok ? game.value.warnings : [game.error]))).toMatchObject([
      { code: 'ARRANGEMENT_ASSUMED', game: 5 },
      { code: 'ARRANGEMENT_ASSUMED', game: 5 },
    ]);
  });

  it('replays legally, and what its moves say of the board is so', () => {
    expect(parseGib(MADE_UP).map((game) => (game.ok ? replay(game.value) : game.error))).toEqual([
      { plies: 40, board: '3a1Cn2/4n4/5k2c/p2b2pp1/9/9/P8/3r1K3/5A3/R1B3N2', turn: 'w' },
      { plies: 36, board: '1b2aa1nr/4n4/4k2c1/3p1ppC1/8p/3P3P1/1P2P4/8N/3AK4/2c5b', turn: 'w' },
      { plies: 30, board: '2b1aabnr/9/nc3k3/1p4p1p/p4r3/P1PP5/6PP1/1C4NC1/4A4/1NBK2B2', turn: 'b' },
      { plies: 34, board: 'rnb2an2/6B2/1c1k5/5p1p1/2P6/p5P2/4P3P/3KC4/9/c2A2N2', turn: 'w' },
      { plies: 24, board: '2ba1abnr/r3c4/3k5/p1p4pp/3p5/4PP3/cP7/N6CN/1C3K3/2RA1AB1R', turn: 'w' },
    ]);
  });

  it('has times and comments where they are written', () => {
    const [game] = parseGib(MADE_UP);
    if (!game?.ok) throw new Error(game?.error.message);
    const { moves, comment } = game.value;
    expect(comment).toBe('한 판의 연습');
    expect(moves.flatMap((move) => (move.comment === undefined ? [] : [[move.number, move.comment]]))).toEqual([
      [3, '여러 줄에\n걸친 말'],
      [9, '하나\n둘'],
    ]);
    expect(moves.slice(0, 3).map(({ seconds }) => seconds)).toEqual([10, 43, 59]);
  });
});

/** Places in a text, what to put there, and how much of it to take out. */
const changed = (text: string): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.nat(text.length),
        fc.constantFrom(...'[]{}<>".,/1290타장초漢\n\r \u001a\ufffd\u00ff馬판', ''),
        fc.nat(12),
      ),
      { maxLength: 10 },
    )
    .map((changes) =>
      changes.reduce((made, [at, insert, cut]) => made.slice(0, at) + insert + made.slice(at + cut), text),
    );

it('broken records give games and errors with places inside the text, never an exception', () => {
  const texts = fc.oneof(changed(GAME), changed(MADE_UP), fc.string({ unit: 'binary', maxLength: 400 }));
  let games = 0;
  let errors = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const lines = text.split(/\r\n|\n|\r/);
      for (const [index, game] of parseGib(text).entries()) {
        games++;
        if (!game.ok) errors++;
        for (const { line, column, game: number } of game.ok ? game.value.warnings : [game.error]) {
          expect(number).toBe(index + 1);
          if (line === undefined || column === undefined) continue;
          expect(column).toBeGreaterThan(0);
          expect(column).toBeLessThanOrEqual((lines[line - 1] as string).length + 1);
        }
        if (game.ok) for (const move of game.value.moves) expect(parseMove(START, move.text)).toHaveProperty('ok');
      }
    }),
    { numRuns: 4000 },
  );
  expect(games).toBeGreaterThan(4000);
  expect(errors).toBeGreaterThan(50);
});

it('a place is where the move stands', () => {
  const lines = MADE_UP.split('\n');
  for (const game of parseGib(MADE_UP)) {
    if (!game.ok) throw new Error(game.error.message);
    if (game.value.tags.some(({ value }) => value === '구좌표')) continue;
    for (const { text, line, column } of game.value.moves)
      expect(lines[(line ?? 0) - 1]?.startsWith(text, (column ?? 0) - 1), text).toBe(true);
  }
});

describe('time grows no faster than the text, whatever is in it:', () => {
  // A million characters each: anything that looks at all of them for each of them would take hours.
  it.each([
    ['open brackets', '['],
    [
      'moves glued to the numbers of the next',
      () => Array.from({ length: 100_000 }, (_, i) => `${i + 1}.95장95`).join(''),
    ],
    ['tags of many names', () => Array.from({ length: 80_000 }, (_, i) => `[t${i} "b"]`).join('\n')],
    ['tags that break off', '[a "'],
    ['tags on one line', '[a "b"] '],
    ['usual tags without ends', '[판 '],
    ['open comments', '{'],
    ['comments that the next game ends', '[판 "x"]\n{\n'],
    ['open times', '<'],
    ['quotes', '"'],
    ['digits', '1'],
    ['points', 'a.'],
    ['numbers', '1.'],
    ['blanks', ' '],
    ['games', '[판 "x"]\n1. a\n'],
    ['broken characters', '\ufffd'],
  ])('%s', (_, piece) => {
    const text = typeof piece === 'string' ? piece.repeat(1_000_000 / piece.length) : piece();
    const started = performance.now();
    for (const game of readGib(text)) expect(game).toBeDefined();
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

interface ManifestLine {
  readonly file: string;
  readonly index: number;
  readonly recorded: string | null;
  readonly plies: number;
  readonly finalBoard: string;
  readonly toMove: string;
}

describe.skipIf(!hasShared('records/manifest.jsonl'))('real records', () => {
  it('replay legally to the position that is known of each, and say nothing of the board that is not so', () => {
    const lines = shared<ManifestLine>('records/manifest.jsonl');
    const files = new Map<string, ReturnType<typeof parseGib>>();
    const wrong: unknown[] = [];
    for (const line of lines) {
      const games = files.get(line.file) ?? parseGib(decodeText(readFileSync(sharedPath(`records/${line.file}`))).text);
      files.set(line.file, games);
      const game = games[line.index];
      const final = game?.ok ? { ...(replay(game.value) as object), recorded: game.value.recorded } : game?.error;
      const { plies, finalBoard: board, toMove: turn, recorded } = line;
      if (JSON.stringify(final) !== JSON.stringify({ plies, board, turn, recorded })) wrong.push({ line, final });
    }
    const warnings = [...files.values()].flat().flatMap((game) => (game.ok ? game.value.warnings : [game.error]));
    expect(lines.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('are read whole, no game more and none less', () => {
    const expected = new Map<string, number>();
    for (const { file } of shared<ManifestLine>('records/manifest.jsonl'))
      expected.set(file, (expected.get(file) ?? 0) + 1);
    for (const [file, games] of expected)
      expect(parseGib(decodeText(readFileSync(sharedPath(`records/${file}`))).text), file).toHaveLength(games);
  });
});
