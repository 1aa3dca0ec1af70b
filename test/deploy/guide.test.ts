import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.js';
import { startApp } from '../server/running-app.js';

const FOLDER = join(ROOT, 'deploy');
const GUIDE = readFileSync(join(FOLDER, 'README.md'), 'utf8');

const simulation = async (): Promise<{
  tables(replicas: number[], policies: string[]): { replicas: string; policies: string };
  simulate(setup: object): { near: number; far: number; worked: number };
  // @ts-expect-error a script
}> => import('../../tools/simulate-cache.mjs');

const tableOf = (name: string): string[] =>
  (new RegExp(`<!-- ${name} -->\n\n([\\s\\S]*?)\n<!-- end -->`).exec(GUIDE)?.[1] ?? '').split('\n');

describe('the guide to many replicas', () => {
  it('has the tables that the simulation prints', async () => {
    const { tables } = await simulation();
    // The larger ones take seconds; what they are made of is the same.
    const { replicas, policies } = tables([1, 2, 5, 10], ['allkeys-lfu']);
    expect(tableOf('replicas').slice(0, 6)).toEqual(replicas.split('\n'));
    expect(tableOf('replicas')).toHaveLength(9);
    expect(tableOf('policies').slice(0, 3)).toEqual(policies.split('\n'));
  });

  it('rests on a simulation that counts every request once, and gains by sharing and by memory', async () => {
    const { simulate } = await simulation();
    const usual = {
      replicas: 4,
      positions: 2000,
      exponent: 1,
      near: 50,
      requests: 2000,
      far: 400,
      policy: 'allkeys-lfu',
    };
    const outcome = simulate(usual);
    expect(outcome.near + outcome.far + outcome.worked).toBeCloseTo(1, 9);
    expect(simulate(usual)).toEqual(outcome);
    expect(simulate({ ...usual, far: 0 })).toMatchObject({ near: outcome.near, far: 0 });
    expect(simulate({ ...usual, far: 800 }).worked).toBeLessThan(outcome.worked);
    expect(simulate({ ...usual, policy: 'allkeys-random' }).worked).toBeGreaterThan(outcome.worked);
    // Everything fits: each position is worked out once.
    const all = simulate({ ...usual, far: 2000 });
    expect(Math.round(all.worked * 4 * 2000)).toBeLessThanOrEqual(2000);
  });

  it('links to files that there are, and names measures that there are', async () => {
    for (const [, link = ''] of GUIDE.matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect(existsSync(join(FOLDER, link)), link).toBe(true);
    const { url } = await startApp({ REDIS_URL: 'redis://127.0.0.1:1', JANGGI_JOBS_REDIS_URL: 'redis://127.0.0.1:1' });
    await (await fetch(`${url}/v1/points`)).text();
    const measures = await (await fetch(`${url}/metrics`)).text();
    const named = [...GUIDE.matchAll(/`(janggi_\w+)`/g)].map(([, name]) => name as string);
    expect(named.length).toBeGreaterThan(8);
    // Those of several processes are told by the one that looks after them.
    const source = readFileSync(join(ROOT, 'src', 'server', 'processes.ts'), 'utf8');
    for (const name of named)
      expect(measures.includes(`# TYPE ${name} `) || source.includes(`'${name}'`), name).toBe(true);
    // And none goes unmentioned, but for the version.
    for (const [, name] of measures.matchAll(/# TYPE (\w+) /g))
      if (name !== 'janggi_info') expect(named).toContain(name);
  });
});
