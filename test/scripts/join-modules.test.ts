import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../root.js';

const PARTS = ['janggi', 'notation', 'referee', 'rulesets', 'evaluation'];
const modules = PARTS.flatMap((part) =>
  readdirSync(join(ROOT, 'src', part), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(part, name)),
);

const exportsOf = async (path: string): Promise<Record<string, unknown>> => import(join(ROOT, path));

it.each(modules)('%s hands on all that it exports, joined with the others', async (name) => {
  const [source, built] = [
    await exportsOf(join('src', name)),
    await exportsOf(join('dist', name.replace(/ts$/, 'js'))),
  ];
  expect(Object.keys(built).sort()).toEqual(Object.keys(source).sort());
  for (const [key, value] of Object.entries(source)) expect(typeof built[key]).toBe(typeof value);
});

it('what is joined is there once, whichever module it is taken from', async () => {
  const [core, position] = [await exportsOf('dist/core.js'), await exportsOf('dist/janggi/position.js')];
  expect(core.Position).toBe(position.Position);
});
