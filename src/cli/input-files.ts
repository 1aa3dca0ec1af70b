import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PositionQuestion } from '../service/questions.js';
import { decodeFile } from '../service/record-file.js';
import { Fault, wrongUsage } from './fault.js';
import type { Terminal } from './terminal.js';

/** The name of standard input. */
export const STDIN = '-';

/** Files that are taken for records where a folder is named. */
const RECORD_FILE = /\.(?:gib|pgn)$/i;

/** A file is read as one text, which JavaScript bounds. */
const MOST_BYTES = 500_000_000;

export interface InputFile {
  readonly name: string;
  /** @throws Fault where it cannot be read */
  readonly read: () => Promise<Uint8Array>;
}

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read by this user',
  EISDIR: 'it is a folder',
};
export const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
};
const unreadable = (name: string, error: unknown): Fault => new Fault(`Cannot read ${name}: ${reasonOf(error)}.`);

const readStdin = async ({ stdin }: Terminal): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of stdin) {
    parts.push(part);
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Fault(`Standard input is longer than ${MOST_BYTES} bytes; give it in parts.`);
  }
  return Buffer.concat(parts);
};

/** The file of a name, or standard input. */
export const inputFile = (name: string, terminal: Terminal): InputFile => ({
  name,
  read: async () => {
    if (name === STDIN) return readStdin(terminal);
    try {
      const { size } = await stat(name);
      if (size > MOST_BYTES) throw new Error(`it is longer than ${MOST_BYTES} bytes; split it`);
      return await readFile(name);
    } catch (error) {
      throw unreadable(name, error);
    }
  },
});

const filesOf = async (name: string): Promise<string[]> => {
  if (name === STDIN) return [name];
  try {
    if (!(await stat(name)).isDirectory()) return [name];
    const entries = await readdir(name, { recursive: true, withFileTypes: true });
    const found = entries
      .filter((entry) => entry.isFile() && RECORD_FILE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    if (found.length === 0) throw new Error('there is no .gib and no .pgn file in this folder');
    return found.sort();
  } catch (error) {
    throw unreadable(name, error);
  }
};

/**
 * The files of names, each a file, a folder with all of its record files, or standard input.
 * @throws Fault where one is not there
 */
export const inputFiles = async (names: readonly string[], terminal: Terminal): Promise<InputFile[]> => {
  if (names.filter((name) => name === STDIN).length > 1) throw wrongUsage('Standard input can be read once only.');
  const files = (await Promise.all(names.map(filesOf))).flat();
  return files.map((name) => inputFile(name, terminal));
};

/**
 * A position of the command line: a FEN in one word or several, `-` for one (or a board as text) on standard input, or
 * none for the usual start.
 */
export const positionQuestion = async (
  words: readonly string[],
  given: PositionQuestion,
  terminal: Terminal,
): Promise<PositionQuestion> => {
  if (words.length === 0) return given;
  const fen = words.length === 1 && words[0] === STDIN ? decodeFile(await readStdin(terminal)).text : words.join(' ');
  return { ...given, fen: fen.trimEnd() };
};
