/** Where characters stand in a text, by line and column. */
export class TextPlaces {
  /** Where each line begins. */
  private readonly starts: number[] = [0];

  constructor(text: string) {
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
    return { line: low + 1, column: at - (this.starts[low] as number) + 1 };
  }
}

/** A character as a message can show it: those that print nothing by their number. */
export const shownCharacter = (code: number): string =>
  code < 0x20 || code === 0xfffd ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : String.fromCharCode(code);
