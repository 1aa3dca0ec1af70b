import { reportGame } from '../service/game.js';
import { readAskedGame } from './adjudications.js';
import { type Answer, type Asked, answerWith, jsonAnswer } from './exchange.js';
import { gameJson } from './json.js';

/** A game ply by ply, from JSON or a file. */
export const answerGame = (asked: Asked): Answer =>
  answerWith(readAskedGame(asked), ({ question, telling }) =>
    answerWith(reportGame(question, asked.limits), (game) => answerWith(gameJson(game, telling), jsonAnswer)),
  );
