import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { getSchema } from '../graphql/schema.js';
import { restRouter } from '../rest/router.js';
import { LIMITS } from '../service/limits.js';
import type { Config } from './config.js';
import { watchConnections } from './connections.js';
import { documents } from './documents.js';
import { errorHandler, notFound, onlyMethods, sendFault } from './errors.js';
import { explorerAssets, explorerPage } from './explorer.js';

/** Answers of this many bytes are packed for clients that can unpack them. */
const PACK_FROM = 4096;

const json = express.json({ limit: LIMITS.jsonBytes });

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
  /** For tests that need no port. */
  readonly express: Express;
  /** Listens. @returns the base URL. Rejects where the port is taken. */
  start(): Promise<string>;
  /** Not ready any more; open requests end, then the port is free. Calling it again waits for the same end. */
  stop(): Promise<void>;
}

/** Builds the service; nothing listens yet. */
export const createApp = async (config: Config): Promise<App> => {
  let life: Life = { state: 'created' };
  const apollo = createApollo();
  await apollo.start();

  const app = express();
  app.disable('x-powered-by');
  // Express would hash every answer for a weak tag that no client of a POST can use.
  app.disable('etag');
  app.use(compression({ threshold: PACK_FROM }));
  app.get('/livez', (_, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', (_, response) => {
    const ready = life.state === 'created' || life.state === 'listening';
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'draining' });
  });
  app.all(['/livez', '/readyz'], onlyMethods('GET', 'HEAD'));
  app.use(explorerAssets());
  app.all('/graphql', onlyMethods('GET', 'HEAD', 'POST'), explorerPage, onlyJson, json, expressMiddleware(apollo));
  app.use(documents());
  app.use('/v1', restRouter());
  app.use(notFound);
  app.use(errorHandler);

  const server = createServer(app);
  const connections = watchConnections(server);
  /** Open requests are answered first; past the limit they are cut. */
  const stopServing = async (): Promise<void> => {
    if (server.listening) await connections.drain(config.drainMillis);
    await apollo.stop();
  };
  return {
    express: app,
    async start() {
      await listen(server, config);
      const url = `http://localhost:${(server.address() as AddressInfo).port}`;
      life = { state: 'listening', url };
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

/** Codes that Apollo gives to a client's fault; anything without a code of ours or of these is our own fault. */
const CLIENT_CODES: ReadonlySet<string> = new Set(Object.values(ApolloServerErrorCode));

const createApollo = (): ApolloServer =>
  new ApolloServer({
    schema: getSchema(),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // Signals are the main program's business.
    stopOnTerminationSignals: false,
    // The cache-control plugin wraps every field of every answer for hints that we do not use.
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled()],
    formatError: (formatted, error) => {
      const original = unwrapResolverError(error);
      const code = String(formatted.extensions?.code);
      const known = original instanceof GraphQLError || (CLIENT_CODES.has(code) && code !== 'INTERNAL_SERVER_ERROR');
      if (known) return formatted;
      console.error(original);
      return { ...formatted, message: 'The service failed to answer; the fault is ours.' };
    },
  });

const listen = (server: Server, { port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host && { host }) }, () => {
      server.off('error', reject);
      resolve();
    });
  });
