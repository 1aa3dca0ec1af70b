import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const onPath = (): boolean => spawnSync('nginx', ['-v']).status === 0;

const apt = (...args: string[]): string | null => {
  const { status, stderr, error } = spawnSync('apt-get', ['-qq', ...args], {
    encoding: 'utf8',
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0 ? null : (error?.message ?? stderr.trim().split('\n').at(-1) ?? `status ${status}`);
};

/** Why there is no nginx; null where there is one. Where it is missing it is installed, if we are root on a Debian. */
export const lackOfNginx = (): string | null => {
  if (onPath()) return null;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return 'there is no nginx on the path; install one';
  console.info('Installing nginx for the test of deploy/nginx.conf.');
  // Without its modules, and without what Debian would start with it.
  const failure = apt('update') ?? apt('install', '-y', '--no-install-recommends', 'nginx-light');
  return onPath() ? null : `apt-get could not install nginx: ${failure}`;
};
