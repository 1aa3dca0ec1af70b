import type { RequestHandler } from 'express';
import { reportGame } from '../service/game.js';
import { readAskedGame } from './adjudications.js';
import { gameJson } from './answers.js';
import { sendProblem, sendResult } from './problem.js';

/** A game ply by ply, from JSON or a file. */
export const postGames: RequestHandler = (request, response) => {
  const asked = readAskedGame(request);
  if (!asked.ok) {
    sendProblem(response, asked.error);
    return;
  }
  const game = reportGame(asked.value.question, response.locals.limits);
  sendResult(response, game.ok ? gameJson(game.value, asked.value.telling) : game, (json) => json);
};
