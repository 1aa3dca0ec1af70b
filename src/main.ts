import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { printable, readConfig } from './server/config.js';
import { createLog } from './server/log.js';
import { findSiblings } from './server/siblings.js';

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
// Threads that collect garbage for a thread of the pool would take the processors from those who answer.
setFlagsFromString('--no-parallel-scavenge');

const config = readConfig(process.env);
if (!config.ok) fail(config.error);
else {
  const siblings = findSiblings();
  const log = createLog(config.value.logLevel).child(siblings ? { process: siblings.place } : {});
  // The process that only looks after others loads nothing of what they do.
  const app =
    config.value.processes > 1 && !siblings
      ? (await import('./server/processes.js')).createProcesses(config.value, log, fileURLToPath(import.meta.url))
      : await (await import('./server/create-app.js')).createApp(config.value, log, siblings);
  let stopping: number | undefined;
  const stop = (): void => {
    stopping = Date.now();
    const { readyOffMillis, drainMillis } = config.value;
    setTimeout(() => process.exit(1), readyOffMillis + drainMillis + GRACE_MILLIS).unref();
    void app.stop().then(() => process.exit(0));
  };
  const onSignal = (): void => {
    if (stopping === undefined) {
      console.log('Stopping: open requests are answered first. A second signal stops at once.');
      stop();
    } else if (Date.now() - stopping > SAME_SIGNAL_MILLIS) process.exit(1);
  };
  // One of several is told by the process that looks after them, which the signal reaches too; and ends when that one is gone.
  process.on('SIGINT', siblings ? () => {} : onSignal);
  process.on('SIGTERM', siblings ? () => {} : onSignal);
  void siblings?.told.then(stop);
  const url = await app
    .start()
    .catch((error: NodeJS.ErrnoException) =>
      fail([
        error.code === 'EADDRINUSE'
          ? `Port ${config.value.port} is taken. Choose another, as PORT=${config.value.port + 1}.`
          : error.code === 'EACCES'
            ? `Port ${config.value.port} may not be opened by this user. Choose one above 1023, as PORT=4000.`
            : `Cannot listen on port ${config.value.port}: ${error.message}`,
      ]),
    );
  if (!siblings) console.log(welcome(url));
  log.info({ config: printable(config.value) }, 'listening');
}
