import express, { type RequestHandler, Router } from 'express';
import { LIMITS } from '../service/limits.js';
import { OPERATIONS } from './operations.js';
import { onlyMethods, onlyTypes } from './problem.js';
import { fileBody } from './record-body.js';

const METHODS = { get: ['GET', 'HEAD'], post: ['POST'] } as const;

/** The questions of version 1, to be mounted under its address. */
export const restRouter = (): Router => {
  const json = express.json({ limit: LIMITS.jsonBytes });
  const router = Router({ caseSensitive: true });
  for (const { method, path, body, handler } of OPERATIONS) {
    const steps: RequestHandler[] = body ? [onlyTypes(...Object.keys(body)), fileBody, json, handler] : [handler];
    router[method](path, steps);
  }
  for (const path of new Set(OPERATIONS.map((operation) => operation.path)))
    router.all(path, onlyMethods(...OPERATIONS.flatMap((one) => (one.path === path ? METHODS[one.method] : []))));
  return router;
};
