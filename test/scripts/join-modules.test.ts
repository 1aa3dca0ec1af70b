import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../root.js';

const importAt = async (path: string): Promise<Record<string, unknown>> => import(join(ROOT, path));

/** The modules that a module of src needs, itself among them. */
const needed = (name: string, found = new Set<string>()): Set<string> => {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(ROOT, 'src', name.replace(/js$/, 'ts')), 'utf8');
  for (const [, path = ''] of text.matchAll(/ from '(\.[^']+)'/g)) needed(posix.join(posix.dirname(name), path), found);
  return found;
};

const { game } = (await importAt('dist/game.js')) as { game: Record<string, Record<string, unknown>> };

it('all that the core and the evaluation need is joined', () => {
  for (const name of [...needed('core.js'), ...needed('evaluation/evaluation.js')])
    if (name !== 'core.js') expect(game).toHaveProperty([name]);
});

it.each(Object.keys(game))('%s hands on all that it exports, joined with the others', async (name) => {
  const [source, built, apart] = [
    await importAt(join('src', name.replace(/js$/, 'ts'))),
    await importAt(join('dist', name)),
    await importAt(join('dist', 'modules', name)),
  ];
  expect(Object.keys(built).sort()).toEqual(Object.keys(source).sort());
  expect(Object.keys(apart).sort()).toEqual(Object.keys(source).sort());
  for (const [key, value] of Object.entries(source)) expect(typeof built[key]).toBe(typeof value);
});

it('what is joined is there once, whichever module it is taken from', async () => {
  const [core, position] = [await importAt('dist/core.js'), await importAt('dist/janggi/position.js')];
  expect(core.Position).toBe(position.Position);
});
