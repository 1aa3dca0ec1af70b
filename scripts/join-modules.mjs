/**
 * Joins the modules of the game into one function, behind the compiler. V8 takes what a module exports or imports for
 * something that may change and looks it up each time; what is constant in a function that runs once it builds into the
 * code. Generating moves and searching take a quarter less time so. Each module stays where it was, for who imports it,
 * and hands on its part of the whole. As the compiler wrote them they go to dist/modules, for those who bundle the core for
 * a browser: a bundler takes from there what is used, and joins it itself.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const inDist = (...path) => join(ROOT, 'dist', ...path);
/** The folders that need each other and nothing else: no packages, no Node. */
const PARTS = ['janggi', 'notation', 'referee', 'rulesets', 'evaluation'];
const JOINED = 'game.js';
const WHOLE = 'whole';

const modules = PARTS.flatMap((part) =>
  readdirSync(join(ROOT, 'src', part), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => posix.join(part, name.replaceAll('\\', '/').replace(/ts$/, 'js'))),
);

for (const name of [...modules, 'core.js']) {
  mkdirSync(dirname(inDist('modules', name)), { recursive: true });
  // The maps stay behind: they are not published.
  const text = readFileSync(inDist(name), 'utf8').replace(/^\/\/# sourceMappingURL=.*\n?/m, '');
  writeFileSync(inDist('modules', name), text);
}

/** By file, the names that its module exports. */
const exported = new Map();
const parts = {
  name: 'parts',
  resolveId: (id) => (id === WHOLE ? id : null),
  load: (id) =>
    id === WHOLE
      ? modules.map((name) => `export * as '${name}' from ${JSON.stringify(inDist(name))};`).join('\n')
      : // With the compiler's source map, so that a place in the whole is told as one in the sources.
        { code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') },
  moduleParsed: ({ id, exports }) => exported.set(id, exports),
};
const bundle = await rollup({
  input: WHOLE,
  treeshake: false,
  plugins: [parts],
  onLog: (_, { message }) => {
    throw new Error(message);
  },
});
await bundle.write({
  file: inDist(JOINED),
  format: 'iife',
  name: 'game',
  generatedCode: 'es2015',
  footer: 'export { game };',
  sourcemap: true,
});

for (const name of modules) {
  const names = exported.get(inDist(name));
  const whole = posix.relative(posix.dirname(name), JOINED);
  rmSync(inDist(`${name}.map`));
  writeFileSync(
    inDist(name),
    names.length === 0
      ? 'export {};\n'
      : `import { game } from '${whole}';\nexport const { ${names.join(', ')} } = game['${name}'];\n`,
  );
}
