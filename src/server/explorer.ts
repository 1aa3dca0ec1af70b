import { createRequire } from 'node:module';
import { join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';

/** Everything comes from this server; the explorer's own scripts are written inline in its page. */
const EXPLORER_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
];
const policyWith = (framing: string): string => [...EXPLORER_POLICY, framing].join('; ');

const FIRST_QUERY = `# Where is a pass the only way out, which moves give check, what is the position worth?
{
  position(moves: ["i4h4", "a7a6"]) {
    fen
    turn
    legalMoves { uci korean san givesCheck }
    points { cho han margin }
    outcome { status reason }
  }
}
`;

const BASE = '/explorer/';

/** Found without loading it: few processes ever show the page. */
const FILES = join(createRequire(import.meta.url).resolve('altair-static'), '../dist');

/** Whether a request wants a page to look at: what a browser sends that is pointed at the address. */
export const wantsPage = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

/** Answers a browser that opens the GraphQL address with an explorer; any other request goes on. */
export const explorerPage: RequestHandler = async (request, response, next) => {
  if (request.method === 'POST' || request.query.query !== undefined || !wantsPage(request.headers.accept)) {
    next();
    return;
  }
  response.locals.operation = 'explorer';
  const { renderAltair } = await import('altair-static');
  response
    .type('html')
    .set('Content-Security-Policy', policyWith("frame-ancestors 'none'"))
    .vary('Accept')
    .send(renderAltair({ baseURL: BASE, endpointURL: '/graphql', initialQuery: FIRST_QUERY, disableAccount: true }));
};

/** The explorer's own files. Its workers obey the policy that they come with; a frame of its own runs users' scripts. */
export const explorerAssets = (): Router =>
  express.Router().use(
    BASE,
    express.static(FILES, {
      index: false,
      redirect: false,
      maxAge: '1h',
      setHeaders: (response) => {
        response.setHeader('Content-Security-Policy', policyWith("frame-ancestors 'self'"));
        response.setHeader('X-Frame-Options', 'SAMEORIGIN');
      },
    }),
  );
