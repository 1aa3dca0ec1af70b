/** Requests derived from openapi/openapi.yaml, right and wrong ones: each gets an answer that the contract has. */
import { expect, it } from 'vitest';
import { serviceUrl } from '../rest/client.js';
import { checkAnswer } from '../rest/contract.js';
import { fuzz } from './draw.js';
import { checkDecent, exchange, type Received, type Sent, told } from './http.js';
import { restRequest } from './rest-requests.js';

/** As the contract writes it: a slash at the end and the case of the version mean nothing to the service. */
const plainPath = (path: string): string => path.replace(/^\/v1/i, '/v1').replace(/\/(?=$|\?)/, '');

const check = ({ method, path }: Sent, answer: Received): void => {
  const { status, type, text } = answer;
  if (method === 'OPTIONS' && status === 204) return;
  checkAnswer(method, plainPath(path), status, type, text);
  if (status < 400 || method === 'HEAD') return;
  const problem = JSON.parse(text) as { status: number; code: string };
  if (problem.status !== status || !/^[A-Z][A-Z0-9_]+$/.test(problem.code)) throw new Error(`a bad problem: ${text}`);
};

it('every request over REST has an answer of the contract', { timeout: 900_000 }, async () => {
  const url = await serviceUrl();
  const seen = new Map<string, number>();
  await fuzz(10_000, async (draw) => {
    const request = restRequest(draw);
    const answer = await exchange(url, request);
    try {
      // A HEAD has no body to tell why; the GET has the same status, and tells.
      const isUntold = request.method === 'HEAD' && answer.status >= 500;
      checkDecent(isUntold ? await exchange(url, { ...request, method: 'GET' }) : answer);
      check(request, answer);
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${told(request)}`);
    }
    const kind = /"code":"(\w+)"/.exec(answer.status >= 400 ? answer.text : '')?.[1] ?? String(answer.status);
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
  });
  console.info(JSON.stringify(Object.fromEntries([...seen].sort((a, b) => b[1] - a[1]))));
  expect(seen.get('200')).toBeGreaterThan(Number(process.env.FUZZ_RUNS ?? 10_000) / 5);
  expect(seen.size).toBeGreaterThan(25);
});
