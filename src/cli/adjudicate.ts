import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import type { DecodedText, InTurns } from '../notation/decode-text.js';
import { COUNT, wordsOf } from '../rest/fields.js';
import { GAME_FIELDS } from '../rest/input.js';
import { batchJson, type Telling, tellingOf, verdictJson } from '../rest/json.js';
import { CLAIM_KINDS } from '../rulesets/reason.js';
import { judge } from '../service/adjudicate.js';
import { type AnsweredGame, answerCollection } from '../service/collection.js';
import { decodeFileInTurns } from '../service/record-file.js';
import { AGREEMENTS, type Agreement, type VerdictReport } from '../service/verdict-report.js';
import { command } from './command.js';
import { EXIT, Fault, orFault, problemLine, wrongUsage } from './fault.js';
import { type InputFile, inputFiles } from './input-files.js';
import { limitsInForce } from './limits.js';
import { formats, LANGUAGE, option, READING_OPTIONS, RULES_OPTIONS, SCHEME, spelled } from './options.js';
import { printable } from './printable.js';
import { Progress } from './progress.js';
import { type Column, tableText } from './table.js';
import type { Terminal } from './terminal.js';
import { tellWarnings } from './warnings.js';

/** A game of one of the files, judged. */
type Judged = AnsweredGame<VerdictReport> & { readonly file: string };

/** How games are printed: each as it is judged, and what is left to the end. */
interface Printer {
  readonly add: (game: Judged) => Promise<void>;
  readonly end: () => Promise<void>;
}

const COLUMNS: readonly Column[] = [
  { head: 'file' },
  { head: 'game', right: true },
  { head: 'recorded' },
  { head: 'verdict' },
  { head: 'reason' },
  { head: 'ply', right: true },
  { head: 'cho', right: true },
  { head: 'han', right: true },
  { head: 'record' },
];
const SENTENCE: Column = { head: 'sentence' };

const reasonOf = ({ reason, byPoints, illegal }: VerdictReport): string =>
  illegal ? illegal.code : byPoints && reason !== 'POINTS' ? `${reason}, POINTS` : reason;

const AGREEMENT_WORDS: { readonly [A in Agreement]: string } = {
  AGREES: 'agrees',
  DISAGREES: 'DISAGREES',
  NOT_ON_BOARD: 'not on board',
};

const rowOf = ({ file, number, answer: verdict }: Judged, { language }: Telling): string[] => {
  const place = [file, String(number)];
  if (!verdict.ok) return [...place, '', 'unreadable', verdict.error.code];
  const { recorded, result, status, ply, pliesAfterEnd, points } = verdict.value;
  return [
    ...place,
    recorded?.text ?? '',
    status === 'ILLEGAL' ? 'illegal' : result,
    reasonOf(verdict.value),
    pliesAfterEnd > 0 ? `${ply} +${pliesAfterEnd}` : String(ply),
    String(points.cho),
    String(points.han),
    recorded ? AGREEMENT_WORDS[recorded.agreement] : '',
    ...(language ? [verdict.value.summary(language)] : []),
  ];
};

const tablePrinter = ({ write }: Terminal, telling: Telling): Printer => {
  const rows: string[][] = [];
  return {
    add: async (game) => void rows.push(rowOf(game, telling)),
    end: () => write(tableText(telling.language ? [...COLUMNS, SENTENCE] : COLUMNS, rows)),
  };
};

/** As the answer of REST to a file, with the file's name. */
const jsonOf = ({ file, number, answer: verdict }: Judged, telling: Telling): string => {
  const result: Result<object, Problem> = verdict.ok ? ok(verdictJson(verdict.value, telling)) : verdict;
  return JSON.stringify({ file, ...batchJson({ index: number - 1, ref: null, result }, 'verdict') });
};

const linesPrinter = ({ write }: Terminal, telling: Telling): Printer => ({
  add: (game) => write(`${jsonOf(game, telling)}\n`),
  end: async () => {},
});

const listPrinter = ({ write }: Terminal, telling: Telling): Printer => {
  const begin = '{"adjudications":[';
  let before = begin;
  return {
    add: async (game) => {
      await write(`${before}\n${jsonOf(game, telling)}`);
      before = ',';
    },
    end: () => write(`${before === begin ? begin : ''}\n]}\n`),
  };
};

const PRINTERS = { TABLE: tablePrinter, JSON: listPrinter, NDJSON: linesPrinter } as const;

/** How many games came to what. */
class Tally {
  games = 0;
  agree = 0;
  disagree = 0;
  unreadable = 0;
  warnings = 0;

  add({ answer: verdict }: Judged): void {
    this.games++;
    if (!verdict.ok) {
      this.unreadable++;
      return;
    }
    this.warnings += verdict.value.warnings.length;
    const agreement = verdict.value.recorded?.agreement;
    if (agreement === 'AGREES') this.agree++;
    if (agreement === 'DISAGREES') this.disagree++;
  }

  get text(): string {
    const { games, agree, disagree, unreadable, warnings } = this;
    const rest = games - agree - disagree - unreadable;
    const parts = [
      `${agree} ${agree === 1 ? 'agrees with its' : 'agree with their'} record`,
      `${disagree} ${disagree === 1 ? 'disagrees' : 'disagree'}`,
      `${rest} cannot be compared with it on the board`,
      `${unreadable} unreadable`,
    ];
    return `${games} ${games === 1 ? 'game' : 'games'}: ${parts.join(', ')}${warnings > 0 ? `; ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, told by --format json` : ''}.\n`;
  }
}

