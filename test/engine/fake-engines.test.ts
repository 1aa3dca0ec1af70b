import { chmodSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { engineAt, fakeEngine, isAlive, QUESTION, START } from './fake-engine.js';

const failure = (code: string, message: RegExp) => ({
  ok: false,
  error: { code, message: expect.stringMatching(message) },
});
const SOON = { ...QUESTION, millis: 100 };

describe('what an engine is sent', () => {
  it('is its settings, a new game, and the question', async () => {
    const fake = fakeEngine();
    const engine = engineAt(fake.path);
    expect(fake.started()).toEqual([]);
    const answer = await engine.analyse({ ...QUESTION, moves: ['i4h4', 'e9e9'], nodes: 500, lines: 2 });
    expect(answer).toMatchObject({ ok: true, value: { name: 'Fake 1', depth: 6, nodes: 9, complete: true } });
    expect(fake.sent()).toEqual([
      'uci',
      'setoption name UCI_Variant value janggi',
      'setoption name Hash value 16',
      'setoption name MultiPV value 2',
      'ucinewgame',
      'isready',
      `position fen ${START} moves i4h4 e9e9`,
      'go depth 6 nodes 500',
    ]);
    await engine.analyse({ ...QUESTION, depth: null });
    // Only what is new.
    expect(fake.sent().slice(8)).toEqual([
      'setoption name MultiPV value 1',
      'ucinewgame',
      'isready',
      `position fen ${START}`,
      'go depth 99',
    ]);
  });

  it('begins behind a move that the variant forbids, for the engine would stop there without a word', async () => {
    const fake = fakeEngine({ go: "say('info depth 1 score cp 30 nodes 1 pv d10d9'); say('bestmove d10d9')" });
    // The generals face each other; janggi has Cho break that or pass.
    const fen = '4k4/9/9/9/9/9/9/9/R8/4K4 w - - 0 1';
    const answer = await engineAt(fake.path).analyse({ ...QUESTION, fen, moves: ['a2a3', 'e10d10', 'a3a4'] });
    expect(fake.sent().at(-2)).toBe('position fen 4k4/9/9/9/9/9/9/R8/9/4K4 b - - 1 1 moves e10d10 a3a4');
    expect(answer).toMatchObject({ ok: true, value: { lines: [{ moves: ['d10d9'], score: -0.5 }] } });
  });

  it.each([
    [{ fen: `${START}\nquit` }, 'FEN_TRAILING_TEXT'],
    [{ fen: 'no board' }, 'FEN_RANK_COUNT'],
    [{ fen: '9/9/9/9/9/9/9/9/9/4K4 w - - 0 1' }, 'NO_GENERAL'],
    [{ moves: ['a4b4\nquit'] }, 'BAD_MOVE'],
    [{ moves: ['a4b4', 'a11a1'] }, 'BAD_MOVE'],
    [{ moves: ['a1i9'] }, 'ILLEGAL_MOVE'],
    [{ variant: 'chess' }, 'BAD_INPUT'],
    [{ variant: 'janggi\nquit' }, 'BAD_INPUT'],
    [{ depth: 1.5 }, 'BAD_INPUT'],
    [{ nodes: Number.NaN }, 'BAD_INPUT'],
    [{ millis: 0 }, 'BAD_INPUT'],
    [{ lines: 2e9 }, 'BAD_INPUT'],
  ])('is nothing that was not read, as %j', async (wrong, code) => {
    const fake = fakeEngine();
    const answer = await engineAt(fake.path).analyse({ ...QUESTION, ...wrong });
    expect(answer).toMatchObject(failure(code, /./));
    expect(fake.started()).toEqual([]);
  });
});

describe('an engine that', () => {
  it.each(['/nowhere/engine', '/', ''])('is not there is missing: %j', async (path) => {
    const engine = engineAt(path);
    expect(await engine.analyse(QUESTION)).toEqual(failure('ENGINE_MISSING', /JANGGI_ENGINE_PATH/));
    expect(await engine.analyse(QUESTION)).toEqual(failure('ENGINE_MISSING', /operator/));
  });

  it.each([
    ['may not be run', 0o644, '#!/bin/sh\n'],
    ['has an interpreter that is not there', 0o755, '#!/nowhere/sh\n'],
  ])('%s is missing, too', async (_, mode, text) => {
    const { path } = fakeEngine();
    writeFileSync(path, text);
    chmodSync(path, mode);
    expect(await engineAt(path).analyse(QUESTION)).toEqual(failure('ENGINE_MISSING', /may run/));
  });

  it.each([
    ['ends at once', 'process.exit(0)'],
    ['talks nonsense', "say('Good day.\\u0000\\u00ff'); say('uciok?')"],
    ['says nothing', ''],
  ])('%s speaks no UCI, and nobody waits long to hear so', async (_, uci) => {
    const fake = fakeEngine({ uci });
    const engine = engineAt(fake.path, { startMillis: 500 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => engine.analyse(QUESTION)));
    for (const answer of answers) expect(answer).toEqual(failure('ENGINE_FAILED', /speaks UCI/));
    expect(fake.started()).toHaveLength(1);
    expect(fake.started().some(isAlive)).toBe(false);
  });

  it('does not know the variant says which', async () => {
    const answer = await engineAt(fakeEngine().path).analyse({ ...QUESTION, variant: 'janggimodern' });
    expect(answer).toEqual(failure('ENGINE_FAILED', /^Fake 1 does not know the variant janggimodern\..*UCI_Variant/));
  });

  it('knows no variants at all does not know janggi', async () => {
    const answer = await engineAt(fakeEngine({ uci: "say('uciok')" }).path).analyse(QUESTION);
    expect(answer).toEqual(failure('ENGINE_FAILED', /does not know the variant janggi\./));
  });

  it('is slow to start is waited for', async () => {
    const fake = fakeEngine({ isready: "setTimeout(() => say('readyok'), 700)" });
    expect(await engineAt(fake.path).analyse(SOON)).toMatchObject({ ok: true, value: { complete: true } });
  });

  it('stops when told to has found what it had found', async () => {
    const fake = fakeEngine({
      go: "say('info depth 2 multipv 1 score cp -90 nodes 40 pv a4b4 a7b7 a4a5')",
      stop: "say('bestmove a4b4')",
    });
    expect(await engineAt(fake.path).analyse({ ...SOON, depth: null })).toMatchObject({
      ok: true,
      // What cannot be played is cut off.
      value: { lines: [{ moves: ['a4b4', 'a7b7'], score: -1.5, mateIn: null }], depth: 2, complete: false },
    });
    expect(fake.sent().slice(-2)).toEqual(['go depth 99', 'stop']);
  });

  it('hangs is ended and replaced', async () => {
    const fake = fakeEngine({
      go: "if (nth === 1) for (;;); say('info depth 6 score cp 0 pv a4b4'); say('bestmove a4b4')",
    });
    const engine = engineAt(fake.path);
    const began = Date.now();
    expect(await engine.analyse(SOON)).toEqual(failure('ENGINE_FAILED', /in time/));
    expect(Date.now() - began).toBeLessThan(5000);
    expect(await engine.analyse({ ...QUESTION })).toMatchObject({ ok: true });
    expect(fake.started().map(isAlive)).toEqual([false, true]);
  });

  it('dies over a question is asked once more, in a fresh process', async () => {
    const fake = fakeEngine({
      go: "if (nth === 1) process.exit(3); say('info depth 6 score cp 0 pv a4b4'); say('bestmove a4b4')",
    });
    expect(await engineAt(fake.path).analyse(QUESTION)).toMatchObject({ ok: true });
    expect(fake.started()).toHaveLength(2);
  });

  it('dies again has failed, and is started less and less often', async () => {
    const fake = fakeEngine({ go: "say('info depth 1 score cp 0 pv a4b4'); process.exit(3)" });
    const engine = engineAt(fake.path);
    expect(await engine.analyse(QUESTION)).toEqual(failure('ENGINE_FAILED', /fresh one did so too/));
    expect(fake.started()).toHaveLength(2);
    const began = Date.now();
    await engine.analyse(QUESTION);
    expect(Date.now() - began).toBeGreaterThan(290);
    expect(fake.started()).toHaveLength(4);
  });

  it('floods is ended', async () => {
    const fake = fakeEngine({ go: "for (;;) say('info string ' + 'x'.repeat(1000))" });
    const engine = engineAt(fake.path);
    const before = process.memoryUsage.rss();
    expect(await engine.analyse(QUESTION)).toEqual(failure('ENGINE_FAILED', /far more/));
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
    expect(fake.started().some(isAlive)).toBe(false);
  });

  it('says a line without end is heard out behind it', async () => {
    const fake = fakeEngine({
      go: "say('info string ' + 'x'.repeat(3e6)); say('info depth 6 score cp 0 pv a4b4'); say('bestmove a4b4')",
    });
    expect(await engineAt(fake.path).analyse(QUESTION)).toMatchObject({ ok: true, value: { depth: 6 } });
  });

  it('talks nonsense while it searches is heard for what makes sense', async () => {
    const nonsense = [
      'info depth x score cp 1 pv a4b4',
      'info depth 3 score cp pv a4b4',
      'info depth 3 score points 3 pv a4b4',
      'info depth 9 multipv 7 score cp 900 pv a4b4',
      'info depth 9 multipv 0 score cp 900 pv a4b4',
      'info depth 9 score cp 900 lowerbound pv a4b4',
      'info depth 9 score mate 0 pv a4b4',
      'info depth 4 score cp 999999999 nodes 5 pv a4b4',
      'info',
      '\\u0000\\u0007',
      'mybestmove a4b4',
    ];
    const fake = fakeEngine({
      go: `say(${JSON.stringify(nonsense.join('\n'))}); say('info depth 5 multipv 2 score cp 3 pv z9z9'); say('bestmove h9')`,
    });
    expect(await engineAt(fake.path).analyse({ ...QUESTION, lines: 2 })).toMatchObject({
      ok: true,
      value: { lines: [{ moves: ['a4b4'], score: 190, mateIn: null }], depth: 4, nodes: 5 },
    });
  });
});

describe('questions', () => {
  const SLOW = { go: "setTimeout(() => { say('info depth 6 score cp 0 pv a4b4'); say('bestmove a4b4') }, 300)" };

  it('are refused where too many wait', async () => {
    const engine = engineAt(fakeEngine(SLOW).path, { queue: 2 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => engine.analyse(QUESTION)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false, false]);
    expect(answers[4]).toEqual(failure('OVERLOADED', /later/));
  });

  it('in turn need one process', async () => {
    const fake = fakeEngine();
    const engine = engineAt(fake.path, { processes: 3 });
    for (let turn = 0; turn < 3; turn++) await engine.analyse(QUESTION);
    expect(fake.started()).toHaveLength(1);
  });

  it('that nobody waits for any more stop the search, and leave the process to others', async () => {
    const fake = fakeEngine({ go: '', stop: "say('bestmove a4b4')" });
    const engine = engineAt(fake.path);
    const [first, second] = [new AbortController(), new AbortController()];
    const asked = engine.analyse(QUESTION, first.signal);
    const waits = engine.analyse(QUESTION, second.signal);
    while (!fake.sent().includes('go depth 6')) await sleep(10);
    second.abort(new Error('gone'));
    await expect(waits).rejects.toThrow('gone');
    first.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
    expect(await engine.analyse(SOON)).toMatchObject({ ok: true });
    expect(fake.sent().filter((line) => line === 'stop')).toHaveLength(2);
    expect(fake.started()).toHaveLength(1);
    await expect(engine.analyse(QUESTION, first.signal)).rejects.toThrow('gone');
  });

  it('that stop an engine that hangs end it', async () => {
    const fake = fakeEngine({ go: 'if (nth === 1) for (;;); on.stop = () => {}; say("bestmove a4b4")' });
    const engine = engineAt(fake.path);
    const controller = new AbortController();
    const asked = engine.analyse(QUESTION, controller.signal);
    while (!fake.sent().includes('go depth 6')) await sleep(10);
    controller.abort();
    await expect(asked).rejects.toThrow();
    expect(await engine.analyse(QUESTION)).toMatchObject({ ok: true });
    expect(fake.started().map(isAlive)).toEqual([false, true]);
  });

  it('that are open when the engine stops are answered, and no process stays', async () => {
    const fake = fakeEngine({ go: 'for (;;);' });
    const engine = engineAt(fake.path, { processes: 2 });
    const asked = Array.from({ length: 4 }, () => engine.analyse(QUESTION));
    while (fake.sent().filter((line) => line === 'go depth 6').length < 2) await sleep(10);
    await engine.stop();
    for (const answer of await Promise.all(asked)) expect(answer).toEqual(failure('ENGINE_FAILED', /./));
    expect(fake.started().some(isAlive)).toBe(false);
    expect(await engine.analyse(QUESTION)).toEqual(failure('ENGINE_FAILED', /stopping/));
  });

  it('leave nothing behind where the engine stands in a wrapper script', async () => {
    const inner = fakeEngine();
    const outer = fakeEngine();
    writeFileSync(outer.path, `#!/bin/sh\n"${inner.path}"\n`);
    const engine = engineAt(outer.path);
    expect(await engine.analyse(QUESTION)).toMatchObject({ ok: true });
    await engine.stop();
    for (let round = 0; round < 50 && inner.started().some(isAlive); round++) await sleep(20);
    expect(inner.started().some(isAlive)).toBe(false);
  });
});
