/** A client that costs little, so that the servers are what is measured. */
import { connect } from 'node:net';

/** A request as bytes. */
export const requestOf = ({ method = 'GET', path, headers = {}, body = '' }) => {
  const bytes = Buffer.from(body);
  const all = { host: 'localhost', ...headers, ...(bytes.length > 0 && { 'content-length': bytes.length }) };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`), bytes]);
};

const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/** How long an answer is with its head, where it says so. */
const lengthOf = (text) => {
  const end = text.indexOf(END_OF_HEAD);
  const length = end < 0 ? undefined : /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1];
  return length === undefined ? null : end + END_OF_HEAD.length + Number(length);
};

/** Whether an answer is whole; headers are told in any case of letters. */
const isWhole = (text) => {
  const end = text.indexOf(END_OF_HEAD);
  if (end < 0) return false;
  const head = text.slice(0, end).toLowerCase();
  if (/^http\/1\.1 304/.test(head)) return true;
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  return length === undefined ? text.endsWith(LAST_CHUNK) : text.length - end - 4 >= Number(length);
};

/**
 * Sends requests over several connections, each after the answer to the one before.
 * @param next gives the bytes of the next request, or null at the end
 * @returns status -> how many
 */
export const send = async (url, connections, next) => {
  const { hostname, port } = new URL(url);
  const statuses = {};
  const work = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port, noDelay: true });
      /** Parts of the answer under way: joined once, for a large one comes in hundreds. */
      let parts = [];
      let length = 0;
      let wanted = null;
      const ask = () => {
        const request = next();
        if (request) socket.write(request);
        else socket.end(resolve);
      };
      socket.setEncoding('latin1');
      socket.once('connect', ask).once('error', reject);
      socket.once('close', () => reject(new Error('the server hung up')));
      socket.on('data', (part) => {
        parts.push(part);
        length += part.length;
        if (wanted !== null && length < wanted) return;
        const text = parts.join('');
        wanted ??= lengthOf(text);
        if (wanted === null ? !isWhole(text) : length < wanted) return;
        const status = text.slice(9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        [parts, length, wanted] = [[], 0, null];
        ask();
      });
    });
  await Promise.all(Array.from({ length: connections }, work));
  return statuses;
};

/** One exchange, in whole. */
export const exchange = (url, request) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port }, () => socket.write(request));
    const parts = [];
    socket.once('error', reject);
    socket.on('data', (part) => {
      parts.push(part);
      const bytes = Buffer.concat(parts);
      if (!isWhole(bytes.toString('latin1'))) return;
      socket.destroy();
      const end = bytes.indexOf(END_OF_HEAD);
      const [first, ...lines] = bytes.subarray(0, end).toString().split('\r\n');
      const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
      resolve({ status: Number(first.slice(9, 12)), headers, body: bytes.subarray(end + 4) });
    });
  });
