import cors from 'cors';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Headers that scripts of other sites may read. */
const EXPOSED = ['ETag', 'Location', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'];

/** For answers that are data: nothing in them may load or run anything. A page sets a policy of its own. */
const FOR_DATA = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  // Answers are there for other sites to use, pictures too.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  xFrameOptions: { action: 'deny' },
  // TLS ends in front of this service, and so does the say on it.
  strictTransportSecurity: false,
});

/** Sets the same headers for every answer: they are asked for once. */
export const securityHeaders = (): RequestHandler => {
  const headers: [string, string][] = [];
  const taken = { setHeader: (name: string, value: string) => headers.push([name, value]), removeHeader: () => {} };
  FOR_DATA({} as Parameters<typeof FOR_DATA>[0], taken as unknown as Response, () => {});
  return (_, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
};

/** Any site may ask: there are no cookies, and nothing here is anybody's own. */
export const openToAllSites = (): RequestHandler =>
  cors({
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    exposedHeaders: EXPOSED,
    maxAge: 86_400,
    // An address answers OPTIONS itself, so that one that is not there is not found.
    preflightContinue: true,
  });
