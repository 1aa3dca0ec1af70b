import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startApp } from './running-app.js';

const portOf = (url: string): number => Number(new URL(url).port);

/** A bare connection, and everything that comes back on it. */
const open = (url: string): { socket: Socket; answer: Promise<string> } => {
  const socket = connect(portOf(url), 'localhost').setEncoding('utf8');
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
  return { socket, answer };
};

/** Sends, and comes back when the service has surely read it: a later question has been answered by then. */
const send = async (socket: Socket, url: string, text: string): Promise<void> => {
  await new Promise<unknown>((resolve) => socket.write(text, resolve));
  await (await fetch(`${url}/livez`)).text();
};

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

  it('answers the request that it is reading, then frees the port', async () => {
    const { app, url } = await startApp();
    const { socket, answer } = open(url);
    await send(socket, url, HEAD + QUESTION.slice(0, 10));
    const stopped = app.stop();
    socket.write(QUESTION.slice(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"data":\{"position":\{"turn":"CHO"\}\}\}/);
    await stopped;
    await expect(fetch(`${url}/livez`)).rejects.toThrow();
  });

  it('sends the whole of a large answer to a slow reader', async () => {
    const { app, url } = await startApp();
    const body = JSON.stringify({
      query:
        'query ($inputs: [PositionInput!]!) { positions(inputs: $inputs) { position { legalMoves { uci fenAfter } } } }',
      variables: { inputs: Array(4000).fill({}) },
    });
    const socket = connect(portOf(url), 'localhost');
    let text = '';
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await new Promise<void>((resolve) =>
      socket.once('data', (chunk) => {
        text += chunk;
        resolve();
      }),
    );
    socket.pause();
    const stopped = app.stop();
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.resume();
    await Promise.all([ended, stopped]);
    const [head = '', answer = ''] = text.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200/);
    expect(JSON.parse(answer).data.positions).toHaveLength(4000);
  });

  it('is not ready while it drains, to those who still have a connection', async () => {
    const { app, url } = await startApp();
    const asking = open(url);
    const other = open(url);
    await send(other.socket, url, '');
    await send(asking.socket, url, HEAD);
    const stopped = app.stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    other.socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await other.answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*Connection: close[\s\S]*\{"status":"draining"\}/);
    asking.socket.write(QUESTION);
    // Told on an answer too that was asked for before.
    expect(await asking.answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*"turn":"CHO"/);
    await stopped;
  });

  it('goes on answering for a while after it said that it is not ready', async () => {
    const { app, url } = await startApp({ JANGGI_READY_OFF_MS: '500' });
    const started = Date.now();
    const stopped = app.stop();
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: QUESTION,
    });
    expect(await answer.json()).toEqual({ data: { position: { turn: 'CHO' } } });
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    await stopped;
    expect(Date.now() - started).toBeGreaterThanOrEqual(490);
    await expect(fetch(`${url}/livez`)).rejects.toThrow();
  });

  it('answers a request that was on its way on a connection that looked idle', async () => {
    const { app, url } = await startApp();
    const { socket, answer } = open(url);
    await send(socket, url, '');
    const stopped = app.stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.write(HEAD + QUESTION);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*"turn":"CHO"/);
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
    await send(stuck, url, HEAD);
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
    await expect(startApp({ PORT: String(portOf(url)) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
