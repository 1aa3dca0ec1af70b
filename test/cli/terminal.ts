import { run } from '../../src/cli/run.js';

export interface Ran {
  readonly code: number;
  readonly bytes: Buffer;
  readonly out: string;
  readonly told: string;
}

/** Runs a command line in this process. */
export const cli = async (
  args: readonly string[],
  {
    stdin = '',
    isWatched = false,
    hasColours = false,
  }: { stdin?: string | Uint8Array; isWatched?: boolean; hasColours?: boolean } = {},
): Promise<Ran> => {
  const written: Buffer[] = [];
  let told = '';
  const code = await run(args, {
    isWatched,
    hasColours,
    stdin: (async function* () {
      yield Buffer.from(stdin as string);
    })(),
    write: async (part) => void written.push(Buffer.from(part as string)),
    tell: (text) => {
      told += text;
    },
  });
  const bytes = Buffer.concat(written);
  return { code, bytes, out: bytes.toString(), told };
};
