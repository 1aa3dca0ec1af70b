/** The verdict on each game of a file, printed as it comes: node adjudicate.mjs game.gib */
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

const service = process.env.JANGGI_URL ?? 'http://localhost:4000';
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name a file: .gib, PGN, or a list of moves, in UTF-8 or CP949.');

const response = await fetch(`${service}/v1/adjudications?ruleset=KJA`, {
  method: 'POST',
  // The file goes as it is; which encoding and which format it has, the service sees itself.
  headers: { 'content-type': 'text/plain', accept: 'application/x-ndjson' },
  body: await readFile(file),
});
if (!response.ok) {
  const { code, detail } = await response.json();
  throw new Error(`${code}: ${detail}`);
}
for await (const line of createInterface({ input: Readable.fromWeb(response.body) })) {
  const { index, verdict, error } = JSON.parse(line);
  if (error) console.log(`game ${index + 1}: ${error.code}: ${error.message}`);
  else console.log(`game ${index + 1}: ${verdict.result} ${verdict.reason}. ${verdict.summary}`);
}
