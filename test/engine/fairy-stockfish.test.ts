import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../src/engine/variant.js';
import { hasShared, shared } from '../fixtures.js';
import { childrenOf } from './children.js';
import { engineAt, QUESTION } from './fake-engine.js';
import { realEngine } from './real-engine.js';

interface Mate {
  readonly fen: string;
  readonly mateIn: number;
}

const MATES: readonly Mate[] = hasShared('cases/mates.jsonl')
  ? shared<Mate>('cases/mates.jsonl').filter(({ mateIn }) => mateIn <= 2)
  : [{ fen: '3nkab2/9/4c4/3RnB3/9/2p3pp1/1r2PP3/9/3AA4/3KC1B2 w - - 0 28', mateIn: 1 }];

/** The same position with the sides exchanged, and the board turned so that each sits where the other did. */
const exchanged = (fen: string): string => {
  const [board = '', turn, ...rest] = fen.split(' ');
  const swapped = Array.from(board, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return [swapped.reverse().join(''), turn === 'w' ? 'b' : 'w', ...rest].join(' ');
};

const path = realEngine();

const isLinux = process.platform === 'linux';
if (!isLinux) console.info('skipped: what looks for the processes of the engine does so in the /proc of Linux');

describe.skipIf(path === null)('Fairy-Stockfish', () => {
  const engine = (processes = 1) => engineAt(path as string, { processes });

  it.each(Object.keys(VARIANTS))('plays %s from the start', async (variant) => {
    const answer = await engine().analyse({ ...QUESTION, variant });
    expect(answer).toMatchObject({ ok: true, value: { depth: 6, complete: true } });
    if (!answer.ok) return;
    const { name, lines, nodes } = answer.value;
    expect(name).toMatch(/^Fairy-Stockfish/);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.moves.length).toBeGreaterThan(2);
    expect(Math.abs(lines[0]?.score ?? 99)).toBeLessThan(5);
    expect(nodes).toBeGreaterThan(100);
  });

  it('finds mates for either side, with their sign', async () => {
    const asked = engine();
    for (const { fen, mateIn } of MATES)
      for (const position of [fen, exchanged(fen)]) {
        const answer = await asked.analyse({ ...QUESTION, variant: 'janggicasual', fen: position, depth: 10 });
        const sign = position.includes(' w ') ? 1 : -1;
        expect(answer, position).toMatchObject({ ok: true, value: { lines: [{ mateIn: sign * mateIn }] } });
        const line = answer.ok ? answer.value.lines[0] : undefined;
        expect(line?.score).toBe((sign * (300_00 - (2 * mateIn - 1))) / 100);
        expect(line?.moves).toHaveLength(2 * mateIn - 1);
      }
  });

  it('knows who is about to be mated', async () => {
    // After Cho's chariot came down to the last rank, Han has one move left to lose in.
    const fen = '4k4/9/R8/1R7/9/9/9/9/4K4/9 b - - 0 1';
    const answer = await engine().analyse({ ...QUESTION, variant: 'janggicasual', fen, depth: 8 });
    const [line] = answer.ok ? answer.value.lines : [];
    expect(line?.mateIn).toBeGreaterThan(0);
    expect(line?.score).toBeGreaterThan(290);
  });

  it('tells a win on points from a mate', async () => {
    // Han has passed, and lacks a chariot; a second pass ends the game.
    const fen = QUESTION.fen.replace('rnba1abnr', '1nba1abnr');
    for (const [start, sign] of [
      [fen, 1],
      [exchanged(fen), -1],
    ] as const) {
      const moves = sign > 0 ? ['a4b4', 'e9e9'] : ['i7h7', 'e2e2'];
      const answer = await engine().analyse({ ...QUESTION, fen: start, moves, depth: 4 });
      const pass = sign > 0 ? 'e2e2' : 'e9e9';
      expect(answer).toMatchObject({
        ok: true,
        value: { lines: [{ moves: [pass], score: sign * 199.99, mateIn: null }] },
      });
    }
  });

  it('has no line where the side to move is mated', async () => {
    const fen = '3nkab2/9/4c4/3RnB3/9/2p3pp1/1r2PP3/9/3AA4/3KC1B2 w - - 0 28';
    expect(await engine().analyse({ ...QUESTION, fen, moves: ['d7d10'] })).toMatchObject({
      ok: true,
      value: { lines: [], depth: 0, complete: true },
    });
  });

  it('takes passes, also two in a row, which end the game for it', async () => {
    for (const moves of [['e2e2'], ['e2e2', 'e9e9'], ['a4b4', 'e9e9', 'e2e2', 'e9e9']]) {
      const answer = await engine().analyse({ ...QUESTION, moves });
      expect(answer).toMatchObject({ ok: true, value: { depth: 6, complete: true } });
      if (answer.ok) expect(answer.value.lines).toHaveLength(1);
    }
  });

  it('follows several lines, best first, from both sides', async () => {
    for (const moves of [[], ['a4b4']]) {
      const answer = await engine().analyse({ ...QUESTION, moves, lines: 4 });
      const lines = answer.ok ? answer.value.lines : [];
      expect(new Set(lines.map((line) => line.moves[0])).size).toBe(4);
      const scores = lines.map(({ score }) => (moves.length === 0 ? score : -score));
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }
  });

  it('stops when its time is over, or its nodes are', async () => {
    const asked = engine();
    const began = Date.now();
    const timed = await asked.analyse({ ...QUESTION, depth: null, millis: 300 });
    expect(timed).toMatchObject({ ok: true, value: { complete: false } });
    expect(Date.now() - began).toBeLessThan(3000);
    const counted = await asked.analyse({ ...QUESTION, depth: null, nodes: 20_000 });
    expect(counted).toMatchObject({ ok: true, value: { complete: true } });
  });

  it('answers the same whatever was asked before', async () => {
    const asked = engine();
    const question = { ...QUESTION, depth: 9 };
    const first = await asked.analyse(question);
    await asked.analyse({ ...question, moves: ['a4b4', 'a7b7'], lines: 3 });
    await asked.analyse({ ...question, variant: 'janggimodern' });
    expect(await asked.analyse(question)).toEqual(first);
  });

  it.runIf(isLinux)('is started anew where it is killed over a question', async () => {
    const asked = engine();
    const answer = asked.analyse({ ...QUESTION, depth: null, millis: 1500 });
    while (childrenOf(process.pid).length === 0) await sleep(20);
    await sleep(300);
    const [pid] = childrenOf(process.pid);
    process.kill(pid as number, 'SIGKILL');
    expect(await answer).toMatchObject({ ok: true, value: { lines: [{ mateIn: null }] } });
    expect(childrenOf(process.pid)).not.toContain(pid);
  });

  it.runIf(isLinux)('answers twenty questions with two processes, and leaves none behind', async () => {
    const asked = engine(2);
    const moves = ['a4b4', 'a7b7', 'c4d4', 'c7d7', 'e2e2', 'e9e9'];
    const questions = Array.from({ length: 20 }, (_, n) => ({ ...QUESTION, moves: moves.slice(0, n % 5) }));
    const answers = await Promise.all(questions.map((question) => asked.analyse(question)));
    expect(childrenOf(process.pid)).toHaveLength(2);
    for (const [n, answer] of answers.entries()) {
      expect(answer).toMatchObject({ ok: true, value: { complete: true } });
      expect(answer).toEqual(answers[n % 5]);
    }
    await asked.stop();
    expect(childrenOf(process.pid)).toEqual([]);
  });

  it('searches on from a game that its variant would have ended or forbidden', async () => {
    // The generals face each other and Cho leaves it so.
    const fen = '4k4/9/9/9/9/9/p8/9/R8/4K4 w - - 0 1';
    for (const moves of [['a2a3'], ['e1e1'], ['a2a3', 'e10e10', 'a3a4']]) {
      const answer = await engine().analyse({ ...QUESTION, fen, moves, depth: 4 });
      expect(answer.ok && answer.value.lines.length, moves.join()).toBe(1);
    }
  });
});
