import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type ServiceProcess, startService } from '../service-process.js';

const MOVES = ['79졸78', '41병42', '02마83', '12마33', '한수쉼', '한수쉼'];
const LINE = `${JSON.stringify({ ref: 'board', moves: MOVES })}\n`;

let service: ServiceProcess | undefined;
afterEach(() => service?.stop());

/** Opens a stream; resolves with the answer as soon as it begins. */
const open = (
  url: string,
  lines: Iterable<string>,
): { answer: Promise<IncomingMessage>; sent: () => number; close: () => void } => {
  const { hostname, port } = new URL(url);
  const request = httpRequest({
    hostname,
    port,
    path: '/v1/adjudications',
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
  });
  let sent = 0;
  const counted = function* (): Generator<string> {
    for (const line of lines) {
      sent += line.length;
      yield line;
    }
  };
  const answer = new Promise<IncomingMessage>((resolve, reject) => request.on('response', resolve).on('error', reject));
  pipeline(Readable.from(counted(), { objectMode: false }), request).catch(() => {});
  return { answer, sent: () => sent, close: () => request.destroy() };
};

function* games(count: number): Generator<string> {
  // A hundred at a time, for one line at a time would measure the client.
  for (let sent = 0; sent < count; sent += 100) yield LINE.repeat(100);
}

it('100,000 games stream through in memory that does not grow', { timeout: 300_000 }, async () => {
  service = await startService();
  const { memory } = service;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memory() ?? 0);
  }, 100);
  const answer = await open(service.url, games(100_000)).answer;
  let lines = 0;
  for await (const line of createInterface({ input: answer })) {
    if (line === '') continue;
    if (lines % 10_000 === 0)
      expect(JSON.parse(line)).toMatchObject({ index: lines, verdict: { reason: 'DOUBLE_PASS' } });
    lines++;
  }
  clearInterval(watch);
  console.info(`most memory in use: ${Math.round(most / 1e6)} MB`);
  expect(lines).toBe(100_000);
  expect(most).toBeLessThan(200_000_000);
});

it('all games of a large file are judged in memory that does not grow with their number', {
  timeout: 120_000,
}, async () => {
  service = await startService();
  const { memory } = service;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memory() ?? 0);
  }, 50);
  const game = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n1. 79졸78 2. 41병42 3. 02마83\n\n';
  const response = await fetch(`${service.url}/v1/adjudications`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-gib', accept: 'application/x-ndjson' },
    body: game.repeat(60_000),
  });
  let bytes = 0;
  let lines = 0;
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    for (const byte of part) if (byte === 0x0a) lines++;
  }
  clearInterval(watch);
  console.info(`most memory in use: ${Math.round(most / 1e6)} MB, for an answer of ${Math.round(bytes / 1e6)} MB`);
  expect(lines).toBe(60_000);
  expect(most).toBeLessThan(300_000_000);
});

it('a client that hardly reads is not sent more than it takes, nor read from', { timeout: 60_000 }, async () => {
  service = await startService();
  const before = service.memory() ?? 0;
  const stream = open(service.url, games(1_000_000));
  const answer = await stream.answer;
  answer.pause();
  // What the two sides' sockets take is full after a while; then both stand still.
  let sent = -1;
  for (let round = 0; round < 40 && sent !== stream.sent(); round++) {
    sent = stream.sent();
    await sleep(500);
  }
  expect(stream.sent()).toBe(sent);
  expect(sent).toBeLessThan(20_000_000);
  expect((service.memory() ?? 0) - before).toBeLessThan(120_000_000);
  // A client that goes away ends the work.
  stream.close();
  await sleep(200);
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  expect(await service.stop()).toBe(0);
});
