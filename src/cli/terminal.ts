import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** What a command reads from and writes to. */
export interface Terminal {
  /** Whether a person watches what is told beside the answer. */
  readonly isWatched: boolean;
  /** Whether the answer may have colours. */
  readonly hasColours: boolean;
  readonly stdin: AsyncIterable<Uint8Array>;
  /** The answer, and nothing else. Resolves when more may be written. */
  write(part: string | Uint8Array): Promise<void>;
  /** Errors, warnings and progress. */
  tell(text: string): void;
}

interface Stream extends Writable {
  readonly isTTY?: boolean;
}
interface Streams {
  readonly stdin: Readable;
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** NO_COLOR and FORCE_COLOR as https://no-color.org and Node have them. */
const mayColour = ({ stdout, env }: Streams): boolean =>
  env.NO_COLOR ? false : env.FORCE_COLOR !== undefined ? env.FORCE_COLOR !== '0' : stdout.isTTY === true;

/** The terminal of a process. */
export const terminalOf = (streams: Streams): Terminal => {
  const { stdin, stdout, stderr } = streams;
  return {
    isWatched: stderr.isTTY === true,
    hasColours: mayColour(streams),
    stdin,
    async write(part) {
      if (!stdout.write(part)) await once(stdout, 'drain');
    },
    tell: (text) => void stderr.write(text),
  };
};
