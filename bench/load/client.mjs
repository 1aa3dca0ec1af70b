import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whoever waits longer than this for the end of an answer has been forgotten. */
export const HANG_MILLIS = 60_000;

const read = async (response, { readBytes = 0, readEach = 0 } = {}) => {
  let taken = 0;
  for await (const part of response) {
    taken += part.length;
    if (readBytes > 0 && taken >= readBytes) {
      taken = 0;
      await sleep(readEach);
    }
  }
};

const write = async (request, body, { sendBytes = 0, sendEach = 0 } = {}) => {
  for (let sent = 0; sendBytes > 0 && sent + sendBytes < body.length && !request.destroyed; sent += sendBytes) {
    request.write(body.subarray(sent, sent + sendBytes));
    await sleep(sendEach);
  }
  request.end(sendBytes > 0 ? body.subarray(body.length - (body.length % sendBytes || sendBytes)) : body);
};

/** Sends requests of a kind, and counts what comes of them. */
export const createClient = (url, requestOf) => {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const { hostname, port } = new URL(url);
  const tally = { requests: 0, statuses: {}, lost: {}, millis: [] };
  const open = new Set();

  const exchange = ({ method, path, headers, body, pace }) =>
    new Promise((resolve, reject) => {
      const length = body ? { 'content-length': body.length } : {};
      const request = httpRequest({ agent, hostname, port, method, path, headers: { ...headers, ...length } });
      const hang = setTimeout(() => request.destroy(new Error('no answer in time')), HANG_MILLIS);
      request.once('close', () => clearTimeout(hang));
      request.once('error', reject);
      request.once('response', (response) => read(response, pace).then(() => resolve(response.statusCode), reject));
      if (body) void write(request, body, pace);
      else request.end();
    });

  /** @param due when it should have been sent, for a client that is late must not make the service look fast */
  const send = async (due = performance.now()) => {
    try {
      const status = await exchange(requestOf(tally.requests++));
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
      tally.millis.push(performance.now() - due);
    } catch (error) {
      const why = error.code ?? error.message;
      tally.lost[why] = (tally.lost[why] ?? 0) + 1;
    }
  };
  const track = (sent) => {
    open.add(sent);
    void sent.then(() => open.delete(sent));
  };

  return {
    tally,
    /** One request. */
    send: () => send(),
    /** So many at a time, each after the other. */
    async closedLoop(connections, millis) {
      const end = performance.now() + millis;
      const loop = async () => {
        while (performance.now() < end) await send();
      };
      await Promise.all(Array.from({ length: connections }, loop));
    },
    /** So many a second, whether or not they are answered. Resolves when all of them have been. */
    async openLoop(rate, millis) {
      const start = performance.now();
      for (let sent = 0; sent < (rate * millis) / 1000; ) {
        const due = start + (sent * 1000) / rate;
        if (due > performance.now()) await sleep(Math.max(1, due - performance.now()));
        else {
          track(send(due));
          sent++;
        }
      }
      await Promise.all(open);
    },
    close: () => agent.destroy(),
  };
};
