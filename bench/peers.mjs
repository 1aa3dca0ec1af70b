/** The programs that we measure ourselves beside. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';

/**
 * Starts ffish in a thread of its own. As its memory grows V8 gives up, for the whole thread, that arrays of bytes stay
 * where they are, and all that reads such arrays in it slows down by a fifth: who uses the service has no ffish beside it.
 * @param data `{ variant, fens, games }` for what it is asked (see ffish-thread.mjs)
 * @returns `ask(task, argument)`, and `stop`
 */
export const startFfish = (data) => {
  const thread = new Worker(new URL('./ffish-thread.mjs', import.meta.url), { workerData: data });
  return {
    ask: async (task, argument) => {
      const answer = once(thread, 'message');
      thread.postMessage({ task, argument });
      return (await answer)[0];
    },
    stop: () => thread.terminate(),
  };
};

const FAIRY = process.env.FAIRY_STOCKFISH ?? '/usr/games/fairy-stockfish';
/** Whether native Fairy-Stockfish is installed (as Debian does it, or where FAIRY_STOCKFISH says). */
export const hasFairyStockfish = () => existsSync(FAIRY);
export const FAIRY_MISSING = `${FAIRY} is not there: native Fairy-Stockfish is left out`;

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** Processor time of another process; null where the system does not tell. */
const cpuSeconds = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
};

/**
 * Native Fairy-Stockfish counts positions from the usual start, one thread.
 * @returns how many, and the seconds it took: of its processor time, or else of the clock
 */
export const fairyPerft = (variant, depth) =>
  new Promise((resolve, reject) => {
    const engine = spawn(FAIRY, { stdio: ['pipe', 'pipe', 'ignore'] });
    engine.once('error', reject);
    let started = 0;
    let usedBefore = 0;
    createInterface({ input: engine.stdout }).on('line', (line) => {
      if (line === 'readyok') {
        started = performance.now();
        usedBefore = cpuSeconds(engine.pid);
        engine.stdin.write(`go perft ${depth}\n`);
      }
      const [, nodes] = /^Nodes searched: (\d+)/.exec(line) ?? [];
      if (nodes === undefined) return;
      const used = cpuSeconds(engine.pid);
      const seconds = used === null ? (performance.now() - started) / 1000 : used - usedBefore;
      engine.stdin.end('quit\n');
      resolve({ units: Number(nodes), seconds });
    });
    engine.stdin.write(`setoption name UCI_Variant value ${variant}\nposition startpos\nisready\n`);
  });
