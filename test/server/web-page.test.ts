import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { startApp } from './running-app.js';

const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } };

describe('the address of the page', () => {
  it('gives a browser the page, which loads nothing from elsewhere and has no script written into it', async () => {
    const { url } = await startApp();
    const response = await fetch(url, BROWSER);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toMatch(/Accept\b/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const page = await response.text();
    expect(page).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|\sstyle=/);
    const since = response.headers.get('last-modified') ?? '';
    // fetch would ask for it anew whatever it has.
    await request(url).get('/').set('accept', BROWSER.headers.accept).set('if-modified-since', since).expect(304);
  });

  it('names files by what is in them, to be kept for good', async () => {
    const { url } = await startApp();
    const page = await (await fetch(url, BROWSER)).text();
    const files = [...page.matchAll(/\b(?:src|href)="([^"]+)"/g)].map(([, link]) => new URL(link as string, url));
    expect(files.map(({ pathname }) => pathname.split('.').at(-1)).sort()).toEqual(['css', 'js', 'svg']);
    for (const file of files) {
      expect(file.origin).toBe(url);
      const asset = await fetch(file);
      expect(asset.status, file.href).toBe(200);
      expect(asset.headers.get('cache-control'), file.href).toBe('public, max-age=31536000, immutable');
      await asset.arrayBuffer();
    }
    expect((await fetch(`${url}/assets/none.js`)).status).toBe(404);
  });

  it('tells programs where the service can be asked', async () => {
    const { url } = await startApp();
    for (const accept of ['application/json', '*/*']) {
      const response = await fetch(url, { headers: { accept } });
      const { links } = (await response.json()) as { links: Record<string, string> };
      for (const name of ['openapi', 'schema', 'docs', 'health'])
        expect((await fetch(url + links[name])).status, name).toBe(200);
    }
  });

  it('takes no other methods, and is measured under its own name', async () => {
    const { url } = await startApp();
    const refused = await fetch(url, { method: 'POST', body: '{}' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    await fetch(url, BROWSER);
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(
      /janggi_requests_total\{operation="web",status="2..?"\}/,
    );
  });
});
