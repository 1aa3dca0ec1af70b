import { describe, expect, it } from 'vitest';
import { CONFIG_KEYS, printable, readConfig } from '../../src/server/config.js';
import { LIMITS } from '../../src/service/limits.js';
import { testConfig } from '../test-config.js';

const HASH = 'ab'.repeat(32);

const faultsOf = (env: Record<string, string>): string => {
  const config = readConfig(env);
  return config.ok ? '' : config.error.join('\n');
};

describe('the configuration', () => {
  it('has a default for every key, so that an empty environment is enough', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ ok: true, value: { port: 4000, host: '', drainMillis: 10_000, ...LIMITS } });
  });

  it('tells of every key what it is for', () => {
    for (const key of Object.values(CONFIG_KEYS)) expect(key.doc).toMatch(/\.$/);
  });

  it('has names of its own, but for those that everybody knows', () => {
    const others = Object.values(CONFIG_KEYS).flatMap(({ env }) => (env.startsWith('JANGGI_') ? [] : [env]));
    expect(others).toEqual(['PORT', 'REDIS_URL']);
  });

  it.each(['', 'abc', '-1', '65536', '4000.5', '0x10', ' 4000'])(
    'refuses PORT=%j and says what it should be',
    (port) => {
      const config = readConfig({ PORT: port });
      expect(config.ok).toBe(false);
      if (!config.ok) expect(config.error.join()).toContain(`PORT=${port} should be a whole number from 0 to 65535`);
    },
  );

  it('refuses a JANGGI_ name that it does not know, and names the one that may have been meant', () => {
    expect(faultsOf({ JANGGI_DRAINMS: '5' })).toBe('JANGGI_DRAINMS is no setting; did you mean JANGGI_DRAIN_MS?');
    expect(faultsOf({ JANGGI_LIMIT_PLIES: '5' })).toMatch(/^JANGGI_LIMIT_PLIES is no setting/);
    expect(faultsOf({ JANGGI_SOMETHING_ELSE_ALTOGETHER: '5' })).toMatch(/docs\/operations\.md/);
  });

  it.each([
    ['JANGGI_LIMIT_DEPTH', '0'],
    ['JANGGI_LIMIT_COST', '2147483648'],
    ['JANGGI_LOG_LEVEL', 'loud'],
    ['JANGGI_READY_OFF_MS', '-1'],
    ['JANGGI_TRUST_PROXY', 'true'],
    ['JANGGI_TRUST_PROXY', '10.0.0.0/33'],
    ['JANGGI_TRUST_PROXY', '10.0.0.1,'],
  ])('refuses %s=%s by name', (env, value) => {
    expect(faultsOf({ [env]: value })).toContain(`${env}=${value} should be `);
  });

  it.each([
    ['JANGGI_API_KEYS', 'federation:geheim'],
    ['JANGGI_API_KEYS', `federation:${HASH}:0`],
    ['JANGGI_API_KEYS', `federation:${HASH},federation:${HASH}`],
    ['JANGGI_OPERATOR_KEY', 'geheim'],
  ])('refuses %s=%s and does not print it', (env, value) => {
    expect(faultsOf({ [env]: value })).toMatch(new RegExp(`^${env} should be `));
    expect(faultsOf({ [env]: value })).not.toContain(value);
  });

  it.each([
    ['2', 2],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, fd00::/8,192.0.2.1', ['10.0.0.0/8', 'fd00::/8', '192.0.2.1']],
  ])('reads the trusted proxies %s', (given, proxies) => {
    expect(testConfig({ JANGGI_TRUST_PROXY: given }).trustProxy).toEqual(proxies);
  });

  it('is printed with its secrets left out', () => {
    const config = testConfig({ JANGGI_API_KEYS: `federation:${HASH}:50`, JANGGI_LIMIT_DEPTH: '9' });
    expect(config.apiKeys).toEqual([{ name: 'federation', hash: Buffer.from(HASH, 'hex'), factor: 50 }]);
    const printed = printable(config);
    expect(printed).toMatchObject({
      JANGGI_API_KEYS: 'set',
      JANGGI_OPERATOR_KEY: 'not set',
      REDIS_URL: 'not set',
      JANGGI_LIMIT_DEPTH: 9,
      PORT: 0,
    });
    expect(JSON.stringify(printed)).not.toContain('abab');
    expect(Object.keys(printed)).toHaveLength(Object.keys(CONFIG_KEYS).length);
  });

  it('asks for the address of a cluster', () => {
    expect(faultsOf({ JANGGI_REDIS_CLUSTER: 'yes' })).toMatch(/^JANGGI_REDIS_CLUSTER=yes needs REDIS_URL/);
    const env = { JANGGI_REDIS_CLUSTER: 'yes', REDIS_URL: 'redis://127.0.0.1:7000' };
    expect(readConfig(env)).toMatchObject({ ok: true, value: { redisIsCluster: true } });
  });

  it('tells all faults at once', () => {
    const config = readConfig({ PORT: 'x', JANGGI_DRAIN_MS: 'y', JANGGI_Z: 'z' });
    expect(config.ok).toBe(false);
    if (!config.ok) expect(config.error).toHaveLength(3);
  });

  it('lets names of other programs be', () => {
    expect(readConfig({ PATH: '/bin', REDIS_URL: 'redis://localhost', NODE_ENV: 'production' }).ok).toBe(true);
  });
});
