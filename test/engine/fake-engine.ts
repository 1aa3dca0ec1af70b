import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createEngine, type EngineSettings } from '../../src/engine/create-engine.js';
import type { Engine, EngineQuestion } from '../../src/engine/engine.js';

export const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1';

export const QUESTION: EngineQuestion = {
  variant: 'janggi',
  fen: START,
  moves: [],
  depth: 6,
  nodes: null,
  millis: 20_000,
  lines: 1,
};

/** An engine that ends with the test. */
export const engineAt = (path: string, settings: Partial<EngineSettings> = {}): Engine => {
  const engine = createEngine(path, { processes: 1, queue: 64, startMillis: 10_000, ...settings });
  onTestFinished(() => engine.stop());
  return engine;
};

/** An engine of a few lines, and what it is sent. */
export interface FakeEngine {
  readonly path: string;
  /** The lines sent to all of its processes, in order. */
  sent(): string[];
  /** The numbers of the processes that were started. */
  started(): number[];
}

const GREETING = [
  'id name Fake 1',
  'option name UCI_Variant type combo default chess var chess var janggi var janggicasual',
  'option name Hash type spin default 16 min 1 max 64',
  'option name MultiPV type spin default 1 min 1 max 500',
  'uciok',
];

/** @param on by the first word of a line sent, what to do then, in JavaScript; `say` answers and `nth` counts the processes */
export const fakeEngine = (on: { readonly [word: string]: string } = {}): FakeEngine => {
  const folder = mkdtempSync(join(tmpdir(), 'fake-engine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'engine');
  const log = join(folder, 'log');
  const processes = join(folder, 'processes');
  writeFileSync(log, '');
  writeFileSync(processes, '');
  const handlers = {
    uci: `say(${JSON.stringify(GREETING.join('\n'))})`,
    isready: "say('readyok')",
    go: "say('info depth 6 score cp 60 nodes 9 pv a4b4'); say('bestmove a4b4')",
    ...on,
  };
  const source = `#!${process.execPath}
const fs = require('node:fs');
fs.appendFileSync(${JSON.stringify(processes)}, process.pid + '\\n');
const nth = fs.readFileSync(${JSON.stringify(processes)}, 'utf8').trim().split('\\n').length;
const say = (text) => fs.writeSync(1, text + '\\n');
const on = { ${Object.entries(handlers)
    .map(([word, body]) => `${word}: async (line) => { ${body} }`)
    .join(',\n')} };
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  fs.appendFileSync(${JSON.stringify(log)}, line + '\\n');
  on[line.split(' ')[0]]?.(line);
});
`;
  writeFileSync(path, source, { mode: 0o755 });
  const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return { path, sent: () => linesOf(log), started: () => linesOf(processes).map(Number) };
};

/** Whether a process runs; one that is dead but not buried, where nobody inherits orphans, does not. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !existsSync('/proc/self/stat') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};
