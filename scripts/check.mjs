/** What has to hold besides the tests. Ends in a line `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, setUp } from './set-up.mjs';

await setUp();
const bin = (name, ...args) => [join(ROOT, 'node_modules', '.bin', name), ...args];
const CHECKS = [
  ['lint and format', bin('biome', 'check', '--error-on-warnings')],
  ['types', bin('tsc', '--noEmit', '-p', '.')],
  ['types of the page', bin('tsc', '--noEmit', '-p', 'src/web')],
  ['layers', bin('depcruise', '--config', '.dependency-cruiser.cjs', 'src')],
  ['schema drift', [process.execPath, join(ROOT, 'scripts', 'schema.mjs'), '--check']],
  ['OpenAPI drift', [process.execPath, join(ROOT, 'scripts', 'openapi.mjs'), '--check']],
  ['clients drift', [process.execPath, join(ROOT, 'scripts', 'clients.mjs'), '--check']],
  ['documentation drift', [process.execPath, join(ROOT, 'scripts', 'docs.mjs'), '--check']],
];

let failed = 0;
for (const [name, [command, ...args]] of CHECKS) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (status !== 0) failed++;
}
console.log(`${CHECKS.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
