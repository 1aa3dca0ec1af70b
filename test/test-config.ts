import { type Config, readConfig } from '../src/server/config.js';

/** The configuration of a test: a free port, and a silent log. */
export const testConfig = (env: Readonly<Record<string, string>> = {}): Config => {
  const config = readConfig({ PORT: '0', JANGGI_LOG_LEVEL: 'silent', ...env });
  if (!config.ok) throw new Error(config.error.join('\n'));
  return config.value;
};
