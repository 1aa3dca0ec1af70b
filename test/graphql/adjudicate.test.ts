import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLAIM_KINDS } from '../../src/rulesets/reason.js';
import { RULESET_IDS } from '../../src/rulesets/ruleset.js';
import { ask } from './ask.js';

const judge = async (input: object, fields: string): Promise<unknown> => {
  const answer = await ask(`query ($input: GameInput!) { adjudicate(input: $input) { ${fields} } }`, { input });
  return answer.errors ? answer.errors[0]?.extensions : answer.data.adjudicate;
};

describe('claims', () => {
  it('an ending on the board goes before a claim at the same ply, which is then late', async () => {
    const input = { ruleset: 'KJA', moves: ['pass', 'pass'], claims: [{ kind: 'RESIGNATION', by: 'CHO' }] };
    expect(await judge(input, 'reason warnings { code ply }')).toEqual({
      reason: 'DOUBLE_PASS',
      warnings: [{ code: 'CLAIM_AFTER_END', ply: 2 }],
    });
  });

  it('are judged at their ply and in the order given', async () => {
    const input = {
      moves: ['i4h4', 'a7b7', 'h4i4'],
      claims: [
        { kind: 'TIME_FORFEIT', by: 'HAN' },
        { kind: 'DISQUALIFICATION', by: 'CHO', atPly: 1 },
        { kind: 'RESIGNATION', by: 'HAN', atPly: 1 },
      ],
    };
    expect(await judge(input, 'reason result ply pliesAfterEnd warnings { code }')).toEqual({
      reason: 'DISQUALIFICATION',
      result: '0-1',
      ply: 1,
      pliesAfterEnd: 2,
      warnings: [{ code: 'CLAIM_AFTER_END' }, { code: 'CLAIM_AFTER_END' }],
    });
  });

  it('after an illegal move are late', async () => {
    const input = { moves: ['i4h4', 'a7a5', 'h4i4'], claims: [{ kind: 'RESIGNATION', by: 'HAN' }] };
    expect(await judge(input, 'status result ply pliesAfterEnd warnings { code }')).toEqual({
      status: 'ILLEGAL',
      result: '*',
      ply: 2,
      pliesAfterEnd: 1,
      warnings: [{ code: 'CLAIM_AFTER_END' }],
    });
  });

  it('before an illegal move end the game first', async () => {
    const input = { moves: ['i4h4', 'a7a5'], claims: [{ kind: 'RESIGNATION', by: 'HAN', atPly: 1 }] };
    expect(await judge(input, 'status ply pliesAfterEnd')).toEqual({ status: 'FINISHED', ply: 1, pliesAfterEnd: 1 });
  });

  it.each<[situation: string, claim: object, expected: object]>([
    ['without the side that it needs', { kind: 'RESIGNATION' }, { code: 'CLAIM_SIDE_MISSING' }],
    ['before the game', { kind: 'UNFINISHED', atPly: -1 }, { code: 'CLAIM_PLY_OUT_OF_RANGE', ply: -1 }],
    ['beyond the game', { kind: 'UNFINISHED', atPly: 2 }, { code: 'CLAIM_PLY_OUT_OF_RANGE', ply: 2 }],
    ['that the rules do not know', { kind: 'DRAW_REQUEST', by: 'CHO' }, { code: 'CLAIM_NOT_ALLOWED', ply: 1 }],
  ])('%s are refused', async (_, claim, expected) => {
    expect(await judge({ moves: ['i4h4'], claims: [claim] }, 'status')).toEqual(expected);
  });

  it('that are refused name the clause and what is allowed', async () => {
    const answer = await ask('{ adjudicate(input: { ruleset: CAZAUX, claims: [{ kind: DRAW_AGREED }] }) { status } }');
    expect(answer.errors?.[0]?.message).toMatch(/cazaux\/draw-request.*Allowed here: RESIGNATION, TIME_FORFEIT/);
    const silent = await ask('{ adjudicate(input: { ruleset: KJA, claims: [{ kind: UNFINISHED }] }) { status } }');
    expect(silent.errors?.[0]?.message).toMatch(/no clause of the ruleset speaks of it/);
  });

  it('that a position says are possible are those that are taken', async () => {
    for (const ruleset of RULESET_IDS)
      for (const fen of ['4k4/9/9/p8/9/9/P8/9/9/4K4 w - - 0 1', '3k5/9/9/p8/9/9/P8/9/9/4K4 b - - 0 1']) {
        const { data } = await ask(
          `query ($fen: String, $ruleset: RulesetId) { position(fen: $fen, ruleset: $ruleset) { claims turn outcome { status } } }`,
          { fen, ruleset },
        );
        const { claims, turn } = data.position;
        expect(data.position.outcome.status).toBe('ONGOING');
        for (const kind of CLAIM_KINDS) {
          const verdict = await judge({ fen, ruleset, claims: [{ kind, by: turn }] }, 'status');
          expect(verdict, `${ruleset} ${kind}`).toMatchObject(
            claims.includes(kind) ? { status: 'FINISHED' } : { code: 'CLAIM_NOT_ALLOWED' },
          );
        }
      }
  });
});

