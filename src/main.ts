import { setFlagsFromString } from 'node:v8';
import { printable, readConfig } from './server/config.js';
import { createApp } from './server/create-app.js';
import { createLog } from './server/log.js';

const fail = (lines: readonly string[]): never => {
  for (const line of lines) console.error(line);
  process.exit(1);
};

const welcome = (url: string): string => `Janggi Referee is listening.

  page       ${url} (in a browser: paste a game, read its verdict)
  GraphQL    ${url}/graphql (in a browser an explorer)
  REST       ${url}/v1/position (all of it to read and try out: ${url}/docs)
  health     ${url}/livez  ${url}/readyz  ${url}/metrics

Try it:
  curl -s ${url}/graphql -H 'content-type: application/json' -d '{"query":"{ position(moves: [\\"i4h4\\"]) { fen turn legalMoves { korean } points { cho han } } }"}'
`;

/** What the last answers may need past the limit that they are cut at, before the process is ended all the same. */
const GRACE_MILLIS = 5000;

/** Ctrl-C reaches us twice where npm runs us: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MILLIS = 500;

// V8 may take what every request makes and drops for long-lived, from what it saw at the start; memory then grows by tens
// of megabytes a second until all of it is searched.
setFlagsFromString('--no-allocation-site-pretenuring');

const config = readConfig(process.env);
if (!config.ok) fail(config.error);
else {
  const log = createLog(config.value.logLevel);
  const app = await createApp(config.value, log);
  let stopping: number | undefined;
  const stop = (): void => {
    if (stopping === undefined) {
      stopping = Date.now();
      console.log('Stopping: open requests are answered first. A second signal stops at once.');
      const { readyOffMillis, drainMillis } = config.value;
      setTimeout(() => process.exit(1), readyOffMillis + drainMillis + GRACE_MILLIS).unref();
      void app.stop().then(() => process.exit(0));
    } else if (Date.now() - stopping > SAME_SIGNAL_MILLIS) process.exit(1);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const url = await app
    .start()
    .catch((error: NodeJS.ErrnoException) =>
      fail([
        error.code === 'EADDRINUSE'
          ? `Port ${config.value.port} is taken. Choose another: PORT=${config.value.port + 1} npm start`
          : error.code === 'EACCES'
            ? `Port ${config.value.port} may not be opened by this user. Choose one above 1023: PORT=4000 npm start`
            : `Cannot listen on port ${config.value.port}: ${error.message}`,
      ]),
    );
  console.log(welcome(url));
  log.info({ config: printable(config.value) }, 'listening');
}
