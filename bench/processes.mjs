/**
 * Evaluations a second by two processes beside one, each with one thread for them, on a machine of two cores or more that
 * has nothing else to do: `npm run bench -- processes`. How much others took of the machine meanwhile is told, for it
 * spoils the comparison.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT, setUp } from '../scripts/set-up.mjs';

await setUp();
const { legalMoves } = await import('../dist/janggi/generate.js');
const { FREE_MOVEMENT } = await import('../dist/janggi/movement.js');
const { Position } = await import('../dist/janggi/position.js');
const { startSetup } = await import('../dist/janggi/setup.js');
const { formatFen } = await import('../dist/notation/fen.js');

const ROUNDS = 5;
const WARM_UP_MILLIS = 3000;
const MEASURED_MILLIS = 8000;
/** Open at once: enough for both threads never to wait for a question. */
const OPEN = 12;
const NODES = 20_000;
/** A tick of Linux' own accounts, in seconds. */
const TICK = 0.01;

let drawn = 1;
const random = (below) => {
  drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((drawn / 2 ** 32) * below);
};

/** A position that was not asked for before: twelve half-moves from the start, drawn. */
const seen = new Set();
const newFen = () => {
  for (;;) {
    const { position } = Position.from(startSetup(), FREE_MOVEMENT).value;
    for (let ply = 0; ply < 12; ply++) {
      const moves = legalMoves(position);
      position.make(moves[random(moves.length)]);
    }
    const fen = formatFen(position.toSetup());
    if (seen.has(fen)) continue;
    seen.add(fen);
    return fen;
  }
};

const startService = async (processes) => {
  const child = spawn(process.execPath, [join(ROOT, 'dist', 'main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      JANGGI_LOG_LEVEL: 'error',
      JANGGI_WORKERS: String(processes),
      JANGGI_THREADS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code} before it listened`)));
  });
  return { child, url };
};

const accountOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) * TICK };
};
/** Seconds of CPU of a process and those that it started. */
const cpuOf = (pid) => {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  let seconds = 0;
  for (const each of children) {
    try {
      const account = accountOf(each);
      if (Number(each) === pid || account.parent === pid) seconds += account.seconds;
    } catch {
      // It has ended meanwhile.
    }
  }
  return seconds;
};
/** Seconds of CPU that anybody has had. */
const cpuOfAll = () => {
  const [user, nice, system, , , irq, soft] = readFileSync('/proc/stat', 'utf8').split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + soft) * TICK;
};

/** A connection for each, which the processes get in turn. */
const ask = (url, fen) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const path = `/v1/evaluation?nodes=${NODES}&fen=${encodeURIComponent(fen)}`;
    const request = httpRequest({ agent: false, hostname, port, path });
    request.once('error', reject).once('response', (response) => {
      response.once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(response.statusCode))));
      response.resume();
    });
    request.end();
  });

/** Asks for so long. @returns how much was answered */
const load = async (url, fens, millis) => {
  const end = performance.now() + millis;
  let answered = 0;
  const client = async () => {
    while (performance.now() < end) {
      await ask(url, fens.pop() ?? newFen());
      answered++;
    }
  };
  await Promise.all(Array.from({ length: OPEN }, client));
  return answered;
};

const run = async (processes) => {
  const { child, url } = await startService(processes);
  // Drawn beforehand, so that the load takes next to nothing.
  const fens = Array.from({ length: 1500 }, newFen);
  await load(url, fens, WARM_UP_MILLIS);
  const [service, all, own, start] = [cpuOf(child.pid), cpuOfAll(), process.cpuUsage(), performance.now()];
  const answered = await load(url, fens, MEASURED_MILLIS);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(own);
  const took = cpuOf(child.pid) - service;
  const mine = (user + system) / 1e6;
  const measured = {
    rate: answered / seconds,
    millisOfCpu: (1000 * took) / answered,
    generator: mine / seconds,
    others: Math.max(0, cpuOfAll() - all - took - mine) / seconds,
  };
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  return measured;
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

if (process.platform !== 'linux') throw new Error('This benchmark reads the accounts of Linux in /proc.');
const runs = { 1: [], 2: [] };
for (let round = 0; round < ROUNDS; round++) for (const processes of [1, 2]) runs[processes].push(await run(processes));

console.log(`\nevaluations of ${NODES} positions each, all different, on ${availableParallelism()} cores`);
const of = (processes, name) => median(runs[processes].map((measured) => measured[name]));
console.table(
  Object.fromEntries(
    [1, 2].map((processes) => [
      `${processes} process${processes > 1 ? 'es' : ''}`,
      {
        'evaluations/s': Number(of(processes, 'rate').toFixed(1)),
        spread: runs[processes].map(({ rate }) => rate.toFixed(0)).join(' '),
        'ms of CPU each': Number(of(processes, 'millisOfCpu').toFixed(1)),
        'load, cores': Number(of(processes, 'generator').toFixed(3)),
        'others, cores': Number(of(processes, 'others').toFixed(2)),
      },
    ]),
  ),
);
console.log(`two beside one: ${(of(2, 'rate') / of(1, 'rate')).toFixed(2)} times`);
