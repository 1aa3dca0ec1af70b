/** A short run of the load that `npm run bench:load` puts on the service; times are only bounded where nobody could wait so long. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ROOT } from '../root.js';

interface Told {
  readonly requests: number;
  readonly statuses: { readonly [status: string]: number };
  readonly lost: { readonly [why: string]: number };
  readonly p99: number;
  readonly longest: number;
}
type Kind = 'alone' | 'together' | 'bad' | 'huge' | 'slow';
type Figures = { readonly [K in Kind]: Told } & {
  readonly capacity: number;
  readonly heap: { readonly before: number; readonly after: number };
  readonly exitCode: number;
};

const KINDS: readonly Kind[] = ['alone', 'together', 'bad', 'huge', 'slow'];
const HANG_MILLIS = 60_000;
/** More than this is not what was in use when it was looked at, but what is never given back. */
const HEAP_GROWTH = 40_000_000;

it('good, bad, huge and slow clients are all answered, and leave nothing behind', { timeout: 120_000 }, async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'bench', 'load.mjs'), '--seconds=10', '--json'],
    { env: { ...process.env, LOAD_FILE_BYTES: '2000000' } },
  );
  const figures = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Figures;
  console.info(
    KINDS.map((kind) => `${kind}: ${figures[kind].requests} requests, p99 ${Math.round(figures[kind].p99)} ms`).join(
      '; ',
    ),
  );
  for (const kind of KINDS) {
    const { requests, statuses, lost, longest } = figures[kind];
    expect(requests, kind).toBeGreaterThan(0);
    expect(lost, kind).toEqual({});
    expect(
      Object.keys(statuses).filter((status) => status >= '500' && status !== '503'),
      kind,
    ).toEqual([]);
    expect(longest, kind).toBeLessThan(HANG_MILLIS);
  }
  for (const kind of ['alone', 'together'] as const) expect(Object.keys(figures[kind].statuses)).toEqual(['200']);
  expect(Object.keys(figures.bad.statuses).every((status) => status.startsWith('4'))).toBe(true);
  expect(figures.heap.after - figures.heap.before).toBeLessThan(HEAP_GROWTH);
  expect(figures.exitCode).toBe(0);
});
