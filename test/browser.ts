import { existsSync } from 'node:fs';
import { installPackage } from './install-package.js';

const CHROMIUMS = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const installed = (): string | undefined => CHROMIUMS.find((path) => path !== '' && existsSync(path));

/**
 * Where a Chromium is, for tests that look at pictures. Where there is none it is installed, if we are root on a Debian;
 * else it is said why there is none. CHROMIUM names one that stands elsewhere.
 */
export const findChromium = (): { readonly path: string | null; readonly reason: string } => {
  const path = installed();
  if (path) return { path, reason: '' };
  const failure = installPackage('chromium', 'the tests that look at pages and pictures');
  return { path: installed() ?? null, reason: `there is no Chromium (CHROMIUM may name one): ${failure}` };
};
