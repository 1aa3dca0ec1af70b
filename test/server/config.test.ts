import { describe, expect, it } from 'vitest';
import { CONFIG_KEYS, readConfig } from '../../src/server/config.js';

describe('the configuration', () => {
  it('has a default for every key, so that an empty environment is enough', () => {
    const config = readConfig({});
    expect(config).toEqual({ ok: true, value: { port: 4000, host: '', drainMillis: 10_000 } });
  });

  it('tells of every key what it is for', () => {
    for (const key of Object.values(CONFIG_KEYS)) expect(key.doc).toMatch(/\.$/);
  });

  it.each(['', 'abc', '-1', '65536', '4000.5', '0x10', ' 4000'])(
    'refuses PORT=%j and says what it should be',
    (port) => {
      const config = readConfig({ PORT: port });
      expect(config.ok).toBe(false);
      if (!config.ok) expect(config.error.join()).toContain(`PORT=${port} should be a whole number from 0 to 65535`);
    },
  );

  it('refuses a JANGGI_ name that it does not know, and names those it knows', () => {
    const config = readConfig({ JANGGI_DRAINMS: '5' });
    expect(config.ok).toBe(false);
    if (!config.ok) expect(config.error.join()).toMatch(/JANGGI_DRAINMS is no setting.*JANGGI_DRAIN_MS/);
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
