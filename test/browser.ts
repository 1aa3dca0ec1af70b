import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CHROMIUMS = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const installed = (): string | undefined => CHROMIUMS.find((path) => path !== '' && existsSync(path));

const apt = (...args: string[]): string | null => {
  const { status, stderr, error } = spawnSync('apt-get', ['-qq', ...args], {
    encoding: 'utf8',
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0 ? null : (error?.message ?? stderr.trim().split('\n').at(-1) ?? `status ${status}`);
};

/**
 * Where a Chromium is, for tests that look at pictures. Where there is none it is installed, if we are root on a Debian;
 * else it is said why there is none. CHROMIUM names one that stands elsewhere.
 */
export const findChromium = (): { readonly path: string | null; readonly reason: string } => {
  const path = installed();
  if (path) return { path, reason: '' };
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return { path: null, reason: 'there is no Chromium; install one, or name it in CHROMIUM' };
  console.info('Installing chromium for the tests that look at pictures; this takes a minute the first time.');
  const failure = apt('update') ?? apt('install', '-y', '--no-install-recommends', 'chromium');
  return { path: installed() ?? null, reason: `apt-get could not install chromium: ${failure}` };
};