it('a batch gives one answer an input, in order, and a bad input spoils only its own', async () => {
  const { data } = await ask(`{
    adjudications(inputs: [
      { ref: "board 1", moves: ["pass", "pass"] }
      { ref: "board 2", fen: "9/4k3/9/9/9/9/9/9/4K4/9 w - - 0 1" }
      { moves: ["i4h4", "zzz"] }
    ]) { index ref verdict { reason } error { code rank file ply } }
    positions(inputs: [{ ref: "a", ruleset: KJA }, { ref: "b", moves: ["a1a9"] }]) { index ref position { turn } error { code ply } }
  }`);
  expect(data.adjudications).toEqual([
    { index: 0, ref: 'board 1', verdict: { reason: 'DOUBLE_PASS' }, error: null },
    { index: 1, ref: 'board 2', verdict: null, error: { code: 'FEN_RANK_WIDTH', rank: 9, file: 'i', ply: null } },
    { index: 2, ref: null, verdict: null, error: { code: 'BAD_MOVE', rank: null, file: null, ply: 2 } },
  ]);
  expect(data.positions).toEqual([
    { index: 0, ref: 'a', position: { turn: 'CHO' }, error: null },
    { index: 1, ref: 'b', position: null, error: { code: 'ILLEGAL_MOVE', ply: 1 } },
  ]);
});

it('a batch that is too long is refused before any of it is judged', async () => {
  const answer = await ask('query ($inputs: [GameInput!]!) { adjudications(inputs: $inputs) { index } }', {
    inputs: Array(1001).fill({}),
  });
  expect(answer.errors?.[0]?.extensions).toEqual({ code: 'TOO_MANY_INPUTS' });
});

it('a move is explained, legal or not, and after the end', async () => {
  const explain = (move: string, args = ''): Promise<unknown> =>
    ask(`query ($move: String!) { position${args} { explainMove(move: $move) { legal code message squares } } }`, {
      move,
    }).then(({ data }) => data.position.explainMove);
  expect(await explain('i4h4')).toMatchObject({ legal: true, code: 'LEGAL', squares: [] });
  expect(await explain('02마74')).toMatchObject({ legal: false, code: 'NOT_A_MOVE_OF_THIS_PIECE', squares: ['b1'] });
  expect(await explain('a1a5')).toMatchObject({ legal: false, code: 'PATH_BLOCKED', squares: ['a4'] });
  expect(await explain('02차83')).toMatchObject({ legal: false, code: 'WRONG_PIECE' });
  expect(await explain('hello')).toMatchObject({ legal: false, code: 'BAD_MOVE' });
  expect(await explain('i4h4', '(ruleset: KJA, moves: ["pass", "pass"])')).toMatchObject({
    legal: true,
    code: 'GAME_OVER',
  });
  expect(await explain('a1a5', '(ruleset: KJA, moves: ["pass", "pass"])')).toMatchObject({
    legal: false,
    code: 'PATH_BLOCKED',
  });
});

