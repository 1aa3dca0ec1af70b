/** Asks the registry for known faults of the packages that are shipped. One that offers no such list is told, and is no failure. */
import { spawnSync } from 'node:child_process';
import { ROOT } from './set-up.mjs';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
let report = {};
try {
  report = JSON.parse(stdout);
} catch {}
const counts = report.metadata?.vulnerabilities;
if (!counts) {
  console.log(`skipped audit: the registry gives no list (${report.message ?? report.error?.summary ?? 'no answer'})`);
  process.exit(0);
}
const grave = counts.high + counts.critical;
console.log(`${grave === 0 ? 'ok    ' : 'FAILED'} audit: ${JSON.stringify(counts)}`);
if (grave > 0) console.log(Object.keys(report.vulnerabilities).join(', '));
process.exit(grave === 0 ? 0 : 1);
