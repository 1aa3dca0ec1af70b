import express, { type RequestHandler, Router } from 'express';
import type { Limits } from '../service/limits.js';
import { OPERATIONS } from './operations.js';
import { onlyMethods, onlyTypes } from './problem.js';
import { fileBody } from './record-body.js';

const METHODS = { get: ['GET', 'HEAD'], post: ['POST'] } as const;

/** What a question is called in logs and measures; GraphQL has some of the same name. */
const nameOf = (id: string): string => `v1/${id}`;
export const REST_OPERATIONS: readonly string[] = OPERATIONS.map(({ id }) => nameOf(id));

/**
 * The questions of version 1, to be mounted under its address.
 * @param charge goes on only where the client may have what a request costs; its body has been read by then
 */
export const restRouter = (limits: Limits, charge: RequestHandler): Router => {
  const readBody = [fileBody(limits), express.json({ limit: limits.jsonBytes })];
  const router = Router({ caseSensitive: true });
  for (const { method, path, id, body, handler } of OPERATIONS) {
    const begin: RequestHandler = (_, { locals }, next) => {
      Object.assign(locals, { operation: nameOf(id), limits });
      next();
    };
    const read = body ? [onlyTypes(...Object.keys(body)), ...readBody] : [];
    router[method](path, begin, read, charge, handler);
  }
  for (const path of new Set(OPERATIONS.map((operation) => operation.path)))
    router.all(path, onlyMethods(...OPERATIONS.flatMap((one) => (one.path === path ? METHODS[one.method] : []))));
  return router;
};
