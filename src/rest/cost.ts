import type { Request } from 'express';
import { COSTS, costOfFile, costOfQuestion } from '../service/cost.js';
import { searchOf } from './input.js';

/** What it costs to tell a position or a verdict with all its parts. */
const ANSWER = 500;

/** What it costs to read what a request asks; a stream is not known beforehand, and counts as one question. */
const costsOfQuestions = (request: Request): readonly number[] => {
  const body: unknown = request.body;
  if (Buffer.isBuffer(body)) return [costOfFile(body.length)];
  if (body === undefined) return [costOfQuestion({ moves: searchOf(request).get('moves')?.split(',') })];
  return (Array.isArray(body) ? body : [body]).map((each: unknown) =>
    costOfQuestion(typeof each === 'object' && each ? each : {}),
  );
};

/** What a request costs, known before its question is read. */
export const costOfRequest = (request: Request): number =>
  costsOfQuestions(request).reduce((sum, cost) => sum + cost + ANSWER, COSTS.request);
