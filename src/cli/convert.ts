import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Problem } from '../janggi/problem.js';
import type { TextEncodingName } from '../notation/decode-text.js';
import { MOVE_NOTATIONS } from '../notation/moves.js';
import type { KnownFormat } from '../notation/record.js';
import { COUNT, FLAG, wordOf } from '../rest/fields.js';
import { GAME_FIELDS } from '../rest/input.js';
import { convert } from '../service/convert.js';
import { decodeFile } from '../service/record-file.js';
import { command } from './command.js';
import { EXIT, Fault, orFault, problemLine, wrongUsage } from './fault.js';
import { inputFile, reasonOf, STDIN } from './input-files.js';
import { limitsInForce } from './limits.js';
import { option, READING_OPTIONS, RULES_OPTIONS } from './options.js';
import { printable } from './printable.js';
import type { Terminal } from './terminal.js';
import { tellWarnings } from './warnings.js';

const FORMAT_OF_EXTENSION: { readonly [extension: string]: KnownFormat } = {
  '.gib': 'GIB',
  '.pgn': 'PGN',
  '.json': 'JSON',
  '.txt': 'MOVES',
};
const EXTENSIONS = Object.keys(FORMAT_OF_EXTENSION).join(', ');

const formatOfName = (name: string): KnownFormat => {
  const format = FORMAT_OF_EXTENSION[extname(name).toLowerCase()];
  if (format) return format;
  throw wrongUsage(`The name ${name} does not tell a format, as ${EXTENSIONS} do; name it with --to.`);
};

/** Writes parts to a file, or to standard output. */
const writeTo = async (
  name: string,
  parts: Iterable<Uint8Array>,
  isForced: boolean,
  { write }: Terminal,
): Promise<void> => {
  if (name === STDIN) {
    for (const part of parts) await write(part);
    return;
  }
  if (!isForced && existsSync(name)) throw new Fault(`${name} is there already; add --force to write over it.`);
  try {
    const file = await open(name, 'w');
    try {
      for (const part of parts) await file.write(part);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new Fault(`Cannot write ${name}: ${reasonOf(error)}.`);
  }
};

export const CONVERT = command({
  usage: 'IN OUT',
  about: [
    `Writes all games of a file in another form: that of OUT's extension (${EXTENSIONS}, which is a list of moves) or of --to. IN is recognised by what it holds, in UTF-8 or CP949. - is standard input, or output.`,
    'A game that cannot be read or written, or whose moves end being legal, has what is wrong with it in its place; the exit code is 2 then. The answers are those of POST /v1/records.',
  ],
  options: {
    from: option(GAME_FIELDS.format, 'The format of IN, where it cannot be seen.'),
    to: option(
      wordOf<KnownFormat>(['GIB', 'PGN', 'MOVES', 'JSON']),
      'The format of OUT, where its name does not tell.',
    ),
    encoding: option(wordOf<TextEncodingName>(['UTF-8', 'CP949']), 'That of OUT; utf-8 if left out.'),
    notation: option(wordOf(MOVE_NOTATIONS), 'That of the moves, in PGN, JSON and lists.'),
    game: option(COUNT, 'Only this game, from 1.'),
    force: option(FLAG, 'Write over a file that is there.'),
    ...READING_OPTIONS,
    ...RULES_OPTIONS,
  },
  examples: [
    ['games.gib games.pgn', 'a collection as PGN.'],
    ['games.pgn games.gib --encoding cp949', 'for old programs.'],
    ['- - --to json < games.gib', 'from standard input to standard output.'],
  ],
  run: async ({ words, given }, terminal) => {
    const [input, output, ...more] = words;
    if (input === undefined || output === undefined || more.length > 0)
      throw wrongUsage(
        `Name two files, the one to read and the one to write; ${words.length} ${words.length === 1 ? 'is' : 'are'} named.`,
      );
    const { from = 'AUTO', to = formatOfName(output), encoding = 'UTF-8', notation = 'AUTO', ...rest } = given;
    if (encoding === 'CP949' && to !== 'GIB') throw wrongUsage('cp949 is for .gib files; leave out --encoding.');
    const { game = null, force = false, ...question } = rest;
    const file = decodeFile(await inputFile(input, terminal).read());
    tellWarnings(terminal, file.warnings, `${printable(input)}: `);
    const faults: Problem[] = [];
    const asked = { ...question, format: from, gameNumber: game };
    const conversion = { to, notation, encoding, onFault: (fault: Problem) => void faults.push(fault) };
    const parts = orFault(convert(file, asked, conversion, limitsInForce()));
    await writeTo(output, parts, force, terminal);
    for (const fault of faults) terminal.tell(`${printable(input)}: ${problemLine(fault)}\n`);
    return faults.length > 0 ? EXIT.fault : EXIT.well;
  },
});
