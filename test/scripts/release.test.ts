import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../root.js';

const clone = mkdtempSync(join(tmpdir(), 'janggi-release-'));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

const read = (name: string): string => readFileSync(join(clone, name), 'utf8');
const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(clone, name)), { recursive: true });
  writeFileSync(join(clone, name), text);
};
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
    cwd: clone,
    encoding: 'utf8',
  });
/** As a maintainer does it. */
const npmVersion = (kind: string) =>
  spawnSync('npm', ['version', kind], {
    cwd: clone,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: 'x',
      GIT_AUTHOR_EMAIL: 'x@example.org',
      GIT_COMMITTER_NAME: 'x',
      GIT_COMMITTER_EMAIL: 'x@example.org',
    },
  });

beforeAll(() => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { version: string } };
  expect(scripts.version).toMatch(/^node scripts\/release\.mjs && .*&& git add -A$/);
  // What is written anew from the code needs the whole repository; it has its own checks.
  const version = 'node scripts/release.mjs && git add -A';
  write('package.json', JSON.stringify({ name: 'x', version: '0.1.0', scripts: { version } }));
  write('clients/typescript/package.json', '{\n  "name": "y",\n  "version": "0.1.0"\n}\n');
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- Something new.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n');
  write('scripts/release.mjs', readFileSync(join(ROOT, 'scripts', 'release.mjs'), 'utf8'));
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'Begin');
});

describe('npm version', () => {
  it('gives the new lines of the changelog their number, commits, and tags', () => {
    const { status, stderr } = npmVersion('minor');
    expect(status, stderr).toBe(0);
    expect(read('CHANGELOG.md')).toMatch(
      /^# Changelog\n\n## Unreleased\n\n## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n- Something new\.\n\n## 0\.1\.0 /,
    );
    expect(read('clients/typescript/package.json')).toContain('"version": "0.2.0"');
    expect(git('tag').trim()).toBe('v0.2.0');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('refuses to release nothing', () => {
    const { status, stderr } = npmVersion('patch');
    expect(status).not.toBe(0);
    expect(stderr).toContain('there is nothing to release');
    expect(git('tag').trim()).toBe('v0.2.0');
  });
});
