/**
 * What counts. A request was accepted when the service read its head: then it has a line in the log, under the id that
 * the client gave it. Each of those has to be answered in whole, and the client has to have got all of it. What was
 * never read has no line: a connection refused, for the port is free; one that was still in the system's queue when the
 * port was freed; and one kept alive that the service ended just when a request set out on it, which a client may send
 * anew. Those are told apart and counted, for few of them are the point of a clean stop.
 */
import { once } from 'node:events';
import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type ServiceProcess, startService } from '../service-process.js';

/** Rounds by how many processes the service is. */
const ROUNDS = [
  [1, 7],
  [2, 4],
] as const;
const STOP_MILLIS = 20_000;

interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
  /** Bytes that are sent, or read, at a time; with a pause between. */
  readonly sends?: number;
  readonly reads?: number;
}
interface Told {
  readonly id: string;
  /** Of an answer that came in whole. */
  readonly status?: number;
  /** Otherwise what happened, and whether its connection had been used before. */
  readonly fault?: string;
  readonly reused?: boolean;
}

const JSON_TYPE = 'application/json';
const LINES = 'application/x-ndjson';
const MOVES = ['a4b4', 'i7h7', 'h1g3', 'h10g8'];

const QUICK: readonly Question[] = [
  { method: 'GET', path: `/v1/points?moves=${MOVES.join(',')}` },
  { method: 'POST', path: '/graphql', type: JSON_TYPE, body: '{"query":"{ position { legalMoves { uci } } }"}' },
  { method: 'POST', path: '/v1/adjudications', type: JSON_TYPE, body: JSON.stringify({ moves: MOVES }) },
];
const BAD: Question = { method: 'POST', path: '/v1/adjudications', type: JSON_TYPE, body: '{"moves": [' };
const LARGE = JSON.stringify(Array(300).fill({ moves: MOVES }));
const SLOW: readonly Question[] = [
  { method: 'POST', path: '/v1/adjudications', type: JSON_TYPE, body: JSON.stringify({ moves: MOVES }), sends: 4 },
  { method: 'POST', path: '/v1/positions?fields=legalMoves', type: JSON_TYPE, body: LARGE, reads: 100_000 },
  { method: 'POST', path: '/v1/adjudications', type: LINES, body: '{"moves":["a4b4"]}\n'.repeat(200), sends: 190 },
];

const send = async (request: ClientRequest, { body = '', sends = body.length || 1 }: Question): Promise<void> => {
  for (let at = 0; at < body.length && !request.destroyed; at += sends) {
    request.write(body.slice(at, at + sends));
    if (at + sends < body.length) await sleep(15);
  }
  request.end();
};

const read = async (response: IncomingMessage, { reads = Infinity }: Question): Promise<void> => {
  let taken = 0;
  for await (const part of response) {
    taken += part.length;
    if (taken < reads) continue;
    taken = 0;
    await sleep(15);
  }
};

const ask = (url: string, agent: Agent | false, id: string, question: Question): Promise<Told> =>
  new Promise((resolve) => {
    const { method, path, type, body } = question;
    const headers = {
      'x-request-id': id,
      ...(type !== undefined && { 'content-type': type }),
      ...(body !== undefined && { 'content-length': body.length }),
    };
    const { hostname, port } = new URL(url);
    const request = httpRequest({ agent, hostname, port, method, path, headers });
    const fail = (error: NodeJS.ErrnoException): void =>
      resolve({ id, fault: error.code ?? error.message, reused: request.reusedSocket });
    request.on('error', fail).on('response', (response) => {
      read(response, question).then(() => resolve({ id, status: response.statusCode ?? 0 }), fail);
    });
    void send(request, question);
  });

/** Asks one question after the other until the port is free. */
const keepAsking = async (
  { url }: ServiceProcess,
  name: string,
  questions: readonly Question[],
  keepAlive: boolean,
): Promise<Told[]> => {
  const agent = keepAlive ? new Agent({ keepAlive: true }) : false;
  const told: Told[] = [];
  while (told.at(-1)?.fault !== 'ECONNREFUSED') {
    const question = questions[told.length % questions.length] as Question;
    told.push(await ask(url, agent, `${name}-${told.length}`, question));
  }
  if (agent) agent.destroy();
  return told;
};

it.each(ROUNDS)(
  'a service of %i that is stopped under load loses not one request that it accepted',
  {
    timeout: 240_000,
  },
  async (processes, rounds) => {
    const seen = { answered: 0, refused: 0, resent: 0, queued: 0 };
    for (let round = 0; round < rounds; round++) {
      const service = await startService({ JANGGI_WORKERS: String(processes) });
      const lines = new Map<string, { status: number; aborted?: boolean }>();
      const log = createInterface({ input: service.child.stdout as NodeJS.ReadableStream });
      log.on('line', (line) => {
        if (!line.startsWith('{')) return;
        const { requestId, status, aborted } = JSON.parse(line);
        if (status !== undefined) lines.set(requestId, { status, aborted });
      });
      const logged = once(log, 'close');
      const clients = [
        ...Array.from({ length: 6 }, (_, i) => keepAsking(service, `kept${i}`, QUICK, true)),
        ...Array.from({ length: 2 }, (_, i) => keepAsking(service, `fresh${i}`, QUICK, false)),
        keepAsking(service, 'bad', [BAD], true),
        ...SLOW.map((question, i) => keepAsking(service, `slow${i}`, [question], i % 2 === 0)),
      ];
      await sleep(500 + 70 * round);
      const started = Date.now();
      expect(await service.stop()).toBe(0);
      expect(Date.now() - started).toBeLessThan(STOP_MILLIS);
      await logged;
      const told = (await Promise.all(clients)).flat();
      for (const { id, status, fault, reused } of told) {
        const line = lines.get(id);
        if (status === undefined) {
          expect({ id, fault, line }, 'read, but not answered').toEqual({ id, fault, line: undefined });
          seen[fault === 'ECONNREFUSED' ? 'refused' : reused ? 'resent' : 'queued']++;
        } else {
          expect({ id, ...line }).toEqual({ id, status });
          expect(status).toBe(id.startsWith('bad') ? 400 : 200);
          seen.answered++;
        }
      }
      expect(told.filter(({ status }) => status !== undefined)).toHaveLength(lines.size);
    }
    console.info(JSON.stringify(seen));
    expect(seen.answered).toBeGreaterThan(rounds * 30);
    expect(seen.resent + seen.queued).toBeLessThan(rounds * 9);
  },
);