/** How a game stands to its record. */
const STANDINGS = [...AGREEMENTS, 'UNREADABLE'] as const;
type Standing = (typeof STANDINGS)[number];

/** Null where there is no record to compare with. */
const standingOf = ({ answer }: Judged): Standing | null =>
  answer.ok ? (answer.value.recorded?.agreement ?? null) : 'UNREADABLE';

/** Claims as an address has them, in the spelling of this program. */
const CLAIMS: typeof GAME_FIELDS.claims = {
  ...GAME_FIELDS.claims,
  query: ({ path, value }) => GAME_FIELDS.claims.query({ path, value: value.toUpperCase().replaceAll('-', '_') }),
};

/** A file's bytes; null where it cannot be read, once that is told. */
const bytesOf = async ({ read }: InputFile, progress: Progress): Promise<Uint8Array | null> => {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    progress.tell(`${printable(error.message)}\n`);
    return null;
  }
};

/** A file's text; what of its bytes did not become text is told. */
function* decoding({ name }: InputFile, bytes: Uint8Array, progress: Progress): InTurns<DecodedText> {
  const decoded = yield* decodeFileInTurns(bytes);
  tellWarnings(progress, decoded.warnings, `${printable(name)}: `);
  return decoded;
}

export const ADJUDICATE = command({
  usage: 'FILES...',
  about: [
    'Judges every game of the files: how it ended on the board, why, after which half-move (with +2 where two more were played after the end), and the points of both sides then. Beside it stands the result that the record gives, and whether the two agree; resignation and loss on time cannot be seen on a board.',
    'A file is a .gib, a PGN, a list of moves or JSON, in UTF-8 or CP949; of a folder all .gib and .pgn files are read. A game that cannot be read spoils only itself.',
    'json and ndjson are the answers of POST /v1/adjudications, each with the name of its file.',
    'Exit code 0: all is well; 1: a record disagrees with the board; 2: a game or a file could not be read.',
  ],
  options: {
    format: formats('TABLE', 'JSON', 'NDJSON'),
    ...RULES_OPTIONS,
    language: LANGUAGE,
    scheme: SCHEME,
    recordedAsClaims: option(
      GAME_FIELDS.recordedAsClaims,
      'Resignation, time, agreement and disqualification in a record count as claims.',
    ),
    claims: option(
      CLAIMS,
      `Claims made in each game that is judged: ${CLAIM_KINDS.map(spelled).join(', ')}; with the side that needs to be named behind a colon, and the half-move behind @, the last if left out.`,
      { value: 'KIND:SIDE@PLY,...', many: true },
    ),
    only: option(
      wordsOf(STANDINGS),
      'Only the games whose record agrees or disagrees with the board, cannot be compared with it, or cannot be read; the last line counts all.',
      { many: true },
    ),
    game: option(COUNT, 'Only this game of each file, from 1.'),
    from: option(GAME_FIELDS.format, 'The format of the files, where it cannot be seen.'),
    ...READING_OPTIONS,
  },
  examples: [
    ['games/ --only disagrees', 'judges all records in a folder, and prints those that the board does not bear out.'],
    ['final.gib --claims unfinished', 'counts the points of a game that was broken off.'],
    [
      'final.gib --ruleset kja --language ko',
      'by the rules of the Korea Janggi Association, with a sentence to read out.',
    ],
    [
      '- --format ndjson --rules komi=0.5 < games.pgn',
      'reads standard input; a JSON object a line, Han has a komi of half a point.',
    ],
  ],
  run: async ({ words, given }, terminal) => {
    if (words.length === 0) throw wrongUsage('Name the files to judge, folders of them, or - for standard input.');
    const { format = 'TABLE', language, scheme, game = null, from = 'AUTO', only, ...question } = given;
    const telling = tellingOf(language, scheme);
    const limits = limitsInForce();
    const files = await inputFiles(words, terminal);
    const printer = PRINTERS[format](terminal, telling);
    const progress = new Progress(terminal);
    const tally = new Tally();
    const asked = { ...question, format: from, gameNumber: game };
    let isFileLost = false;
    for (const [index, file] of files.entries()) {
      const bytes = await bytesOf(file, progress);
      if (!bytes) {
        isFileLost = true;
        continue;
      }
      for (const judged of orFault(answerCollection(decoding(file, bytes, progress), asked, judge, limits))) {
        if (!judged) continue;
        const named = { ...judged, file: file.name };
        tally.add(named);
        if (!judged.answer.ok) progress.tell(`${printable(file.name)}: ${problemLine(judged.answer.error)}\n`);
        const standing = standingOf(named);
        if (!only || (standing && only.includes(standing))) await printer.add(named);
        progress.show(() => `${tally.games} games, file ${index + 1} of ${files.length}`);
      }
    }
    progress.clear();
    await printer.end();
    if (format === 'TABLE') await terminal.write(`\n${tally.text}`);
    return isFileLost || tally.unreadable > 0 ? EXIT.fault : tally.disagree > 0 ? EXIT.disagrees : EXIT.well;
  },
});
