/** The pages of the documentation, and what stands in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.js';

export interface Block {
  readonly language: string;
  readonly text: string;
  /** Of its fence. */
  readonly line: number;
  /** Among the blocks of its page. */
  readonly index: number;
}

const NOT_OURS = ['node_modules', 'dist', '.git', 'coverage'];

const pagesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.includes(entry.name) ? [] : pagesIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });

/** All Markdown of the repository, by its path there. */
export const PAGES: readonly string[] = pagesIn('').sort();

export const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

const FENCED = /^```(\w*)\n([\s\S]*?)^```$/gm;

export const blocksOf = (page: string): Block[] => {
  const text = read(page);
  return [...text.matchAll(FENCED)].map(({ 1: language = '', 2: inside = '', index: at }, index) => ({
    language,
    text: inside.trimEnd(),
    line: text.slice(0, at).split('\n').length,
    index,
  }));
};

/** A page without what is no prose: blocks, and code in a line. */
export const proseOf = (page: string): string =>
  read(page)
    .replaceAll(FENCED, '')
    .replaceAll(/`[^`\n]*`/g, '');

/** The anchors of a page, as GitHub makes them from its headings. */
export const anchorsOf = (page: string): string[] => {
  const seen = new Map<string, number>();
  return [
    ...read(page)
      .replaceAll(FENCED, '')
      .matchAll(/^#{1,6} (.+)$/gm),
  ].map(([, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  });
};
