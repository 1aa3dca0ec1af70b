import { spawnSync } from 'node:child_process';
import { installPackage } from '../install-package.js';

const onPath = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** Why there is no nginx; null where there is one. Where it is missing it is installed, if that can be done. */
export const lackOfNginx = (): string | null => {
  if (onPath()) return null;
  // Without its modules, and without what Debian would start with it.
  const failure = installPackage('nginx-light', 'the test of deploy/nginx.conf');
  return onPath() ? null : `there is no nginx on the path: ${failure}`;
};
