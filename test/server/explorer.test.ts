import { describe, expect, it } from 'vitest';
import { startApp } from './running-app.js';

const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } };

describe('a browser that opens /graphql', () => {
  it('gets an explorer whose every file comes from this service', async () => {
    const { url } = await startApp();
    const response = await fetch(`${url}/graphql`, BROWSER);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const page = await response.text();
    const base = new URL(page.match(/<base href="([^"]*)"/)?.[1] ?? '/', url);
    const files = [...page.matchAll(/\b(?:src|href)="([^"]+)"/g)]
      .map(([, link]) => new URL(link as string, base))
      .filter(({ pathname }) => pathname !== base.pathname);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(file.origin).toBe(url);
      const asset = await fetch(file);
      expect(asset.status, file.href).toBe(200);
      expect(asset.headers.get('content-type'), file.href).not.toMatch(/html|problem/);
      await asset.arrayBuffer();
    }
  });

  it('is told to load and call nothing of any other host', async () => {
    const { url } = await startApp();
    const policy = (await fetch(`${url}/graphql`, BROWSER)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it('does not get it where it asks a question in the address', async () => {
    const { url } = await startApp();
    const response = await fetch(`${url}/graphql?query=%7B__typename%7D`, {
      headers: { accept: 'text/html, application/json', 'apollo-require-preflight': '1' },
    });
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  });
});
