/** What the audit of graphql-http asks of a server. */
import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { startApp } from './running-app.js';

/** A GET that another site could send is refused: a script has to show by a header that it is no such. */
const NO_SIMPLE_GET = 'notice: Response status code is not 200';
/** A query that cannot be run is a fault of the request, and monitors and caches have to see it as one: 400 always. */
const FAULTS_ARE_400 = 'warn: Response status code is not 200';

/** Where we differ from what a server may or should do, and why. None is an error. */
const DIFFERENCES: { readonly [id: string]: string } = {
  '5A70': NO_SIMPLE_GET,
  D6D5: NO_SIMPLE_GET,
  '6A70': NO_SIMPLE_GET,
  '572B': FAULTS_ARE_400,
  FDE2: FAULTS_ARE_400,
  '7B9B': FAULTS_ARE_400,
};

const resultOf = async (url: string, id: string, headers: Record<string, string> = {}): Promise<string> => {
  const fetchFn: typeof fetch = (address, init) =>
    fetch(address, { ...init, headers: { ...(init?.headers as Record<string, string>), ...headers } });
  const result = await serverAudits({ url, fetchFn })
    .find((audit) => audit.id === id)
    ?.fn();
  return result && 'reason' in result ? `${result.status}: ${result.reason}` : (result?.status ?? 'no such audit');
};

const AUDITS = serverAudits({ url: 'http://localhost' });

describe('GraphQL over HTTP', () => {
  it.each(AUDITS.map(({ id, name }) => [id, name] as const))('%s %s', async (id) => {
    const { url } = await startApp();
    expect(await resultOf(`${url}/graphql`, id)).toBe(DIFFERENCES[id] ?? 'ok');
  });

  it.each(Object.keys(DIFFERENCES).filter((id) => DIFFERENCES[id] === NO_SIMPLE_GET))(
    '%s holds for a GET with the header that shows it is none of another site',
    async (id) => {
      const { url } = await startApp();
      expect(await resultOf(`${url}/graphql`, id, { 'apollo-require-preflight': '1' })).toBe('ok');
    },
  );
});
