import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Reads a JSON-lines file of `test/fixtures`. */
export const fixture = <T>(name: string): T[] => readLines<T>(new URL(`fixtures/${name}`, import.meta.url));

const SHARED = new URL('../../shared/', import.meta.url);
const sharedUrl = (name: string): URL => new URL(name, SHARED);

/** Whether the large collection of cases and records stands beside the repository; says so where it does not. */
export const hasShared = (name: string): boolean => {
  const there = existsSync(sharedUrl(name));
  if (!there) console.info(`skipped: ../shared/${name} is not there; the fixtures in this repository cover its kinds`);
  return there;
};
export const sharedPath = (name: string): string => fileURLToPath(sharedUrl(name));
/** Reads a JSON-lines file of the collection. */
export const shared = <T>(name: string): T[] => readLines<T>(sharedUrl(name));

const readLines = <T>(url: URL): T[] =>
  readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
