/** How many letters have to be changed, added or left out to make one word of another (Levenshtein). */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of [...other].entries())
      next.push(
        Math.min(
          (row[j + 1] as number) + 1,
          (next[j] as number) + 1,
          (row[j] as number) + (letter === otherLetter ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] as number;
};

/** So many letters of a word's beginning may stand for it. */
const ENOUGH = 3;

/** The word that may have been meant: the only one that begins so, or the nearest, if it is within a third of its letters. */
export const nearMiss = (word: string, words: readonly string[]): string | null => {
  const begun = words.filter((each) => each.startsWith(word));
  if (begun[0] !== undefined && begun.length === 1 && word.replace(/^-+/, '').length >= ENOUGH) return begun[0];
  const [nearest] = words.map((each) => ({ each, far: distance(word, each) })).sort((a, b) => a.far - b.far);
  return nearest && nearest.far <= nearest.each.length / 3 ? nearest.each : null;
};
