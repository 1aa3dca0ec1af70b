import type { Problem } from '../janggi/problem.js';
import { err, type Result } from '../janggi/result.js';
import type { EngineQuestion } from './engine.js';
import { type Root, rootOf } from './root.js';
import { isVariant } from './variant.js';

const LARGEST = 1_000_000_000;

const badInput = (message: string): { readonly ok: false; readonly error: Problem } =>
  err({ code: 'BAD_INPUT', message });

/** Nothing reaches an engine that was not read here. @returns where to search from, or BAD_INPUT or the codes of `rootOf` */
export const readQuestion = (question: EngineQuestion): Result<Root, Problem> => {
  const { variant, fen, moves, depth, nodes, millis, lines } = question;
  if (!isVariant(variant)) return badInput('There is no such variant of janggi.');
  for (const [name, value] of Object.entries({ depth: depth ?? 1, nodes: nodes ?? 1, millis, lines }))
    if (!Number.isInteger(value) || value < 1 || value > LARGEST)
      return badInput(`${name} is a whole number from 1 to ${LARGEST}.`);
  return rootOf(variant, fen, moves);
};
