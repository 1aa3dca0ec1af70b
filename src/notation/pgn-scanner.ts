import type { Problem } from '../janggi/problem.js';
import type { RecordMove, RecordTag } from './game-record.js';
import { belongsToMove, isSideOfMove } from './move-spelling.js';
import { isMoveText } from './moves.js';
import { halfWidth } from './plain-text.js';
import { type GamePlace, shownCharacter, TEXT_START, type TextCut, TextPlaces } from './text-places.js';

/** One game's text taken apart, before any of it is understood. */
export interface PgnDraft {
  /** 1-based place in the collection. */
  readonly game: number;
  readonly tags: RecordTag[];
  readonly moves: RecordMove[];
  readonly warnings: Problem[];
  /** What is said before the first move. */
  comment?: string;
  /** The result behind the moves. */
  ending?: string;
}

/** `[Name "value"]`, where quotes and backslashes in the value stand behind a backslash. */
const TAG = /\[[^\S\n]*([^\s"[\]]+)[^\S\n]*"((?:[^"\\\n]|\\[^\n])*)"[^\S\n]*\]/y;
/** `[오후 3:12]`, a name or a time, as chats write it before what was said. */
const STAMP = /\[[^[\]"\n]{1,40}\]/y;
/** Blanks, and what chats and lists write between moves. */
const BLANKS = /(?:[\s,…→]|\.{2,}|-(?=\s))+/y;
/** A line that begins with a percent sign is none of the game's. */
const ESCAPED_LINE = /%[^\n]*/y;
const LINE_COMMENT = /;([^\n]*)/y;
/** `12.`, `12...`, `12)`; a bare number, as lists have it, if no more digits than a move's number has. */
const NUMBER = /([0-9０-９]{1,5})([.．]+|[)）]|(?=[\s,]|$)(?<!0000))/y;
/** `$3`, `!?`: what is thought of a move. */
const GLYPH = /\$[0-9]{1,3}|[!?]{1,2}/y;
const RESULT = /(?:1-0|0-1|1\/2-1\/2|½-½|\*)(?=[\s,;{(]|$)/y;
const WORD = /[^\s,;{}()[\]$!?*<>"%]+/y;
/** Thinking time, as programs write it into comments. */
const TIME = /\[%emt (\d{1,3}):(\d{2}):(\d{2})(?:\.\d{1,3})?\]/;

/** Tags that a game's text begins with; a line that begins with one of them is never inside a comment or a variation. */
const GAME_BEGINS = /\n\[(?:Event|Site|Date|Round|White|Black|Result|Variant|FEN|SetUp) "/g;

/** Whether a text has a line that begins as a game does. */
export const beginsPgnGame = (text: string): boolean => `\n${text}`.search(GAME_BEGINS) >= 0;

const newDraft = (game: number): PgnDraft => ({ game, tags: [], moves: [], warnings: [] });
const isGame = ({ tags, moves }: PgnDraft): boolean => tags.length > 0 || moves.some(({ text }) => isMoveText(text));

/** Looks forward for something, over and over, and never twice through the same text. */
class LookAhead {
  private found = -1;

  constructor(private readonly search: (from: number) => number) {}

  /** Where it next stands, at `at` or behind; Infinity for nowhere. `at` never goes back. */
  from(at: number): number {
    if (this.found < at) {
      const next = this.search(at);
      this.found = next < 0 ? Number.POSITIVE_INFINITY : next;
    }
    return this.found;
  }
}

/**
 * Takes a PGN text apart, or a plain list of moves with or without numbers: any number of games, each ended by its
 * result or by the next one's tags. Variations are skipped.
 */
export class PgnScanner {
  /** Where the last game that was handed out ends. */
  end: TextCut = { at: 0, ...TEXT_START };

  private at = 0;
  private draft: PgnDraft;
  private readonly tagNames = new Set<string>();
  /** The number of the first move pair, and whether it was Han's alone; known where the first move has a number. */
  private numbering: { readonly first: number; readonly half: number } | null = null;
  /** The side that was named before the next move. */
  private side = '';
  private readonly places: TextPlaces;
  private readonly commentEnd: LookAhead;
  /** Where the next game begins for certain. */
  private readonly nextGame: LookAhead;

  /** @param from where the text begins, if it is part of a longer one: where a game of that ended */
  constructor(
    private readonly text: string,
    from: GamePlace = TEXT_START,
  ) {
    this.draft = newDraft(from.game);
    this.places = new TextPlaces(text, from);
    this.commentEnd = new LookAhead((from) => text.indexOf('}', from));
    this.nextGame = new LookAhead((from) => {
      GAME_BEGINS.lastIndex = from;
      return GAME_BEGINS.exec(text)?.index ?? -1;
    });
  }

  /** The next game, null behind the last. */
  next(): PgnDraft | null {
    while (this.at < this.text.length) {
      const isOver = this.readNext();
      if (!isOver) continue;
      const draft = this.closeGame();
      if (draft) return draft;
    }
    return this.closeGame();
  }

  /** @returns whether the game is over: its result was read, or the next one's tags begin here */
  private readNext(): boolean {
    const { text } = this;
    if (this.take(BLANKS)) return false;
    switch (text[this.at]) {
      case '[':
        if (this.draft.moves.length > 0 && this.matches(TAG)) return true;
        this.readTag();
        return false;
      case '{':
        this.readComment();
        return false;
      case ';':
        this.keepComment(this.take(LINE_COMMENT)?.[1] ?? '');
        return false;
      case '(':
        this.skipVariation();
        return false;
      case '%':
        if (this.at > 0 && text[this.at - 1] !== '\n') this.skipStray();
        else this.take(ESCAPED_LINE);
        return false;
    }
    const result = this.take(RESULT);
    if (!result) return this.readWord();
    this.draft.ending = result[0].replace('½-½', '1/2-1/2');
    return true;
  }

  private closeGame(): PgnDraft | null {
    const { draft } = this;
    this.tagNames.clear();
    this.numbering = null;
    this.side = '';
    // A text of nothing but words is shown as a game, for its errors then say what is wrong with them.
    const isAll = draft.game === 1 && draft.moves.length > 0 && this.at >= this.text.length;
    if (isGame(draft) || isAll) {
      this.draft = newDraft(draft.game + 1);
      this.end = { at: this.at, ...this.places.of(this.at), game: draft.game + 1 };
      return draft;
    }
    this.draft = newDraft(draft.game);
    const [title] = draft.moves;
    if (title) {
      const { text, line, column } = title as Required<RecordMove>;
      const message = `${JSON.stringify(text.slice(0, 32))} and what follows it is no tag or move; it was skipped.`;
      this.draft.warnings.push({ code: 'STRAY_TEXT', message, line, column, game: draft.game });
    }
    return null;
  }

  private matches(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    const match = this.matches(pattern);
    if (match) this.at += match[0].length;
    return match;
  }

  /** Tells of the first of its kind in a game; a thousand more would help nobody. */
  private warn(code: string, message: string, at = this.at, ply?: number): void {
    const { warnings, game } = this.draft;
    if (!warnings.some((warning) => warning.code === code))
      warnings.push({ code, message, ...this.places.of(at), ...(ply !== undefined && { ply }), game });
  }

  private readTag(): void {
    const start = this.at;
    const match = this.take(TAG);
    if (!match) {
      this.warn(
        'BAD_TAG',
        'What begins with this bracket is no tag `[Name "value"]`; it was skipped to its end, or the line\'s.',
      );
      this.at = this.endOfBrackets();
      return;
    }
    const [whole, name = '', value = ''] = match;
    const { tags } = this.draft;
    if (this.tagNames.has(name)) this.warn('TAG_TWICE', `The tag ${name} stands twice; the first counts.`, start);
    this.tagNames.add(name);
    tags.push({
      name,
      value: value.replaceAll(/\\(["\\])/g, '$1'),
      ...this.places.of(start + whole.indexOf('"') + 1),
    });
  }

  /** A chat's stamp ends with its bracket; where a quote begins, a tag was meant. */
  private endOfBrackets(): number {
    STAMP.lastIndex = this.at;
    return STAMP.test(this.text) ? STAMP.lastIndex : this.endOfLine();
  }

  private endOfLine(): number {
    const end = this.text.indexOf('\n', this.at);
    return end < 0 ? this.text.length : end;
  }

  private get endOfGame(): number {
    return Math.min(this.nextGame.from(this.at), this.text.length);
  }

  private readComment(): void {
    const start = this.at + 1;
    const end = this.commentEnd.from(start);
    const { endOfGame } = this;
    if (end > endOfGame)
      this.warn(
        'UNCLOSED_COMMENT',
        'A comment begins here and never ends; all up to the end of the game was taken for it.',
      );
    this.keepComment(this.text.slice(start, Math.min(end, endOfGame)));
    this.at = end > endOfGame ? endOfGame : end + 1;
  }

  private keepComment(raw: string): void {
    const said = this.draft.moves.at(-1) ?? this.draft;
    const time = TIME.exec(raw);
    if (time && 'text' in said) said.seconds = Number(time[1]) * 3600 + Number(time[2]) * 60 + Number(time[3]);
    const comment = (time ? raw.replace(time[0], '') : raw).replaceAll('\r\n', '\n').trim();
    if (comment !== '') said.comment = said.comment === undefined ? comment : `${said.comment}\n${comment}`;
  }

  /** Other moves that might have been played, one inside another, with comments that may hold brackets. */
  private skipVariation(): void {
    this.warn('VARIATION_SKIPPED', 'Moves in round brackets are variations; they were not read.');
    const { text, endOfGame } = this;
    let depth = 0;
    do {
      const character = text[this.at];
      if (character === '{') this.at = Math.min(this.commentEnd.from(this.at), endOfGame);
      if (character === '(') depth++;
      if (character === ')') depth--;
      this.at++;
    } while (depth > 0 && this.at < endOfGame);
  }

  private skipStray(): void {
    const shown = shownCharacter(this.text.charCodeAt(this.at));
    this.warn('STRAY_CHARACTERS', `Characters that belong to no move or tag were skipped, the first of them ${shown}.`);
    this.at++;
  }

  /** @returns whether the game is over: the numbers of the moves begin anew */
  private readWord(): boolean {
    if (this.take(GLYPH)) return false;
    const number = this.matches(NUMBER);
    if (number) {
      const value = Number(halfWidth(number[1] as string));
      if (value === 1 && this.beginsAnew) return true;
      this.at += number[0].length;
      this.checkNumber(value, number[2] ?? '', number.index);
      return false;
    }
    const start = this.at;
    const [word] = this.take(WORD) ?? [];
    if (word === undefined) this.skipStray();
    else this.addWord(word, start);
    return false;
  }

  /** Whether the number 1 can only be that of another game, or of the first behind a title. */
  private get beginsAnew(): boolean {
    const { moves } = this.draft;
    return moves.length > 1 || moves.some(({ text }) => !isMoveText(text));
  }

  /** A move, or a part of one that stands apart. */
  private addWord(word: string, start: number): void {
    const { moves } = this.draft;
    const last = moves.at(-1);
    if (last && belongsToMove(word, last.text)) last.text += word;
    else if (isSideOfMove(word)) this.side = word.charAt(0);
    else {
      moves.push({ text: this.side + word, number: moves.length + 1, ...this.places.of(start) });
      this.side = '';
    }
  }

  /** Moves are numbered in pairs, as PGN has it, or one by one, as lists have it; either way one after the other. */
  private checkNumber(value: number, dots: string, at: number): void {
    const { moves } = this.draft;
    if (moves.length === 0) this.numbering = { first: value, half: dots.length > 1 ? 1 : 0 };
    if (this.numbering === null) return;
    const { first, half } = this.numbering;
    const inPairs = first + ((moves.length + half) >> 1);
    if (value === inPairs || value === first + moves.length) return;
    this.warn('WRONG_NUMBER', `Move ${moves.length + 1} has the number ${value}.`, at, moves.length + 1);
  }
}
