import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { memoryCache } from '../cache/memory.js';
import { tieredCache } from '../cache/tiered.js';
import { createEngine } from '../engine/create-engine.js';
import { loadCompiler } from '../graphql/run-query.js';
import { REST_OPERATIONS, restRouter } from '../rest/router.js';
import type { Notes } from '../service/notes.js';
import { describeService, MOST_HOT_POSITIONS, type ServiceState } from '../service/service-info.js';
import { bodyDeadline } from './body-deadline.js';
import { cacheState } from './cache-state.js';
import { chargeRest, spendMore } from './charge-rest.js';
import { createClientLimits } from './client-limits.js';
import { clientOf } from './clients.js';
import type { Config } from './config.js';
import { watchConnections } from './connections.js';
import { createApollo, GraphqlContext } from './create-apollo.js';
import { documents } from './documents.js';
import { errorHandler, notFound, onlyMethods, refuseNesting, refuseTooLarge, sendFault } from './errors.js';
import { createEvaluator } from './evaluator.js';
import { explorerAssets, explorerPage } from './explorer.js';
import { findTracing } from './find-tracing.js';
import { createFront, type Step } from './front.js';
import { createQueryGate, graphqlGate } from './graphql-gate.js';
import { GRAPHQL_OPERATIONS } from './graphql-operation.js';
import { hotAnswers } from './hot-answers.js';
import { hotPositions } from './hot-positions.js';
import { keptWork } from './kept-work.js';
import { knownAnswers } from './known-answers.js';
import { knownQueries } from './known-queries.js';
import { createLog } from './log.js';
import { createMetrics } from './metrics.js';
import { observeRequests } from './observe-requests.js';
import { createPool, defaultThreads } from './pool.js';
import { restWork } from './rest-work.js';
import { openToAllSites, securityHeaders } from './security.js';
import type { Siblings } from './siblings.js';
import { answerUnreadable } from './unreadable.js';
import { webPage } from './web-page.js';

/** Answers of this many bytes are packed for clients that can unpack them. */
const PACK_FROM = 4096;

/** How long an outside engine may take until it is ready. */
const ENGINE_START_MILLIS = 10_000;

/** So long the head of a request may take. */
const HEAD_MILLIS = 60_000;

/** So long a connection may be idle: longer than the minute that proxies hold theirs, lest they ask on one that is closing. */
const IDLE_MILLIS = 75_000;

/** After the start, in which the first questions come, the process gets ready for the many. */
const SETTLED_MILLIS = 1000;

/** Larger queries are not looked up among the known ones. */
const MOST_QUERY_BYTES = 65_536;

/** One question about a position in so many is counted. */
const COUNTED_EVERY = 4;

/** Addresses that are measured under their own name. */
const ADDRESSES = ['livez', 'readyz', 'metrics', 'explorer', 'documents', 'web', 'none'] as const;

const named =
  (operation: (typeof ADDRESSES)[number]): RequestHandler =>
  (_, response, next) => {
    response.locals.operation = operation;
    next();
  };

const onlyJson: RequestHandler = (request, response, next) => {
  if (request.method === 'POST' && !request.is('application/json'))
    sendFault(request, response, 'UNSUPPORTED_MEDIA_TYPE');
  else next();
};

/** Where the service is in its life; each state has only what belongs to it. */
type Life =
  | { readonly state: 'created' }
  | { readonly state: 'listening'; readonly url: string }
  | { readonly state: 'draining'; readonly done: Promise<void> }
  | { readonly state: 'stopped' };

export interface App {
  /** Answers requests; for tests that need no port. */
  readonly listener: RequestListener;
  /** Listens. @returns the base URL. Rejects where the port is taken. */
  start(): Promise<string>;
  /** Not ready any more; open requests end, then the port is free. Calling it again waits for the same end. */
  stop(): Promise<void>;
}

/**
 * Builds the service; nothing listens yet.
 * @param siblings where this is one of several processes
 */
