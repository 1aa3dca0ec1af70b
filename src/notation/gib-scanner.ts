import type { Problem } from '../janggi/problem.js';
import type { RecordMove, RecordTag } from './game-record.js';
import { belongsToMove, isSideOfMove } from './move-spelling.js';
import { isMoveText } from './moves.js';
import { type GamePlace, shownCharacter, TEXT_START, type TextCut } from './text-places.js';

/** Text has lines and columns: both places are known here. */
type Placed = { readonly line: number; readonly column: number };
export type GibTag = RecordTag & Placed;
export type GibMove = RecordMove & Placed;

/** One game's text taken apart, before any of it is understood. */
export interface GibDraft {
  /** 1-based place in the collection. */
  readonly game: number;
  readonly tags: GibTag[];
  readonly moves: GibMove[];
  readonly warnings: Problem[];
  /** What is said before the first move. */
  comment?: string;
}

/** What a character means outside of tags, comments and times; by character code. */
const WORD = 0;
const BLANK = 1;
const LINE_FEED = 2;
const RETURN = 3;
const STRAY = 4;
const TAG = 5;
const COMMENT = 6;
const TIME = 7;
const REMARK = 8;
const CLASS = new Uint8Array(0x10000);
// Control characters, and what bytes that are no text look like when read as text.
for (let code = 0; code < 0x20; code++) CLASS[code] = STRAY;
for (const character of '}>]"\u007f\u00ff\ufffd\ufffe\uffff') CLASS[character.charCodeAt(0)] = STRAY;
for (const character of ',…→ \t\v\f\u00a0\u3000\ufeff') CLASS[character.charCodeAt(0)] = BLANK;
CLASS[0x0a] = LINE_FEED;
CLASS[0x0d] = RETURN;
CLASS['['.charCodeAt(0)] = TAG;
CLASS['{'.charCodeAt(0)] = COMMENT;
CLASS['<'.charCodeAt(0)] = TIME;
CLASS['('.charCodeAt(0)] = REMARK;

const ZERO = 0x30;
const POINT = '.'.charCodeAt(0);
const BRACKET = ')'.charCodeAt(0);
/** Words that are no move begin behind ASCII. */
const BEYOND_ASCII = 0x80;
const OPENING = '['.charCodeAt(0);
const CLOSING = ']'.charCodeAt(0);
const QUOTE = '"'.charCodeAt(0);
const COMMENT_END = '}'.charCodeAt(0);

/** No number of a move and no time has more digits. */
const MAX_DIGITS = 6;

/** No time is longer, however it is written. */
const MAX_TIME = 16;
const TIME_START = '<'.charCodeAt(0);
const TIME_END = '>'.charCodeAt(0);

/** The tags that records begin with; a line that begins with one of them is never inside a comment. */
const USUAL_TAGS: ReadonlySet<string> = new Set([
  ...['대회명', '회전', '대국일자', '대국장소', '초대국자', '한대국자', '초차림', '한차림', '초포진', '한포진'],
  ...['제한시간', '총수', '대국결과', '판', '기보형식', '초소비시간', '한소비시간'],
]);
const MAX_USUAL_TAG = 8;
const MAX_REMARK = 80;

/** Whether a line begins with a tag that records begin with. */
export const beginsUsualTag = (line: string): boolean => {
  const blank = line.slice(1, 2 + MAX_USUAL_TAG).indexOf(' ');
  return line.startsWith('[') && blank > 0 && USUAL_TAGS.has(line.slice(1, 1 + blank));
};

const newDraft = (game: number): GibDraft => ({ game, tags: [], moves: [], warnings: [] });

const ENDLESS_COMMENT = 'A comment begins here and never ends; all up to the end of the game was taken for it.';

/** A title above the first game is no game of its own. */
const strayText = ({ text, line, column }: GibMove, game: number): Problem => ({
  code: 'STRAY_TEXT',
  message: `${JSON.stringify(text.slice(0, 32))} and what follows it is no tag or move; it was skipped.`,
  line,
  column,
  game,
});

/** Where something odd stands: here if nothing else is said. */
interface WarningPlace {
  readonly at?: number;
  readonly line?: number;
  readonly lineStart?: number;
  readonly ply?: number;
}

/**
 * Takes a `.gib` text apart: any number of games, each begun by the first tag after moves, or by a tag that comes
 * again after an empty line. One pass over the characters, each looked at a bounded number of times.
 */