it('any text in any field gives an answer or an error with a code, never a fault of ours', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: fc.constantFrom(...'KABNCRPkabncrp123456789/ wb-01[]"{}<>장마포차02마83漢楚'), maxLength: 120 }),
  );
  const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
  const input = fc.record(
    {
      fen: text,
      moves: fc.array(text, { maxLength: 4 }),
      record: text,
      gameNumber: fc.integer({ min: -2, max: 3 }),
      claims: fc.array(
        fc.record({
          kind: fc.constantFrom(...CLAIM_KINDS),
          by: fc.constantFrom('CHO', 'HAN', null),
          atPly: fc.integer({ min: -2, max: 5 }),
        }),
        { maxLength: 3 },
      ),
      ruleset: fc.constantFrom(...RULESET_IDS),
      rules: fc.record(
        { komi: finite, repetitionCount: finite, pointValues: fc.array(finite, { maxLength: 7 }) },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(input, { maxLength: 20 }), text, async (inputs, move) => {
      const clean = JSON.parse(JSON.stringify(inputs)) as object[];
      const answer = await ask(
        `query ($inputs: [GameInput!]!, $move: String!) {
          adjudications(inputs: $inputs) { verdict { summary finalFen points { margin } } error { code message } }
          position { explainMove(move: $move) { code } legalMoves(from: $move) { uci } }
        }`,
        { inputs: clean, move },
      );
      for (const { verdict, error } of answer.data.adjudications) expect(verdict ?? error.code).toBeTruthy();
      for (const { extensions } of answer.errors ?? []) expect(extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
    }),
    { numRuns: 100 },
  );
});

it('a house rule is cited where it decides, and not where something stands in the way', async () => {
  const clauseOf = async (move: string, fen: string): Promise<unknown> =>
    judge({ ruleset: 'KJA', rules: { palaceDiagonals: 'NO', stalemate: 'DRAW' }, fen, moves: [move] }, 'clause { id }');
  expect(await clauseOf('f3e2', '4k4/9/9/9/9/9/9/5R3/9/3K5 w - - 0 1')).toEqual({
    clause: { id: 'house/palaceDiagonals' },
  });
  expect(await clauseOf('f3f9', '4k4/9/9/9/5p3/9/9/5R3/9/3K5 w - - 0 1')).toEqual({ clause: { id: 'kja/chariot' } });
  expect(await clauseOf('pass', '3k5/9/4r4/9/9/9/9/9/4K4/9 w - - 0 1')).toEqual({ clause: { id: 'kja/pass' } });
});

it('a side whose last move the history forbids may pass where passing is forced', async () => {
  const input = {
    fen: '3k5/8R/9/4R4/9/9/9/9/2P6/p1bA1K3 w - - 0 1',
    lenient: true,
    ruleset: 'MARTIN',
    rules: { shuttleLimit: 3, shuttleResult: 'ILLEGAL' },
    moves: ['f1f2', 'a1b1', 'f2f1', 'b1a1', 'f1f2', 'a1b1', 'f2f1', 'b1a1', 'f1f2'],
  };
  const { data } = await ask(
    `query ($fen: String, $moves: [String!], $rules: RulesetOverrides) {
      position(fen: $fen, lenient: true, ruleset: MARTIN, rules: $rules, moves: $moves) { legalMoves { pass } explainMove(move: "pass") { code } }
    }`,
    input,
  );
  expect(data.position).toEqual({ legalMoves: [{ pass: true }], explainMove: { code: 'LEGAL' } });
  expect(await judge({ ...input, moves: [...input.moves, 'pass'] }, 'status ply')).toEqual({
    status: 'ONGOING',
    ply: 10,
  });
});

it('a mate by facing alone is decided by the duty to end it', async () => {
  const input = {
    ruleset: 'KJA',
    rules: { facingReply: 'MUST_BREAK' },
    fen: '4k4/9/9/3R1R3/9/9/9/9/9/3K5 w - - 0 1',
    moves: ['d1e1'],
  };
  expect(await judge(input, 'reason clause { id }')).toEqual({
    reason: 'CHECKMATE',
    clause: { id: 'house/facingReply' },
  });
});
