/**
 * What stands in the blocks of the pages is run, and answers what stands behind it. `UPDATE_DOCS=1 npm test test/docs`
 * writes the answers anew where they are others.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config.js';
import { type App, createApp } from '../../src/server/create-app.js';
import { cli } from '../cli/terminal.js';
import { startWorker, type WorkerProcess } from '../jobs/client.js';
import { type RedisProcess, startRedis } from '../redis.js';
import { ROOT } from '../root.js';
import { runCurl } from '../run-curl.js';
import { testConfig } from '../test-config.js';
import { type Block, blocksOf, PAGES, read } from './pages.js';
import { printJson } from './print-json.js';
import { commandsOf, readCommand } from './shell.js';

/** The client's example is compiled by its own test, against its own package. */
const RUN_PAGES = PAGES.filter((page) => !page.startsWith('clients/'));

const UPDATE = process.env.UPDATE_DOCS === '1';
const SERVICE = 'http://localhost:4000';
const ANSWERS = ['json', 'text', 'http'];
const QUESTIONS = ['graphql', 'sh', 'js', 'ts'];

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

interface Example {
  readonly question: Block;
  readonly answer: Block | null;
}
const examplesOf = (page: string): Example[] => {
  const blocks = blocksOf(page);
  return blocks.flatMap((question, index) => {
    if (!QUESTIONS.includes(question.language)) return [];
    const next = blocks[index + 1];
    return [{ question, answer: next && ANSWERS.includes(next.language) ? next : null }];
  });
};

/** Null where there is none to be had: jobs are then left out. */
let redis: RedisProcess | null = null;
let app: App;
let url: string;
const folder = mkdtempSync(join(tmpdir(), 'janggi-docs-'));
beforeAll(async () => {
  redis = await startRedis().catch((error: Error) => {
    console.info(`skipped: the examples of jobs. ${error.message}`);
    return null;
  });
  app = await createApp(testConfig(redis ? { JANGGI_JOBS_REDIS_URL: redis.url } : {}));
  url = await app.start();
});
afterAll(async () => {
  await app.stop();
  await redis?.stop();
  rmSync(folder, { recursive: true });
});

/** Names that a page shows of jobs, and those that the same jobs have here. */
const jobs = new Map<string, string>();
const here = (text: string): string => {
  let found = text.replaceAll(SERVICE, url);
  for (const [shown, real] of jobs) found = found.replaceAll(shown, real);
  return found;
};