export class GibScanner {
  /** Where the last game that was handed out ends. */
  end: TextCut = { at: 0, ...TEXT_START };

  private at = 0;
  private line: number;
  private lineStart: number;
  private draft: GibDraft;
  private finished: GibDraft | null = null;
  private readonly tagNames = new Set<string>();
  private lastMove: GibMove | null = null;
  /** The number written before the next move; 0 where none is. */
  private pendingNumber = 0;
  private lineOfLastTag = 0;
  /** The side that was named before the next move. */
  private side = '';
  /** Whether a move of Han had a number of its own. */
  private countsHalfMoves = false;

  /** @param from where the text begins, if it is part of a longer one: where a game of that ended */
  constructor(
    private readonly text: string,
    from: GamePlace = TEXT_START,
  ) {
    this.line = from.line;
    this.lineStart = 1 - from.column;
    this.draft = newDraft(from.game);
  }

  /** The next game, null behind the last. */
  next(): GibDraft | null {
    const { text } = this;
    while (this.at < text.length) {
      switch (CLASS[text.charCodeAt(this.at)]) {
        case WORD:
          this.readWord();
          break;
        case BLANK:
          this.at++;
          break;
        case LINE_FEED:
          this.at++;
          this.beginLine();
          break;
        case RETURN:
          this.at++;
          if (text.charCodeAt(this.at) !== 0x0a) this.beginLine();
          break;
        case TAG:
          this.readTag();
          break;
        case COMMENT:
          this.readComment();
          break;
        case TIME:
          this.readTime();
          break;
        case REMARK:
          this.readRemark();
          break;
        default:
          this.skipStray();
      }
      if (this.finished) return this.handOut();
    }
    this.closeGame();
    return this.handOut();
  }

  private handOut(): GibDraft | null {
    const { finished } = this;
    this.finished = null;
    return finished;
  }

  private beginLine(): void {
    this.line++;
    this.lineStart = this.at;
  }

  private closeGame(): void {
    const { draft } = this;
    const { tags, moves, game } = draft;
    if (tags.length > 0 || moves.some(({ text }) => isMoveText(text))) {
      this.finished = draft;
      this.draft = newDraft(game + 1);
      this.end = { at: this.at, line: this.line, column: this.at - this.lineStart + 1, game: game + 1 };
    } else {
      this.draft = newDraft(game);
      const [title] = moves;
      if (title) this.draft.warnings.push(strayText(title, game));
    }
    this.tagNames.clear();
    this.lastMove = null;
    this.pendingNumber = 0;
    this.side = '';
    this.countsHalfMoves = false;
  }

  /** Tells of the first of its kind in a game; a thousand more would help nobody. */
  private warn(
    code: string,
    message: string,
    { at = this.at, line = this.line, lineStart = this.lineStart, ...ply }: WarningPlace = {},
  ): void {
    const { warnings, game } = this.draft;
    if (warnings.some((warning) => warning.code === code)) return;
    warnings.push({ code, message, line, column: at - lineStart + 1, ...ply, game });
  }

  /** The half-move that is read next. */
  private get nextPly(): number {
    return this.draft.moves.length + 1;
  }

  private skipStray(): void {
    const shown = shownCharacter(this.text.charCodeAt(this.at));
    this.warn('STRAY_CHARACTERS', `Characters that belong to no move or tag were skipped, the first of them ${shown}.`);
    this.at++;
  }

  /** A move's number, a move, or what stands in a move's place. */
  private readWord(): void {
    const { text } = this;
    const start = this.at;
    let at = start;
    if (text.charCodeAt(at) === POINT) {
      this.at++;
      return;
    }
    let value = 0;
    let digit = text.charCodeAt(at) - ZERO;
    while (digit >= 0 && digit <= 9 && at - start < MAX_DIGITS) {
      value = value * 10 + digit;
      digit = text.charCodeAt(++at) - ZERO;
    }
    if (at > start && (text.charCodeAt(at) === POINT || text.charCodeAt(at) === BRACKET)) {
      this.takeNumber(value, at + 1);
      return;
    }
    // A move glued to the number of the next one ends before that number.
    let end = -1;
    while (end < 0 && at < text.length && CLASS[text.charCodeAt(at)] === WORD) {
      if (text.charCodeAt(at) === POINT) end = this.beforeNextNumber(start, at);
      at++;
    }
    if (
      end < 0 &&
      at - start <= MAX_DIGITS &&
      value > 0 &&
      (value === this.expectedNumber || this.isOfPair(value)) &&
      text.slice(start, at) === `${value}`
    ) {
      this.warn('NUMBER_WITHOUT_POINT', `${value} was read as a move's number, though no point follows it.`, {
        ply: this.nextPly,
      });
      this.takeNumber(value, at);
      return;
    }
    if (end > start)
      this.warn('GLUED_NUMBER', 'Moves stand next to the number of the next one without a blank.', {
        at: end,
        ply: this.nextPly,
      });
    else end = at;
    this.addMove(start, end);
  }

