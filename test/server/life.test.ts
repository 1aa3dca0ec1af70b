import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startApp } from './running-app.js';

describe('health', () => {
  it('is live and ready once it listens', async () => {
    const { url } = await startApp();
    for (const path of ['/livez', '/readyz']) {
      const response = await fetch(url + path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'ok' });
    }
  });

  it('cannot be written', async () => {
    const { url } = await startApp();
    const response = await fetch(`${url}/livez`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });
});

describe('a service that is told to stop', () => {
  const QUESTION = JSON.stringify({ query: '{ position { turn } }' });
  const HEAD = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${QUESTION.length}\r\n\r\n`;
  const portOf = (url: string): number => Number(new URL(url).port);

  it('answers the request that it is reading, then frees the port', async () => {
    const { app, url } = await startApp();
    const socket = connect(portOf(url), 'localhost');
    const answer = new Promise<string>((resolve, reject) => {
      let text = '';
      socket
        .setEncoding('utf8')
        .on('data', (part) => {
          text += part;
        })
        .on('end', () => resolve(text))
        .on('error', reject);
    });
    // Half a request, so that it is under way; health answers once the server has surely seen the half.
    socket.write(HEAD + QUESTION.slice(0, 10));
    await (await fetch(`${url}/livez`)).text();

    const stopped = app.stop();
    socket.write(QUESTION.slice(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"data":\{"position":\{"turn":"CHO"\}\}\}/);
    await stopped;
    await expect(fetch(`${url}/livez`)).rejects.toThrow();
  });

  it('is not ready while it drains, to those who still have a connection', async () => {
    const { app, url } = await startApp();
    const slow = connect(portOf(url), 'localhost');
    slow.on('error', () => {}).write(HEAD);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const status = (path: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        get(url + path, { agent }, (response: IncomingMessage) =>
          response.resume().once('end', () => resolve(response.statusCode)),
        ).once('error', reject);
      });
    expect(await status('/readyz')).toBe(200);
    // Sent at once, on a connection that is busy with it before the stop can see it idle.
    const asked = status('/readyz');
    await new Promise(setImmediate);
    const stopped = app.stop();
    expect([200, 503]).toContain(await asked.catch(() => 503));
    slow.destroy();
    agent.destroy();
    await stopped;
  });

  it('does not wait for idle connections', async () => {
    const { app, url } = await startApp({ JANGGI_DRAIN_MS: '600000' });
    const idle = connect(portOf(url), 'localhost');
    await new Promise((resolve) => idle.once('connect', resolve));
    const closed = new Promise((resolve) => idle.once('close', resolve));
    await (await fetch(`${url}/livez`)).text();
    await app.stop();
    await closed;
  });

  it('cuts a request that does not end within the limit', async () => {
    const { app, url } = await startApp({ JANGGI_DRAIN_MS: '100' });
    const stuck = connect(portOf(url), 'localhost');
    const closed = new Promise((resolve) => stuck.on('error', () => {}).once('close', resolve));
    stuck.write(HEAD);
    await (await fetch(`${url}/livez`)).text();
    await app.stop();
    await closed;
  });

  it('can be told twice', async () => {
    const { app } = await startApp();
    await Promise.all([app.stop(), app.stop()]);
    await app.stop();
  });
});

describe('a service whose port is taken', () => {
  it('rejects its start with the code of the system', async () => {
    const { url } = await startApp();
    await expect(startApp({ PORT: String(portOfUrl(url)) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

const portOfUrl = (url: string): number => Number(new URL(url).port);
