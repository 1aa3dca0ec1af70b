import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLegal } from '../../src/janggi/generate.js';
import { FREE_MOVEMENT } from '../../src/janggi/movement.js';
import { Position } from '../../src/janggi/position.js';
import { formatBoard } from '../../src/notation/fen.js';
import { type GameRecord, parseGib } from '../../src/notation/gib.js';
import { parseMove } from '../../src/notation/moves.js';
import { parseRecorded } from '../../src/notation/recorded-result.js';
import { hasShared, shared, sharedPath } from '../fixtures.js';

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
const boardOf = (game: GameRecord): string => formatBoard(game.setup.board);
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
    { text: '79졸78', line: 9, column: 4, comment: '첫 수,\n두 줄' },
    { text: '41병42', line: 10, column: 9, seconds: 12 },
    { text: '한수쉼', line: 11, column: 4 },
    { text: '49병48', line: 11, column: 10 },
    { text: '02마83', line: 11, column: 19 },
    { text: '43병53', line: 11, column: 28 },
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

it('a missing arrangement is assumed and reported', () => {
  expect(only('1. 79졸78').warnings.map(({ code }) => code)).toEqual(['ARRANGEMENT_ASSUMED', 'ARRANGEMENT_ASSUMED']);
});

it('a handicap board is read from its tag, Han to move first', () => {
  const game = only(
    '[판 "차마상사1사상마/4장/1포5포/졸1졸1졸1졸1졸///兵1兵1兵1兵1兵/1包5包/4將/車馬象士1士象馬車 한 접장기"]\n1. 41병42',
  );
  expect(game.startKind).toBe('HANDICAP');
  expect(game.setup.turn).toBe(1);
  expect(boardOf(game)).toBe('rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABN1');
});

it('old coordinates are rewritten to the usual ones', () => {
  const game = only('[기보형식 "구좌표"]\n1. 4졸14 2. 87병77 3. 21마33 4. 7병37장군');
  expect(game.moves.map(({ text }) => text)).toEqual(['71졸72', '49병48', '03마84', '41병44장군']);
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
    ['an arrangement of three horses', '[초차림 "마마마상"]\n1. 79졸78', { code: 'BAD_ARRANGEMENT', line: 1, game: 1 }],
    ['a board of nine ranks', '[판 "////////4장 한 접장기"]\n1. 79졸78', { code: 'BOARD_RANK_COUNT', line: 1 }],
    ['a board with an unknown piece', '[판 "/////////4x 한"]', { code: 'BOARD_UNKNOWN_PIECE', rank: 10, file: 'e' }],
    ['a board without a side', '[판 "4장////////4將/"]', { code: 'BOARD_BAD_TURN' }],
    ['a rank too wide', '[판 "9장////////4將/ 한"]', { code: 'BOARD_RANK_WIDTH', rank: 1 }],
    ['a point 91', '[기보형식 "구좌표"]\n1. 91졸14', { code: 'BAD_OLD_COORDINATES', line: 2, column: 4 }],
  ])('%s', (_, text, expected) => {
    expect(fault(text)).toMatchObject(expected);
  });
});

it('text that breaks off in the middle of a tag, a comment or a time is read as far as it goes', () => {
  for (const end of ['[대회명', '{말', '<12', '['])
    expect(only(`1. 79졸78 2. 41병42\n${end}`.replace(/\n\[.*/, '')).moves).toHaveLength(2);
});

it('a comment that never ends is reported with its place', () => {
  const game = only(`1. 79졸78 {abc\n[대회명 "둘"]\n1. 79졸78`);
  expect(game.warnings).toContainEqual(expect.objectContaining({ code: 'UNCLOSED_COMMENT', line: 1, column: 10 }));
});

it('broken records give games and errors, never an exception or a hang', () => {
  const mutated = fc
    .array(fc.tuple(fc.nat(GAME.length), fc.constantFrom(...'[]{}<>".1타장\n\u001a\ufffd馬', ''), fc.nat(8)), {
      maxLength: 8,
    })
    .map((changes) =>
      changes.reduce((text, [at, insert, cut]) => text.slice(0, at) + insert + text.slice(at + cut), GAME),
    );
  fc.assert(
    fc.property(fc.oneof(mutated, fc.string({ unit: 'binary', maxLength: 400 })), (text) => {
      for (const game of parseGib(text)) expect(typeof game.ok).toBe('boolean');
    }),
    { numRuns: 3000 },
  );
});

describe('a recorded result', () => {
  it.each([
    ['한 완승', 'HAN', 'COMPLETE', null],
    ['초승(외통수)', 'CHO', 'CHECKMATE', null],
    ['초 외통수', 'CHO', 'CHECKMATE', null],
    ['楚 장군승', 'CHO', 'CHECKMATE', null],
    ['漢 장군승', 'HAN', 'CHECKMATE', null],
    ['楚의 기권승', 'CHO', 'RESIGNATION', null],
    ['한 시간승', 'HAN', 'TIME', null],
    ['한 4.5점 승', 'HAN', 'POINTS', 4.5],
    ['초승(3.5점)', 'CHO', 'POINTS', 3.5],
    ['한 0.5점 점수승', 'HAN', 'POINTS', 0.5],
    ['초 점수승', 'CHO', 'POINTS', null],
    ['초 접속 끊김 패', 'HAN', 'DISCONNECTED', null],
    ['초 접속 끊김승', 'CHO', 'DISCONNECTED', null],
    ['한 빅승', 'HAN', 'BIKJANG', null],
    ['무승부(빅장)', null, 'BIKJANG', null],
    ['무승부(동의)', null, 'AGREEMENT', null],
    ['무승부', null, null, null],
    ['한 실격승', 'HAN', 'DISQUALIFICATION', null],
    ['초 불계승', 'CHO', 'RESIGNATION', null],
    ['한 승리', 'HAN', null, null],
    ['미상', null, null, null],
  ])('%s', (text, winner, how, margin) => {
    expect(parseRecorded(text)).toMatchObject({ text, winner, how, margin });
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
  it('replay legally to the position that is known of each', () => {
    const lines = shared<ManifestLine>('records/manifest.jsonl').filter(({ file }) => !file.includes('cp949'));
    const files = new Map<string, ReturnType<typeof parseGib>>();
    const wrong: unknown[] = [];
    for (const line of lines) {
      const games = files.get(line.file) ?? parseGib(readFileSync(sharedPath(`records/${line.file}`), 'utf8'));
      files.set(line.file, games);
      const game = games[line.index];
      const final = game?.ok ? replay(game.value) : game?.error;
      const expected = { plies: line.plies, board: line.finalBoard, turn: line.toMove };
      if (JSON.stringify(final) !== JSON.stringify(expected)) wrong.push({ line, final });
    }
    expect(lines.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });
});

const replay = ({ setup, moves }: GameRecord): unknown => {
  const made = Position.from(setup, FREE_MOVEMENT);
  if (!made.ok) return made.error;
  const { position } = made.value;
  for (const { text } of moves) {
    const read = parseMove(position, text);
    if (!read.ok) return read.error;
    if (!isLegal(position, read.value.move)) return `${text} is not legal`;
    position.make(read.value.move);
  }
  return { plies: moves.length, board: formatBoard(position.board), turn: position.turn === 0 ? 'w' : 'b' };
};
