import {
  ApolloServer,
  type ApolloServerOptionsWithGateway,
  type ApolloServerPlugin,
  type GraphQLResponse,
  HeaderMap,
} from '@apollo/server';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Response } from 'express';
import { type FormattedExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Asked } from '../graphql/asked.js';
import { told } from '../graphql/errors.js';
import { runQuery } from '../graphql/run-query.js';
import { getSchema } from '../graphql/schema.js';
import { untilGone } from '../rest/until-gone.js';
import { CODES, type Code, OUR_FAULT } from '../service/codes.js';
import { COSTS } from '../service/cost.js';
import type { Evaluator } from '../service/evaluator.js';
import { type Limits, plainLimits } from '../service/limits.js';
import type { Notes } from '../service/notes.js';
import type { ServiceState } from '../service/service-info.js';
import { admitOperation } from './admit-operation.js';
import type { ClientLimits } from './client-limits.js';
import type { Config } from './config.js';
import type { KnownQueries } from './known-queries.js';
import type { Pool } from './pool.js';

/** What resolvers are told of a request. A class, for Apollo copies what is no more than a member. */
export class GraphqlContext implements Asked {
  constructor(
    readonly limits: Limits,
    readonly evaluator: Evaluator,
    readonly response: Response,
    readonly notes: Notes,
    private readonly stateFor: (response: Response) => ServiceState,
  ) {}
  get signal(): AbortSignal {
    return untilGone(this.response);
  }
  get state(): ServiceState {
    return this.stateFor(this.response);
  }
}

/** Codes that Apollo gives to a client's fault; anything without a code of ours or of these is our own fault. */
const CLIENT_CODES: ReadonlySet<string> = new Set(Object.values(ApolloServerErrorCode));

export const createApollo = (
  config: Config,
  log: Logger,
  limits: ClientLimits,
  pool: Pool,
  queries: KnownQueries,
): ApolloServer<GraphqlContext> =>
  new ApolloServer<GraphqlContext>({
    gateway: gatewayTo(getSchema()),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // A list of queries is told of the batch fields before it comes here.
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: config.tokens },
    // Signals are the main program's business.
    stopOnTerminationSignals: false,
    plugins: [
      // It wraps every field of every answer for hints that we do not use.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      noteQuery(queries),
      chargeOperation(config, limits),
      runElsewhere(config, log, pool),
      noteErrors(log),
      noteLasting,
    ],
    stringifyResult: (result) => WRITTEN.get(result.data ?? {}) ?? `${JSON.stringify(result)}\n`,
    formatError: (formatted, error) =>
      isOurs(error, formatted.extensions?.code) ? { ...formatted, message: OUR_FAULT } : told(formatted),
  });

/** Apollo runs queries by an executor of ours only where it takes us for a gateway. */
const gatewayTo = (schema: GraphQLSchema): ApolloServerOptionsWithGateway<GraphqlContext>['gateway'] => ({
  onSchemaLoadOrUpdate(tell) {
    tell({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => {};
  },
  load: async () => ({
    executor: ({ document, request, context }) =>
      runQuery(schema, {
        document,
        operationName: request.operationName ?? null,
        variables: request.variables ?? {},
        context,
      }),
  }),
  stop: async () => {},
});

const isOurs = (error: unknown, code: unknown): boolean =>
  !(unwrapResolverError(error) instanceof GraphQLError) &&
  (!CLIENT_CODES.has(String(code)) || code === 'INTERNAL_SERVER_ERROR');

/** Answers that another thread has written already, by the empty data that stands for each. */
const WRITTEN = new WeakMap<object, string>();

const refusal = (code: Code, message: string = CODES[code].text, numbers: object = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...numbers, http: { status: CODES[code].status } } });

/** Lets an operation run only where it may. */
const chargeOperation = (config: Config, limits: ClientLimits): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: async () => ({
    async didResolveOperation({ document, operation, request, contextValue: { response } }) {
      if (!operation) return;
      const { locals } = response;
      const refused = admitOperation(config, { document, operation, variables: request.variables ?? {} }, locals);
      if (refused) throw refusal(refused.code, refused.message, refused.numbers);
      if (!(await limits.charge(response, locals.cost - COSTS.request))) throw refusal('RATE_LIMITED');
    },
  }),
});

/** Remembers what is valid. */
const noteQuery = (queries: KnownQueries): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: async () => ({
    async didResolveOperation({ source, document }) {
      queries.add(source, document);
    },
  }),
});

/** Runs in another thread what would hold the event loop. */
const runElsewhere = (limits: Limits, log: Logger, pool: Pool): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: async () => ({
    async responseForOperation({ request, source, contextValue: { response, state } }) {
      const { locals } = response;
      if (!locals.isHeavy) return null;
      const { operationName = null, variables = {} } = request;
      const task = {
        kind: 'graphql',
        query: source,
        operationName,
        variables,
        limits: plainLimits(limits),
        state,
      } as const;
      const done = await pool.run(task, { signal: untilGone(response) }).catch((error: Error) => {
        // The client has gone; nobody reads this.
        if (error.name === 'AbortError') return { json: '{}\n', faults: [], status: 200 };
        throw error;
      });
      if (typeof done === 'string') {
        locals.code = done;
        const headers = done === 'OVERLOADED' ? { 'retry-after': '1' } : {};
        return answerOf(refused(done), { status: CODES[done].status, headers });
      }
      for (const fault of done.faults) log.error({ error: fault, requestId: locals.requestId }, 'failed to answer');
      const data = {};
      WRITTEN.set(data, done.json);
      return answerOf({ data }, { status: done.status });
    },
  }),
});

const refused = (code: Code): FormattedExecutionResult => ({
  errors: [{ message: CODES[code].text, extensions: { code } }],
});

const answerOf = (
  singleResult: FormattedExecutionResult,
  { status = 200, headers = {} }: { status?: number; headers?: { readonly [name: string]: string } } = {},
): GraphQLResponse => ({
  http: { status, headers: new HeaderMap(Object.entries(headers)) },
  body: { kind: 'single', singleResult },
});

/** Answers that have no fault and depend on nothing but the question may be given again. */
const noteLasting: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    async willSendResponse({ errors, contextValue: { response } }) {
      const { locals } = response;
      locals.isLasting = !errors && !locals.isHeavy && !locals.isFleeting;
    },
  }),
};

/** Keeps the first code for the line of the request, and logs what is our own fault in full. */
const noteErrors = (log: Logger): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: async () => ({
    async didEncounterErrors({ errors, contextValue: { response } }) {
      const { locals } = response;
      for (const error of errors) {
        const { code } = error.extensions;
        if (isOurs(error, code)) {
          log.error({ error: unwrapResolverError(error), requestId: locals.requestId }, 'failed to answer');
          locals.code = 'INTERNAL_SERVER_ERROR';
        }
        locals.code ??= String(code);
      }
    },
  }),
});