  private get expectedNumber(): number {
    return this.pendingNumber > 0 ? this.pendingNumber : (this.lastMove?.number ?? 0) + 1;
  }

  /** @returns where the number of the move after the next one begins if it ends at `point`, else -1 */
  private beforeNextNumber(start: number, point: number): number {
    const number = `${this.expectedNumber + 1}`;
    const begin = point - number.length;
    return begin > start && this.text.startsWith(number, begin) ? begin : -1;
  }

  private takeNumber(value: number, end: number): void {
    this.at = end;
    if (this.isOfPair(value)) return;
    const expected = (this.lastMove?.number ?? 0) + 1;
    if (value !== expected)
      this.warn('WRONG_NUMBER', `Move ${expected} has the number ${value}.`, { ply: this.nextPly });
    this.pendingNumber = value;
    if (this.draft.moves.length % 2 === 1) this.countsHalfMoves = true;
  }

  /** Whether a number counts pairs of moves, as other records have it: only Cho's moves have one. */
  private isOfPair(value: number): boolean {
    const { length } = this.draft.moves;
    return !this.countsHalfMoves && length > 0 && length % 2 === 0 && value === 1 + length / 2;
  }

  private addMove(start: number, end: number): void {
    const { draft, line } = this;
    const word = this.text.slice(start, end);
    if (word.charCodeAt(0) >= BEYOND_ASCII && this.takeWord(word)) {
      this.at = end;
      return;
    }
    const move: GibMove = {
      text: this.side + word,
      number: this.expectedNumber,
      line,
      column: start - this.lineStart + 1,
    };
    draft.moves.push(move);
    this.lastMove = move;
    this.pendingNumber = 0;
    this.side = '';
    this.at = end;
  }

  /** A part of a move that stands apart from it. @returns whether it is one */
  private takeWord(word: string): boolean {
    const { lastMove } = this;
    if (lastMove && belongsToMove(word, lastMove.text)) lastMove.text += word;
    else if (isSideOfMove(word)) this.side = word.charAt(0);
    else return false;
    return true;
  }

  /** `(remark)` on one line; a bracket without its other half is skipped alone. */
  private readRemark(): void {
    const { text } = this;
    const start = this.at + 1;
    for (let at = start; at < start + MAX_REMARK; at++) {
      const code = text.charCodeAt(at);
      if (code === BRACKET) {
        this.keepComment(text.slice(start, at));
        this.at = at + 1;
        return;
      }
      if (code === 0x0a || code === 0x0d) break;
    }
    this.skipStray();
  }

  /** `[name "value"]`; a bracket that begins no tag is skipped. */
  private readTag(): void {
    const { text } = this;
    const start = this.at;
    const nameEnd = this.endOfName(start + 1);
    const name = text.slice(start + 1, nameEnd);
    let at = nameEnd;
    while (CLASS[text.charCodeAt(at)] === BLANK) at++;
    const isQuoted = nameEnd > start + 1 && text.charCodeAt(at) === QUOTE;
    if (!isQuoted && !USUAL_TAGS.has(name)) {
      this.skipBrackets();
      return;
    }
    this.beginGameAt(name);
    const { draft, line } = this;
    const valueStart = isQuoted ? at + 1 : at;
    const valueEnd = this.endOfValue(valueStart, isQuoted);
    const isClosed = text.charCodeAt(valueEnd) === (isQuoted ? QUOTE : CLOSING);
    if (this.tagNames.has(name)) this.warn('TAG_TWICE', `The tag ${name} stands twice; the first counts.`);
    if (!isQuoted || !isClosed)
      this.warn('BAD_TAG', `The tag ${name} is not written \`[name "value"]\`; it was read as far as it goes.`);
    const value = text.slice(valueStart, isClosed ? valueEnd : this.withoutClosing(valueStart, valueEnd));
    draft.tags.push({ name, value, line, column: valueStart - this.lineStart + 1 });
    this.tagNames.add(name);
    this.lineOfLastTag = line;
    this.at = isClosed ? text.indexOf(']', valueEnd) + 1 : valueEnd;
  }

