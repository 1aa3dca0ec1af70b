import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { ROOT } from '../root.js';
import { startService } from '../service-process.js';

const run = promisify(execFile);
const MINUTES = 60_000;

const project = mkdtempSync(join(tmpdir(), 'janggi-package-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));
const inProject = (name: string): string => join(project, name);

/** The example of the README. */
const [, EXAMPLE = ''] =
  /^```ts\n([\s\S]*?janggi-referee\/core[\s\S]*?)^```$/m.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];

const EXAMPLE_PRINTS = /02마83[\s\S]*Han wins by 0\.5 points/;

const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  types: [],
};

/** The environment without npm's own settings, which are those of this repository. */
const CLEAN = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

/** What npm ends with, or its end after too long a time. */
type InstallFault = Error & { readonly stderr: string; readonly killed: boolean };

/** Why the package could not be installed; empty where it was. */
let lack = '';
let packed: string[] = [];

/** As a user does it: packs, and installs the package into a folder of its own. */
beforeAll(async () => {
  await run('npm', ['pack', '--pack-destination', project], { cwd: ROOT, env: CLEAN });
  const [tarball = ''] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
  packed = (await run('tar', ['-tzf', inProject(tarball)])).stdout.trim().split('\n');
  writeFileSync(
    inProject('package.json'),
    JSON.stringify({ name: 'user', version: '1.0.0', type: 'module', private: true }),
  );
  const install = [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=200',
    `./${tarball}`,
  ];
  await run('npm', install, { cwd: project, env: CLEAN, timeout: 4 * MINUTES }).catch((error: InstallFault) => {
    if (
      !error.killed &&
      !/ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(error.stderr)
    )
      throw error;
    lack = `the packages that it needs cannot be had from npm here: ${error.killed ? 'it takes too long' : error.stderr.trim().split('\n')[0]}`;
  });
}, 5 * MINUTES);

const needsInstallation = ({ skip }: TestContext): void => {
  if (lack === '') return;
  console.info(`skipped: ${lack}`);
  skip(lack);
};

const npx = (...args: string[]) =>
  run('npx', ['--no-install', 'janggi-referee', ...args], { cwd: project, env: CLEAN });

/** A file of the project as a script for browsers. */
const bundled = async (entry: string): Promise<string> => {
  const bundle = (await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } },
  })) as { readonly output: readonly Rollup.OutputChunk[] }[];
  const [
    {
      output: [chunk],
    } = { output: [] },
  ] = bundle;
  return chunk?.code ?? '';
};

describe('the package', () => {
  it('holds what is needed to run it, and nothing else', () => {
    const files = packed.map((path) => path.replace(/^package\//, ''));
    for (const file of [
      'package.json',
      'README.md',
      'LICENSE',
      'NOTICE',
      'CHANGELOG.md',
      'docs/operations.md',
      'docs/page.png',
      'dist/main.js',
      'dist/core.js',
      'dist/core.d.ts',
      'dist/cli/main.js',
      'openapi/openapi.yaml',
      'schema/schema.graphql',
    ])
      expect(files).toContain(file);
    expect(files.filter((file) => /^(src|test|bench|tools|scripts|clients|examples)\/|\.map$|\/\./.test(file))).toEqual(
      [],
    );
  });

  it('has a command that works', async (context) => {
    needsInstallation(context);
    expect((await npx('--help')).stdout).toContain('Usage: janggi-referee COMMAND');
    expect((await npx('moves', '--from', 'b1')).stdout).toMatch(/^b1c3 +02마83/m);
  });

  it('serves, with its pages and contracts', async (context) => {
    needsInstallation(context);
    const service = await startService({}, inProject('node_modules/janggi-referee/dist/main.js'));
    try {
      for (const path of ['/v1/points', '/openapi.yaml', '/schema.graphql', '/docs', '/readyz'])
        expect((await fetch(`${service.url}${path}`)).status, path).toBe(200);
      const graphql = await fetch(`${service.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ position { turn } }"}',
      });
      expect(await graphql.json()).toEqual({ data: { position: { turn: 'CHO' } } });
    } finally {
      await service.stop();
    }
  });

  it.for([{ module: 'NodeNext' }, { module: 'ESNext', moduleResolution: 'Bundler' }])(
    'has a core with types: the example of the README compiles and runs, with %j',
    async (modules, context) => {
      needsInstallation(context);
      const compile = (source: string) => {
        writeFileSync(inProject('example.ts'), source);
        const compilerOptions = { ...STRICT, ...modules };
        writeFileSync(inProject('tsconfig.json'), JSON.stringify({ compilerOptions, files: ['example.ts'] }));
        return run(process.execPath, [TSC, '-p', project]).catch((error: { stdout: string }) => error);
      };
      expect(EXAMPLE).toContain('Referee.start');
      expect((await compile(EXAMPLE)).stdout).toBe('');
      expect((await run(process.execPath, ['example.js'], { cwd: project })).stdout).toMatch(EXAMPLE_PRINTS);
      const wrong = await compile("import { sideName } from 'janggi-referee/core';\nsideName('CHO');\n");
      expect(wrong.stdout).toContain('TS2345');
    },
  );

  it('keeps its inside to itself', async (context) => {
    needsInstallation(context);
    writeFileSync(inProject('inside.js'), `await import('janggi-referee/dist/main.js');\n`);
    await expect(run(process.execPath, ['inside.js'], { cwd: project })).rejects.toThrow(
      'ERR_PACKAGE_PATH_NOT_EXPORTED',
    );
  });

  it('has a core of which a page takes no more than it uses', async (context) => {
    needsInstallation(context);
    writeFileSync(
      inProject('small.ts'),
      "import { formatFen, startSetup } from 'janggi-referee/core'; console.log(formatFen(startSetup()));",
    );
    const code = await bundled('small.ts');
    expect(code.length).toBeLessThan(80_000);
  });

  it('has a core that runs where there is nothing of Node', async (context) => {
    needsInstallation(context);
    writeFileSync(inProject('page.ts'), EXAMPLE);
    const code = await bundled('page.ts');
    console.info(`the example of the README, bundled for a browser: ${Math.round(code.length / 1000)} kB`);
    expect(code).not.toMatch(/__vite-browser-external|from ?"node:|require\(/);
    const lines: unknown[] = [];
    // No process, no Buffer: what a page has besides, the core does not ask for.
    runInContext(
      code,
      createContext({ console: { log: (line: unknown) => lines.push(line) }, TextEncoder, TextDecoder }),
    );
    expect(lines.join('\n')).toMatch(EXAMPLE_PRINTS);
  });
});
