/**
 * Run by `npm version`, between the new number and its commit: gives what stands under "Unreleased" in the changelog its
 * number and its date, and the client packages the number. In the folder that it is run in.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const [, unreleased = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? [];
if (unreleased.trim() === '') {
  console.error('CHANGELOG.md has nothing under "## Unreleased": there is nothing to release.');
  process.exit(1);
}
const date = new Date().toISOString().slice(0, 10);
writeFileSync('CHANGELOG.md', changelog.replace(/^## Unreleased\n/m, `## Unreleased\n\n## ${version} (${date})\n`));

const client = 'clients/typescript/package.json';
if (existsSync(client))
  writeFileSync(client, readFileSync(client, 'utf8').replace(/"version": "[^"]*"/, `"version": "${version}"`));