  /** A short remark in brackets is no tag; a bracket without its other half is skipped alone. */
  private skipBrackets(): void {
    const { text } = this;
    const start = this.at;
    this.skipStray();
    for (let at = start + 1; at < start + MAX_REMARK; at++) {
      const code = text.charCodeAt(at);
      if (code === CLOSING) this.at = at + 1;
      if (code === CLOSING || code === OPENING || code === 0x0a || code === 0x0d) return;
    }
  }

  /** Half an ending, `"` or `]`, belongs to no value. */
  private withoutClosing(start: number, end: number): number {
    let at = end;
    while (at > start && (CLASS[this.text.charCodeAt(at - 1)] as number) !== WORD) at--;
    return at;
  }

  /** A tag after moves begins a game, and so does one that comes again after an empty line: the game before had no moves. */
  private beginGameAt(name: string): void {
    const { draft } = this;
    const again = this.line > this.lineOfLastTag + 1 && this.tagNames.has(name);
    if (draft.moves.length > 0 || again) this.closeGame();
  }

  private endOfName(from: number): number {
    let at = from;
    while (at < this.text.length && CLASS[this.text.charCodeAt(at)] === WORD) at++;
    return at;
  }

  /** The quote before a closing bracket, both on this line; else the line's end. A value may hold quotes and brackets. */
  private endOfValue(from: number, isQuoted: boolean): number {
    const { text } = this;
    let quote = -1;
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) quote = at;
      else if (code === CLOSING && !isQuoted) return at;
      else if (code === CLOSING && quote >= 0) return quote;
      else if (code === 0x0a || code === 0x0d) return at;
      else if (CLASS[code] !== BLANK) quote = -1;
    }
    return text.length;
  }

  /** `{comment}`, over lines; one that is never closed ends where the next game begins. */
  private readComment(): void {
    const { text } = this;
    const start = ++this.at;
    const { line, lineStart } = this;
    let code = 0;
    while (this.at < text.length) {
      code = text.charCodeAt(this.at);
      if (
        code === COMMENT_END ||
        (code === OPENING &&
          this.at === this.lineStart &&
          beginsUsualTag(text.slice(this.at, this.at + MAX_USUAL_TAG + 2)))
      )
        break;
      this.at++;
      if (code === 0x0a || (code === 0x0d && text.charCodeAt(this.at) !== 0x0a)) this.beginLine();
    }
    this.keepComment(text.slice(start, this.at));
    if (code === COMMENT_END) this.at++;
    else this.warn('UNCLOSED_COMMENT', ENDLESS_COMMENT, { at: start - 1, line, lineStart });
  }

  private keepComment(raw: string): void {
    const comment = raw.replaceAll('\r\n', '\n').trim();
    if (comment === '') return;
    const said = this.lastMove ?? this.draft;
    said.comment = said.comment === undefined ? comment : `${said.comment}\n${comment}`;
  }

  /** `<seconds>` after a move. */
  private readTime(): void {
    const { text } = this;
    const start = this.at + 1;
    let at = start;
    while (at - start < MAX_DIGITS && text.charCodeAt(at) >= ZERO && text.charCodeAt(at) <= ZERO + 9) at++;
    if (at > start && text[at] === '>' && this.lastMove) {
      this.lastMove.seconds = Number(text.slice(start, at));
      this.at = at + 1;
      return;
    }
    this.warn('BAD_TIME', 'A time after a move is written `<seconds>`; other times were skipped.', {
      ply: this.draft.moves.length,
    });
    this.at = this.endOfOddTime(start, at);
  }

  /** Behind the closing bracket if it comes soon and on this line; else behind the digits. */
  private endOfOddTime(start: number, digitsEnd: number): number {
    for (let at = start; at < start + MAX_TIME; at++) {
      const code = this.text.charCodeAt(at);
      if (code === TIME_END) return at + 1;
      if (code === TIME_START || code === 0x0a || code === 0x0d) break;
    }
    return digitsEnd;
  }
}
