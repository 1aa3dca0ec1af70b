import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import { describeService } from '../service/service-info.js';
import { onlyMethods } from './errors.js';
import { wantsPage } from './explorer.js';

/** Where the build puts the page; also the way there from the sources, for tests. */
const FILES = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Everything comes from this server, and nothing is written inline. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For programs that come to the address of the page. */
const LINKS = {
  graphql: '/graphql',
  rest: '/v1',
  openapi: '/openapi.json',
  schema: '/schema.graphql',
  docs: '/docs',
  health: '/readyz',
} as const;

/** The referee page at `/`, for browsers; anything else is told where the service can be asked. */
export const webPage = (): Router => {
  const router = Router();
  router.all('/', onlyMethods('GET', 'HEAD'), (request, response) => {
    response.locals.operation = 'web';
    response.vary('Accept').set('Cache-Control', 'no-cache');
    if (wantsPage(request.headers.accept))
      response.set('Content-Security-Policy', PAGE_POLICY).sendFile('index.html', { root: FILES, cacheControl: false });
    else response.json({ name: 'Janggi Referee', version: describeService().version, links: LINKS });
  });
  router.use(
    '/assets',
    (_, response, next) => {
      response.locals.operation = 'web';
      next();
    },
    // Their names change with what is in them.
    express.static(`${FILES}/assets`, { index: false, redirect: false, immutable: true, maxAge: '1y' }),
  );
  return router;
};
