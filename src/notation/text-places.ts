/** Where in a text a game begins, if it is a game: all from 1. */
export interface GamePlace {
  readonly line: number;
  readonly column: number;
  readonly game: number;
}
export const TEXT_START: GamePlace = { line: 1, column: 1, game: 1 };

/** Where a text can be cut between two games: behind so many characters, and the place of what follows. */
export type TextCut = GamePlace & { readonly at: number };

/** Where characters stand in a text, by line and column. */
export class TextPlaces {
  /** Where each line begins. */
  private readonly starts: number[] = [0];

  /** @param from where the text begins, if it is part of a longer one */
  constructor(
    text: string,
    private readonly from: Pick<GamePlace, 'line' | 'column'> = TEXT_START,
  ) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1);
  }

  /** The place of a character, both 1-based. */
  of(at: number): { line: number; column: number } {
    let low = 0;
    let high = this.starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] as number) <= at) low = middle;
      else high = middle;
    }
    const column = at - (this.starts[low] as number) + (low === 0 ? this.from.column : 1);
    return { line: this.from.line + low, column };
  }
}

/** A character as a message can show it: those that print nothing by their number. */
export const shownCharacter = (code: number): string =>
  code < 0x20 || code === 0xfffd ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : String.fromCharCode(code);
