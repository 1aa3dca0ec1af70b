import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, setUp } from './set-up.mjs';

await setUp();
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test' },
});
process.exit(status ?? 1);
