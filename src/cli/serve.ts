import { TEXT, WHOLE } from '../rest/fields.js';
import { CONFIG_KEYS } from '../server/config.js';
import { command } from './command.js';
import { EXIT, wrongUsage } from './fault.js';
import { option } from './options.js';

export const SERVE = command({
  usage: '',
  about: [
    'Starts the service and prints its addresses; Ctrl-C answers what is open and stops. All other settings are environment variables, which docs/operations.md lists.',
  ],
  options: {
    port: option(WHOLE, `${CONFIG_KEYS.port.doc} ${CONFIG_KEYS.port.fallback} if left out.`),
    host: option(TEXT, CONFIG_KEYS.host.doc, { value: 'ADDRESS' }),
  },
  examples: [['--port 4001', 'on another port.']],
  run: async ({ words, given: { port, host } }) => {
    if (words.length > 0) throw wrongUsage(`serve takes options only, and not ${words[0]}.`);
    process.env.NODE_ENV ??= 'production';
    if (port !== undefined) process.env.PORT = String(port);
    if (host !== undefined) process.env.JANGGI_HOST = host;
    await import('../main.js');
    return EXIT.well;
  },
});