export const createApp = async (
  config: Config,
  log: Logger = createLog(config.logLevel),
  siblings: Siblings | null = null,
): Promise<App> => {
  let life: Life = { state: 'created' };
  /** Answers that are under way. */
  const open = new Set<ServerResponse>();
  const metrics = createMetrics(
    [...ADDRESSES, ...GRAPHQL_OPERATIONS, ...REST_OPERATIONS],
    describeService().version,
    open,
    siblings,
  );
  const pool = createPool(config.threads || defaultThreads(config.processes), config.threadQueue);
  metrics.watch({ pool });
  const engine = config.engine
    ? createEngine(config.engine, {
        processes: config.engineProcesses,
        queue: config.threadQueue,
        startMillis: ENGINE_START_MILLIS,
      })
    : null;
  const near = memoryCache(Math.ceil(config.cacheBytes / 2));
  const answers = knownAnswers(Math.ceil(config.cacheBytes / 2));
  const far = config.redisUrl
    ? (await import('../cache/redis.js')).redisCache({
        url: config.redisUrl,
        isCluster: config.redisIsCluster,
        deadline: config.redisDeadline,
        tell: (state, reason) => log[state === 'WELL' ? 'info' : 'warn']({ state, reason }, 'redis'),
      })
    : null;
  const limits = await createClientLimits(config, far);
  metrics.watch({ cache: { answers, near, far } });
  const cache = tieredCache(near, far);
  const jobs = config.jobsRedisUrl
    ? (await import('../jobs/jobs.js')).createJobs({
        url: config.jobsRedisUrl,
        keepSeconds: config.jobsKeepSeconds,
        tell: (state, reason) => log[state === 'WELL' ? 'info' : 'warn']({ state, reason }, 'redis for jobs'),
      })
    : null;
  if (jobs) metrics.watch({ jobs });
  const evaluator = createEvaluator(config, pool, cache, engine);
  const queries = knownQueries(config);
  const apollo = createApollo(config, log, limits, pool, queries);
  await apollo.start();

  const gate = createQueryGate(config);
  const hot = hotPositions(COUNTED_EVERY);
  /** Positions are named for the operator alone, and where there is none, for nobody. */
  const notesOf = ({ locals }: Pick<Response, 'locals'>): Notes => ({
    fleeting: () => {
      locals.isFleeting = true;
    },
    about: (position) => {
      if (config.operatorKey) locals.position = { fen: position.fen('FAIRY_STOCKFISH'), ruleset: position.ruleset };
    },
  });
  const stateFor = ({ locals }: Response): ServiceState => ({
    cache: cacheState([answers, near], far),
    hotPositions: locals.client?.isOperator ? hot.top(MOST_HOT_POSITIONS) : null,
  });
  const contextOf = (response: ServerResponse): GraphqlContext =>
    new GraphqlContext(config, evaluator, response as Response, notesOf(response as Response), stateFor);

  /** Says who asks, and turns away a key that is not known. */
  const recogniseClient: RequestHandler = (request, response, next) => {
    const client = clientOf(request, config);
    if (!client) return sendFault(request, response, 'UNKNOWN_KEY');
    response.locals.client = client;
    next();
  };
  const operatorsOnly: RequestHandler = (request, response, next) => {
    if (config.operatorKey && !response.locals.client?.isOperator)
      return sendFault(request, response, 'OPERATORS_ONLY');
    next();
  };

  const app = express();
  app.disable('x-powered-by');
  // Express would hash every answer for a weak tag that no client of a POST can use.
  app.disable('etag');
  // And it would answer 304 to `If-None-Match: *` though nothing has a tag; where there are tags, they are looked at.
  Object.defineProperty(app.request, 'fresh', { value: false });
  app.set('trust proxy', config.trustProxy);
  const steps = [securityHeaders(), openToAllSites(), compression({ threshold: PACK_FROM })];
  app.use(steps, bodyDeadline(config.bodyMillis), refuseTooLarge(config));
  app.use('/livez', named('livez'));
  app.get('/livez', (_, response) => void response.json({ status: 'ok' }));
  app.use('/readyz', named('readyz'));
  app.get('/readyz', (_, response) => {
    const ready = life.state === 'created' || life.state === 'listening';
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'draining' });
  });
  app.all(['/livez', '/readyz'], onlyMethods('GET', 'HEAD'));
  app.use('/metrics', named('metrics'));
  app.get('/metrics', recogniseClient, operatorsOnly, async (_, response) => {
    const { text, type } = await metrics.tell();
    response.set('Content-Type', type).send(text);
  });
  app.all('/metrics', onlyMethods('GET', 'HEAD'));
  app.use('/explorer', named('explorer'));
  app.use(explorerAssets());
  app.all(
    '/graphql',
    onlyMethods('GET', 'HEAD', 'POST'),
    explorerPage,
    recogniseClient,
    limits.enter,
    onlyJson,
    express.json({ limit: config.jsonBytes, verify: refuseNesting }),
    graphqlGate(gate),
    expressMiddleware(apollo, { context: async ({ res }) => contextOf(res) }),
  );
  app.use(['/docs', '/openapi.yaml', '/openapi.json', '/schema.graphql'], named('documents'));
  app.use(documents());
  app.use(webPage());
  app.use(
    '/v1',
    recogniseClient,
    limits.enter,
    restRouter({
      limits: config,
      charge: chargeRest(config, limits),
      work: keptWork(cache, restWork(pool)),
      evaluator,
      notesOf,
      stateFor,
      spend: spendMore(limits),
      jobs,
    }),
  );
  app.use(notFound);
  app.use(errorHandler(log));

  const hotOnes = far && hotAnswers(answers, far, config);
  void far?.reached
    .then(() => hotOnes?.load())
    .then(
      (count) => log.info({ count }, 'hot answers loaded'),
      (error: unknown) => log.warn({ error }, 'no hot answers loaded'),
    );
  const hasLimits = config.clientCost > 0 || config.clientRequests > 0;
  const listener = createFront({
    known: hasLimits ? null : answers,
    hot: hotOnes,
    queryBytes: Math.min(config.jsonBytes, MOST_QUERY_BYTES),
    log,
    queries,
    observe: observeRequests(log, metrics, hot, open, await findTracing()),
    hasKeys: config.apiKeys.length > 0 || config.operatorKey !== null,
    apollo,
    gate,
    contextOf,
    steps: steps as Step[],
    express: app,
  });
  // How long a body may take is the application's to say, for only it knows a stream.
  const server = createServer(
    { requestTimeout: 0, headersTimeout: HEAD_MILLIS, keepAliveTimeout: IDLE_MILLIS },
    listener,
  );
  server.on('clientError', answerUnreadable);
  const connections = watchConnections(server, open);
  /** Those who balance load see first that this one is not ready; open requests are answered; past the limit they are cut. */
  const stopServing = async (): Promise<void> => {
    if (server.listening) {
      if (config.readyOffMillis > 0) await sleep(config.readyOffMillis);
      await connections.drain(config.drainMillis);
    }
    await Promise.all([apollo.stop(), pool.stop(), engine?.stop(), far?.stop(), jobs?.stop()]);
    metrics.stop();
  };
  return {
    listener,
    async start() {
      await listen(server, config);
      const url = `http://localhost:${(server.address() as AddressInfo).port}`;
      life = { state: 'listening', url };
      setTimeout(loadCompiler, SETTLED_MILLIS).unref();
      return url;
    },
    stop() {
      if (life.state === 'draining') return life.done;
      const done = stopServing().then(() => {
        life = { state: 'stopped' };
      });
      life = { state: 'draining', done };
      return done;
    },
  };
};

const listen = (server: Server, { port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host && { host }) }, () => {
      server.off('error', reject);
      resolve();
    });
  });
