import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** Why a program says nothing more. */
export type Silence = 'MISSING' | 'DIED' | 'LATE' | 'FLOODED';

/** A program that is talked to line by line. */
export interface Talk {
  readonly isOver: boolean;
  /** Lines that hold no line breaks themselves. */
  send(...lines: readonly string[]): void;
  /**
   * Hands each line that the program says to `hear`, until that gives something. One at a time.
   * @param millis after which it is given up
   * @returns what `hear` gave, or why it never did
   */
  listen<T extends object>(hear: (line: string) => T | null, millis?: number): Promise<T | Silence>;
  /** Whoever listens hears that it is LATE. */
  giveUp(): void;
  /** Ends the program. Resolves when it is gone. */
  end(): Promise<void>;
}

/** No line of use is longer; the rest of it is not heard. */
const MAX_LINE_LENGTH = 65_536;
/** One answer takes no more; a program that says more is not heard out. */
const MAX_ANSWER_LENGTH = 8_000_000;

/** Of a wrapper script, also the programs that it started. */
const killGroup = (child: ChildProcess): void => {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
  child.kill('SIGKILL');
};

const NO_TALK: Talk = {
  isOver: true,
  send() {},
  listen: async () => 'MISSING',
  giveUp() {},
  async end() {},
};

/** Node throws some of the faults of starting a program, and tells the others by an event. */
const startChild = (path: string): ChildProcessByStdio<Writable, Readable, null> | null => {
  try {
    return spawn(path, [], { stdio: ['pipe', 'pipe', 'ignore'], detached: process.platform !== 'win32' });
  } catch {
    return null;
  }
};

/** Starts a program. Where it cannot be started, `listen` says so. */
export const startTalk = (path: string): Talk => {
  const child = startChild(path);
  if (!child) return NO_TALK;
  let silence: Silence | null = null;
  let listener: { line(text: string): void; silent(why: Silence): void } | null = null;
  const fall = (why: Silence): void => {
    silence ??= why;
    listener?.silent(why);
  };

  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => {
      if (child.pid === undefined) resolve();
    });
  });
  child.once('error', () => fall('MISSING'));
  child.once('exit', () => {
    killGroup(child);
    fall('DIED');
  });
  // Writing to a program that died is no fault of its own.
  child.stdin.on('error', () => {});

  let partial = '';
  let isTooLong = false;
  let heard = 0;
  child.stdout.setEncoding('latin1').on('data', (chunk: string) => {
    heard += chunk.length;
    if (silence !== null) return;
    if (heard > MAX_ANSWER_LENGTH) {
      killGroup(child);
      return fall('FLOODED');
    }
    const lines = chunk.split('\n');
    for (const [index, text] of lines.entries()) {
      isTooLong ||= partial.length + text.length > MAX_LINE_LENGTH;
      partial = isTooLong ? '' : partial + text;
      if (index === lines.length - 1) return;
      if (!isTooLong) listener?.line(partial.trimEnd());
      partial = '';
      isTooLong = false;
    }
  });

  return {
    get isOver() {
      return silence !== null;
    },
    send: (...lines) => {
      if (silence === null) child.stdin.write(`${lines.join('\n')}\n`);
    },
    listen: (hear, millis) =>
      new Promise((resolve) => {
        if (silence !== null) return resolve(silence);
        heard = 0;
        const done = (value: Parameters<typeof resolve>[0]): void => {
          clearTimeout(timer);
          listener = null;
          resolve(value);
        };
        const timer = millis === undefined ? undefined : setTimeout(() => done('LATE'), millis);
        listener = {
          line(text) {
            const value = hear(text);
            if (value !== null) done(value);
          },
          silent: done,
        };
      }),
    giveUp: () => listener?.silent('LATE'),
    end: () => {
      fall('DIED');
      // The number of a process that is gone may be another's by now.
      if (child.exitCode === null && child.signalCode === null) killGroup(child);
      return gone;
    },
  };
};
