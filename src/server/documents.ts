import { readFileSync } from 'node:fs';
import express, { Router } from 'express';
// Its main file loads the whole page into this process.
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Everything comes from this server; the page's styles are written inline. */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
].join('; ');

const ASSETS = '/docs/assets';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Janggi Referee: REST</title>
<link rel="stylesheet" href="${ASSETS}/swagger-ui.css">
<link rel="icon" href="data:,">
</head>
<body>
<div id="page"></div>
<script src="${ASSETS}/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
const START = "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#page', validatorUrl: null });\n";

/** The contracts as files, and a page to read the one of REST. */
export const documents = (): Router => {
  const router = Router();
  const send = (path: string, type: string, text: () => string): void => {
    let sent: string | undefined;
    router.get(path, (_, response) => {
      sent ??= text();
      response.type(type).set('Cache-Control', 'no-cache').send(sent);
    });
  };
  send('/openapi.yaml', 'application/yaml', () => read('openapi/openapi.yaml'));
  send('/openapi.json', 'application/json', () => read('openapi/openapi.json'));
  send('/schema.graphql', 'text/plain', () => read('schema/schema.graphql'));
  send('/docs/start.js', 'text/javascript', () => START);
  router.get(
    '/docs',
    (_, response) => void response.type('html').set('Content-Security-Policy', PAGE_POLICY).send(PAGE),
  );
  router.use(ASSETS, express.static(swaggerFolder(), { index: false, redirect: false, maxAge: '1h' }));
  return router;
};