/** What is another each time: the names of jobs, and when something happened. */
const lasting = (text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-01-05T09:00:00Z')
    .replaceAll(/(?<="id": ?"|\/v1\/jobs\/)[\w-]{22}/g, 'the-name-of-some-job--');
const JOB = /"id": ?"([\w-]{22})"/;

const askGraphql = async (query: string): Promise<string> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.text();
};

/** Runs a program of a page. @returns what it prints */
const runProgram = async ({ language, text }: Block): Promise<string> => {
  const { outputText } = ts.transpileModule(here(text), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const source = language === 'ts' ? outputText : here(text);
  const node = ['--input-type=module', '-e', source];
  return (await promisify(execFile)(process.execPath, node, { cwd: ROOT })).stdout;
};

/** Runs a command line of ours. @returns what it prints, and what it tells */
const runCli = async (line: string): Promise<string> => {
  const { words, from } = readCommand(line);
  const args = words.slice(words[0] === 'npx' ? 2 : words.indexOf('--') + 1);
  // What is written stays out of the repository.
  if (args[0] === 'convert' && args[2] !== '-') args[2] = join(folder, args[2] ?? '');
  const { out, told, code } = await cli(args, from === null ? {} : { stdin: readFileSync(join(ROOT, from)) });
  if (code === 2) throw new Error(`${line}: ${told}`);
  return out;
};

const OURS = /^(npx janggi-referee|npm run cli -- )/;
const isServe = (line: string): boolean => / serve\b/.test(line);

/** Commands that need another machine, or change this one: it is looked at whether they name what there is. */
const look = (line: string): void => {
  const { env, words } = readCommand(line);
  for (const name of Object.keys(env))
    if (/^(PORT|JANGGI_\w+|REDIS_URL)$/.test(name)) expect(readConfig(env), line).toMatchObject({ ok: true });
  const [program, first = '', second = ''] = words;
  switch (program) {
    case 'npm':
      if (first === 'run') expect(scripts, line).toHaveProperty([second]);
      else if (['start', 'test'].includes(first)) expect(scripts, line).toHaveProperty([first]);
      else expect(['install', 'ci', 'version', 'publish', 'pack'], line).toContain(first);
      for (const word of words.slice(2).filter((each) => /^(test|clients|bench)\//.test(each)))
        expect(existsSync(join(ROOT, word)), word).toBe(true);
      break;
    case 'npx':
      expect(isServe(line) || first === 'vitest' || first === 'vite', line).toBe(true);
      for (const word of words.filter((each) => each.startsWith('test/')))
        expect(existsSync(join(ROOT, word)), word).toBe(true);
      break;
    case 'node':
      expect(existsSync(join(ROOT, first.replace(/^dist\/(.*)\.js$/, 'src/$1.ts'))), line).toBe(true);
      break;
    default:
      expect(['docker', 'kubectl', 'git', 'printf', 'redis-server', 'sh', 'python3'], line).toContain(program);
      for (const word of words.filter((each) => /^(deploy|examples)\//.test(each)))
        expect(existsSync(join(ROOT, word)), word).toBe(true);
  }
};

const runLine = async (line: string): Promise<string> => {
  if (line.startsWith('curl ')) return runCurl(here(line), ROOT);
  if (OURS.test(line) && !isServe(line)) return runCli(line);
  look(line);
  return '';
};

const run = async ({ question, answer }: Example): Promise<string> => {
  if (question.language === 'graphql') return askGraphql(question.text);
  if (question.language !== 'sh') return runProgram(question);
  const lines = commandsOf(question.text);
  if (answer) expect(lines, 'an answer belongs to one command').toHaveLength(1);
  let given = '';
  for (const line of lines) given = await runLine(line);
  return given;
};

/** In the form of the block that it stands in. */
const shown = (given: string, { language }: Block): string => {
  if (language === 'json') return printJson(JSON.parse(given) as unknown);
  return given.replaceAll('\r\n', '\n').trimEnd();
};

const isTheSame = (given: string, answer: Block): boolean => {
  if (answer.language !== 'http') {
    const wanted = answer.language === 'json' ? printJson(JSON.parse(answer.text) as unknown) : answer.text;
    return lasting(shown(given, answer)) === lasting(wanted);
  }
  // Of a head, what a page has to say of it.
  const lines = lasting(given).toLowerCase().split(/\r?\n/);
  return answer.text.split('\n').every((line) => lines.some((each) => lasting(line).toLowerCase() === each));
};

/** At work while a page looks at jobs, so that those that it sends are seen to wait. */
let worker: WorkerProcess | null = null;
const stopWorker = async (): Promise<void> => {
  await worker?.stop();
  worker = null;
};

const check = async (page: string, example: Example): Promise<void> => {
  const { question, answer } = example;
  const isAboutJobs = question.text.includes('/v1/jobs/');
  if (isAboutJobs) worker ??= await startWorker(redis?.url ?? '');
  // A job takes its time.
  const end = Date.now() + (isAboutJobs && answer?.text.includes('DONE') ? 20_000 : 0);
  let given = await run(example);
  while (answer && !isTheSame(given, answer) && Date.now() < end) {
    await sleep(100);
    given = await run(example);
  }
  if (!answer) {
    if (question.language === 'graphql') expect(JSON.parse(given)).not.toHaveProperty('errors');
    if (given.startsWith('{"type":"about:blank"')) throw new Error(given);
    return;
  }
  const [, name] = JOB.exec(answer.text) ?? [];
  const [, real] = JOB.exec(given) ?? [];
  if (name && real) jobs.set(name, real);
  if (UPDATE && answer.language !== 'http' && !name && !isTheSame(given, answer)) writeAnswer(page, answer, given);
  else if (!isTheSame(given, answer)) expect(shown(given, answer)).toBe(answer.text);
};

/** In the place of the answer that stands there. */
const writeAnswer = (page: string, answer: Block, given: string): void => {
  const lines = read(page).split('\n');
  // Answers above it may have become longer.
  const { line } = blocksOf(page)[answer.index] as Block;
  lines.splice(line, answer.text.split('\n').length, shown(given, answer));
  writeFileSync(join(ROOT, page), lines.join('\n'));
};

describe.each(RUN_PAGES)('%s', (page) => {
  const blocks = blocksOf(page);
  afterAll(stopWorker);

  it('has blocks of kinds that are checked, and no answer without its question', () => {
    blocks.forEach(({ language, line }, index) => {
      expect([...QUESTIONS, ...ANSWERS, 'gib', 'pgn', 'ini'], `line ${line}`).toContain(language);
      if (ANSWERS.includes(language)) expect(QUESTIONS, `line ${line}`).toContain(blocks[index - 1]?.language);
    });
    expect(read(page).match(/^```/gm)?.length ?? 0, 'a block is not closed').toBe(2 * blocks.length);
  });

  for (const example of examplesOf(page)) {
    const { question } = example;
    const name = question.text.split('\n').slice(0, 2).join(' ').slice(0, 70);
    it(`line ${question.line}: ${name}`, async ({ skip }) => {
      if (question.text.includes('/v1/jobs') && !redis) skip();
      await check(page, example);
    });
  }

  for (const { language, text, line } of blocks) {
    if (language === 'gib' || language === 'pgn')
      it(`line ${line}: a record that is read without a warning`, async () => {
        const { out } = await cli(['adjudicate', '-', '-f', 'ndjson', '--from', language], { stdin: text });
        for (const game of out.trim().split('\n'))
          expect(JSON.parse(game)).toMatchObject({ error: null, verdict: { warnings: [] } });
      });
    if (language === 'ini')
      it(`line ${line}: settings that there are`, () => {
        const env = Object.fromEntries(
          text
            .split('\n')
            .filter((each) => each !== '' && !each.startsWith('#'))
            .map((each) => each.split(/=(.*)/) as [string, string]),
        );
        expect(readConfig(env)).toMatchObject({ ok: true });
      });
  }

  it('names only commands of npm that there are', () => {
    for (const [, name = ''] of read(page).matchAll(/\bnpm run ([a-z:]+)/g)) expect(scripts).toHaveProperty([name]);
  });
});
