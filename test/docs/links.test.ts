import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.js';
import { anchorsOf, PAGES, proseOf, read } from './pages.js';

const LINK = /\]\(([^)\s]+)\)|<(https?:[^>\s]+)>|<(?:img|a)\b[^>]*\b(?:src|href)="([^"]+)"/g;
const linksOf = (page: string): string[] =>
  [...proseOf(page).matchAll(LINK)].map(([, inline, bare, html]) => inline ?? bare ?? html ?? '');

const isOutside = (link: string): boolean => /^[a-z]+:/.test(link);

describe.each(PAGES)('%s', (page) => {
  it('links to files and headings that there are', () => {
    for (const link of linksOf(page).filter((each) => !isOutside(each))) {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : normalize(join(dirname(page), path));
      expect(target.startsWith('..'), `${link} leaves the repository`).toBe(false);
      expect(existsSync(join(ROOT, target)), link).toBe(true);
      if (anchor === undefined) continue;
      expect(statSync(join(ROOT, target)).isFile() && target.endsWith('.md'), `${link} is no page`).toBe(true);
      expect(anchorsOf(target), link).toContain(decodeURIComponent(anchor));
    }
  });

  it('links outside by addresses that are whole', () => {
    for (const link of linksOf(page).filter(isOutside)) {
      const { protocol, hostname } = new URL(link);
      expect(protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'), link).toBe(true);
    }
  });
});

describe('the documentation', () => {
  it('has a way from the README to every page and every picture', () => {
    const pages = readdirSync(join(ROOT, 'docs'));
    const named = ['README.md', ...pages.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)].flatMap(
      (page) => linksOf(page).map((link) => normalize(join(dirname(page), link.split('#')[0] ?? ''))),
    );
    for (const name of pages) expect(named).toContain(`docs/${name}`);
    const fromReadme = linksOf('README.md').map((link) => link.split('#')[0]);
    for (const name of pages.filter((each) => each.endsWith('.md'))) expect(fromReadme).toContain(`docs/${name}`);
  });

  it('has a README that is read in five minutes', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(250);
  });

  it('has no heading twice on a page', () => {
    for (const page of PAGES.filter((name) => name !== 'CHANGELOG.md'))
      expect(
        anchorsOf(page).filter(
          (anchor) => /-\d+$/.test(anchor) && anchorsOf(page).includes(anchor.replace(/-\d+$/, '')),
        ),
        page,
      ).toEqual([]);
  });

  it('has a picture of the layers with every folder of src in it', () => {
    const picture = read('docs/layers.svg');
    for (const entry of readdirSync(join(ROOT, 'src'), { withFileTypes: true }))
      expect(picture).toContain(`>${entry.name}${entry.isDirectory() ? '/' : ''}</text>`);
  });

  it('names every benchmark', () => {
    const [, list = ''] = /const BENCHES = \[([^\]]*)\]/.exec(read('bench/run.mjs')) ?? [];
    const benches = Array.from(list.matchAll(/'([^']+)'/g), ([, name]) => name as string);
    expect(benches.length).toBeGreaterThan(5);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    for (const name of benches) {
      expect(read('CONTRIBUTING.md')).toContain(`\`${name}\``);
      expect(scripts).toHaveProperty([`bench:${name}`], `node bench/run.mjs ${name}`);
    }
  });

  it('says where each folder of src is described', () => {
    const page = read('docs/architecture.md');
    for (const name of readdirSync(join(ROOT, 'src'))) expect(page).toContain(`\`src/${name}\``);
  });
});
