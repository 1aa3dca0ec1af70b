import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import { GibScanner } from './gib-scanner.js';
import { PgnScanner } from './pgn-scanner.js';
import { formatOf, type KnownFormat, notText, type RecordFormat } from './record.js';
import { type GamePlace, TEXT_START } from './text-places.js';

/** One game of a longer text: {@link readRecord} reads it as it reads it there. */
export interface GameText {
  readonly text: string;
  readonly from: GamePlace;
}

/** Characters that are looked through at once: about a millisecond. */
const WINDOW = 65_536;

/** A format whose games follow each other, so that a text can be cut between them. */
type Divisible = Exclude<KnownFormat, 'JSON'>;
const SCANNERS = { GIB: GibScanner, PGN: PgnScanner, MOVES: PgnScanner } as const;

/** How much of a text is lines that are whole; a carriage return may be half of a line's end. */
const wholeLines = (text: string): number =>
  Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r', text.length - 2)) + 1;

/**
 * Cuts a collection of any length into its games as it comes; no more of it is kept than a window, or one game.
 * What {@link readRecord} says of each, it also says of the same game of the whole text.
 */
export class RecordSplitter {
  private format: Divisible | null = null;
  private kept = '';
  private from: GamePlace = TEXT_START;
  /** How much there has to be until it is worth looking for a game's end. */
  private enough: number;

  /**
   * @param asked the format, or AUTO
   * @param most characters of one game
   * @param window characters that are looked through at once
   */
  constructor(
    private readonly asked: RecordFormat,
    private readonly most: number,
    private readonly window = WINDOW,
  ) {
    this.enough = window;
  }

  /** The format as far as it is known; it is by the first game. */
  get knownFormat(): KnownFormat | null {
    return this.format;
  }

  /** @returns the games that are whole now; RECORD_TOO_LARGE for one that has no end, BAD_INPUT for JSON, which cannot be cut */
  push(text: string): Result<GameText[], Problem> {
    this.kept += text;
    if (this.kept.length < this.enough) return ok([]);
    return this.cut(wholeLines(this.kept), false);
  }

  /** @returns the rest of the games */
  end(): Result<GameText[], Problem> {
    return this.cut(this.kept.length, true);
  }

  private cut(length: number, isEnd: boolean): Result<GameText[], Problem> {
    const text = this.kept.slice(0, length);
    const format = this.format ? ok(this.format) : this.recognise();
    if (!format.ok) return format;
    const scanner = new SCANNERS[format.value](text, this.from);
    const ends = [];
    while (scanner.next()) ends.push(scanner.end);
    // The last one ended with the text, and may go on.
    if (!isEnd) ends.pop();
    const games: GameText[] = [];
    let start = 0;
    for (const { at, ...next } of ends) {
      games.push({ text: text.slice(start, at), from: this.from });
      this.from = next;
      start = at;
    }
    this.kept = this.kept.slice(start);
    this.enough = games.length > 0 ? this.kept.length + this.window : 2 * this.kept.length;
    if (this.kept.length > this.most)
      return err({
        code: 'RECORD_TOO_LARGE',
        message: `Game ${this.from.game} has more than ${this.most} characters.`,
        game: this.from.game,
        line: this.from.line,
      });
    return ok(games);
  }

  private recognise(): Result<Divisible, Problem> {
    const problem = notText(this.kept);
    if (problem) return err(problem);
    const format = this.asked === 'AUTO' ? formatOf(this.kept) : this.asked;
    if (format === 'JSON')
      return err({
        code: 'BAD_INPUT',
        message: 'Records in JSON cannot be taken game by game; send one a line, as application/x-ndjson.',
      });
    this.format = format;
    return ok(format);
  }
}
