import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startApp } from './running-app.js';

const BODY_MILLIS = 300;

const head = (path: string, type: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends a text, a piece every so often, for as long as it can. @returns what came back, and how long it took */
const dribble = async (url: string, start: string, pieces: Iterable<string>, millis: number) => {
  const socket: Socket = connect(Number(new URL(url).port), 'localhost').setEncoding('utf8');
  let text = '';
  const started = Date.now();
  const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
  socket.on('data', (part) => {
    text += part;
  });
  socket.write(start);
  for (const piece of pieces) {
    await Promise.race([sleep(millis), closed]);
    if (socket.destroyed || socket.readableEnded) break;
    socket.write(piece);
  }
  const millisTaken = Date.now() - started;
  socket.end();
  await closed;
  return { text, millisTaken };
};

describe('a body that does not end', () => {
  it.each([
    ['/graphql', 'application/json', /"extensions":\{"code":"BODY_TOO_SLOW"\}/],
    ['/v1/adjudications', 'application/json', /"status":408,.*"code":"BODY_TOO_SLOW"/],
    ['/v1/adjudications', 'text/plain', /"status":408,.*"code":"BODY_TOO_SLOW"/],
  ])('sent to %s as %s is cut off', async (path, type, answer) => {
    const { url } = await startApp({ JANGGI_BODY_MS: String(BODY_MILLIS) });
    const { text, millisTaken } = await dribble(url, head(path, type, 1000), '{'.padEnd(400), 20);
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(text).toMatch(/\r\nConnection: close\r\n/);
    expect(text).toMatch(answer);
    expect(millisTaken).toBeGreaterThanOrEqual(BODY_MILLIS - 20);
    expect(millisTaken).toBeLessThan(10 * BODY_MILLIS);
  });

  it('and was refused before is cut off without another answer', async () => {
    const { url } = await startApp({ JANGGI_BODY_MS: String(BODY_MILLIS) });
    const { text, millisTaken } = await dribble(url, head('/graphql', 'text/plain', 1000), 'x'.repeat(400), 20);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415']);
    expect(millisTaken).toBeLessThan(10 * BODY_MILLIS);
  });

  it('is waited for no longer where it is too large anyway', async () => {
    const { url } = await startApp({ JANGGI_BODY_MS: String(BODY_MILLIS) });
    const { text, millisTaken } = await dribble(
      url,
      head('/graphql', 'application/json', 100_000_000),
      'x'.repeat(400),
      20,
    );
    expect(text).toMatch(/^HTTP\/1\.1 4(?:08|13) /);
    expect(millisTaken).toBeLessThan(10 * BODY_MILLIS);
  });
});

it('a stream of lines may take longer than any body, and every line is answered', async () => {
  const { url } = await startApp({ JANGGI_BODY_MS: String(BODY_MILLIS) });
  const lines = Array.from({ length: 20 }, (_, index) => `{"ref": "${index}"}\n`);
  const { length } = lines.join('');
  const start = head('/v1/adjudications', 'application/x-ndjson', length);
  const { text, millisTaken } = await dribble(url, start, lines, BODY_MILLIS / 5);
  expect(millisTaken).toBeGreaterThan(3 * BODY_MILLIS);
  expect(text.match(/"ref":"\d+","verdict":\{/g)).toHaveLength(20);
});

it('a connection goes on being used after a body that ended in time', async () => {
  const { url } = await startApp({ JANGGI_BODY_MS: String(BODY_MILLIS) });
  const question = '{"query":"{ __typename }"}';
  const request = head('/graphql', 'application/json', question.length) + question;
  const { text } = await dribble(url, request, [request, request], BODY_MILLIS * 1.5);
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
});
