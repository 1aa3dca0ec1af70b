import type { ChildProcess } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { Counter, Gauge, Registry } from 'prom-client';
import type { Config } from './config.js';
import type { App } from './create-app.js';
import { type FromFirst, type Measures, PLACE, type ToFirst } from './siblings.js';

/** A process that lived for so long did not die of its start: the next one comes at once. */
const SETTLED_MILLIS = 10_000;
/** Otherwise after this, twice as long each time, and no longer than the last of these. */
const FIRST_PAUSE_MILLIS = 100;
const LONGEST_PAUSE_MILLIS = 10_000;

/** A process that does not tell its measures within this is left out. */
const MEASURE_MILLIS = 1000;

const say = (worker: Worker, message: FromFirst): void => {
  // Where it is gone, its end says so.
  if (worker.isConnected()) worker.send(message, () => {});
};

/**
 * `node:cluster` forgets a connection that it handed to a process which died before it took it; the client would wait
 * for good. It hands over one at a time, so the last is the one; closing it again where it was taken does nothing.
 */
const closeWhatItLeaves = (child: ChildProcess): void => {
  let last: { close(): void } | undefined;
  const { send } = child;
  child.send = (...given: unknown[]): boolean => {
    const [, handle] = given;
    if (typeof handle === 'object' && handle !== null && 'close' in handle) last = handle as typeof last;
    return Reflect.apply(send, child, given);
  };
  child.once('exit', () => {
    last?.close();
    // So that it is handed no other, dead as it is.
    if (child.connected) child.disconnect();
  });
};

/** What one process has measured; nothing where it does not tell in time. */
const measuresOf = (worker: Worker, id: number): Promise<Measures[]> =>
  new Promise((resolve) => {
    const end = (measures: Measures[]): void => {
      clearTimeout(late);
      worker.off('message', hear);
      resolve(measures);
    };
    const hear = (message: ToFirst): void => {
      if (message.kind === 'measured' && message.id === id) end([message.measures]);
    };
    const late = setTimeout(end, MEASURE_MILLIS, []);
    worker.on('message', hear);
    say(worker, { kind: 'measure', id });
  });

/**
 * The service as several processes that share a port: this one starts them, hands them connections in turn, starts
 * another where one dies, and ends them. Where one ends before it listens while no other does, all ends with 1: what
 * keeps it from its start, as a port that is taken, would keep the next one too.
 * @param program that a process runs
 */
export const createProcesses = (config: Config, log: Logger, program: string): Pick<App, 'start' | 'stop'> => {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  cluster.setupPrimary({ exec: program, args: [] });
  const running = new Set<Worker>();
  const listening = new Set<Worker>();
  let stopping = false;
  let gathered = 0;

  const registry = new Registry();
  const registers = [registry];
  const restarts = new Counter({
    name: 'janggi_process_restarts_total',
    help: 'Processes that died and were started anew.',
    labelNames: ['process'],
    registers,
  });
  new Gauge({
    name: 'janggi_processes_listening',
    help: 'Processes that take requests.',
    registers,
    collect() {
      this.set(listening.size);
    },
  });
  const measuresOfAll = async (): Promise<Measures[]> => {
    const id = ++gathered;
    const theirs = await Promise.all([...listening].map((worker) => measuresOf(worker, id)));
    return [await registry.getMetricsAsJSON(), ...theirs.flat()] as Measures[];
  };

  /**
   * Starts a process, and another where it ends.
   * @param deaths how many had the same place before it and died of their start
   * @returns the port, when one listens
   */
  const run = (place: string, deaths: number): Promise<number> =>
    new Promise((resolve) => {
      const started = performance.now();
      const worker = cluster.fork({ [PLACE]: place });
      closeWhatItLeaves(worker.process);
      running.add(worker);
      worker.once('listening', ({ port }) => {
        listening.add(worker);
        resolve(port);
      });
      worker.on('message', async (message: ToFirst) => {
        if (message.kind === 'gather') say(worker, { kind: 'gathered', id: message.id, all: await measuresOfAll() });
      });
      const ended = (code: number | null, signal: string | null): void => {
        running.delete(worker);
        const listened = listening.delete(worker);
        if (stopping) return;
        log.error({ process: place, code, signal }, 'process died');
        // It has said why itself.
        if (!listened && listening.size === 0) process.exit(1);
        const early = performance.now() - started < SETTLED_MILLIS;
        const pause = early ? Math.min(FIRST_PAUSE_MILLIS * 2 ** deaths, LONGEST_PAUSE_MILLIS) : 0;
        setTimeout(() => {
          if (stopping) return;
          restarts.inc({ process: place });
          void run(place, early ? deaths + 1 : 0).then(resolve);
        }, pause);
      };
      worker.once('exit', ended);
      worker.on('error', (error) => {
        // What could not be written to one that is dead; unheard it would end this process, and all with it.
        log.warn({ process: place, error }, 'process not reached');
        // One that the system could not start has no end.
        if (worker.process.pid === undefined) ended(null, null);
      });
    });

  return {
    async start() {
      const [first = '', ...others] = Array.from({ length: config.processes }, (_, index) => String(index + 1));
      // The others are started when it is known that one can.
      const port = await run(first, 0);
      await Promise.all(others.map((place) => run(place, 0)));
      return `http://localhost:${port}`;
    },
    async stop() {
      stopping = true;
      await Promise.all(
        [...running].map((worker) => {
          say(worker, { kind: 'stop' });
          return once(worker, 'exit');
        }),
      );
    },
  };
};
