import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Several files of tests may miss something at once, and apt-get does not wait for itself. */
const LOCK = join(tmpdir(), 'janggi-referee-apt.lock');
const INSTALL = 'apt-get -qq update && apt-get -qq install -y --no-install-recommends "$0"';

/**
 * Installs a package of Debian, if we are root on one.
 * @param why what it is needed for
 * @returns why it could not be installed; null where it was
 */
export const installPackage = (name: string, why: string): string | null => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return 'only root on a Debian can install it here';
  console.info(`Installing ${name} for ${why}; this may take a minute the first time.`);
  const { status, stderr, error } = spawnSync('flock', [LOCK, 'sh', '-c', INSTALL, name], {
    encoding: 'utf8',
    timeout: 480_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0 ? null : (error?.message ?? stderr.trim().split('\n').at(-1) ?? `apt-get ended with ${status}`);
};
