import { printable } from './printable.js';

/** Characters that take two places in a terminal: Korean and Chinese, and their punctuation. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** A column: its head, and whether it stands to the right, as numbers do. */
export interface Column {
  readonly head: string;
  readonly right?: true;
}

/** Rows as text in columns; see {@link printable}. */
export const tableText = (columns: readonly Column[], rows: readonly (readonly string[])[]): string => {
  const clean = rows.map((row) => row.map(printable));
  const all = [columns.map(({ head }) => head), ...clean];
  const widths = columns.map((_, index) => all.reduce((most, row) => Math.max(most, widthOf(row[index] ?? '')), 0));
  return all
    .map((row) =>
      columns
        .map(({ right }, index) => {
          const cell = row[index] ?? '';
          const gap = ' '.repeat((widths[index] as number) - widthOf(cell));
          return right ? gap + cell : cell + gap;
        })
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
};
