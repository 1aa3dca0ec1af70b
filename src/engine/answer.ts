import { inCheck } from '../janggi/attack.js';
import { hasMoveBesidesPass, isLegal } from '../janggi/generate.js';
import type { Position } from '../janggi/position.js';
import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import { CHO } from '../janggi/side.js';
import type { EngineAnswer, EngineLine } from './engine.js';
import { pliesUntil, pointsOf, pointsOfEnd } from './points.js';
import { type Root, readMove } from './root.js';
import { engineFailed } from './uci-engine.js';
import type { Info } from './uci-words.js';

/** What a search told by its end. */
export interface Search {
  readonly name: string;
  /** The last of each line, by its number. */
  readonly infos: ReadonlyMap<number, Info>;
  readonly ended: boolean;
}

/** Plays a line as far as it is legal. */
const play = (position: Position, moves: readonly string[]): string[] => {
  const played: string[] = [];
  for (const text of moves) {
    const move = readMove(text);
    if (move === null || !isLegal(position, move)) break;
    position.make(move);
    played.push(text);
  }
  return played;
};

const lineOf = (root: Root, { score, moves }: Info): EngineLine => {
  const position = root.position.clone();
  const played = play(position, moves);
  const sign = root.position.turn === CHO ? 1 : -1;
  if (score.unit === 'cp') return { moves: played, score: sign * pointsOf(score.value), mateIn: null };
  // An engine speaks of a mate also where the count wins; a line that is there to its end shows which it is.
  const isWhole = played.length >= pliesUntil(score.value);
  const isMate = !isWhole || (inCheck(position) && !hasMoveBesidesPass(position));
  return {
    moves: played,
    score: sign * pointsOfEnd(score.value, isMate),
    mateIn: isMate ? sign * score.value : null,
  };
};

/** What a search found, in our words; ENGINE_FAILED where none of its lines begins with a legal move. */
export const answerOf = (root: Root, { name, infos, ended }: Search): Result<EngineAnswer, Problem> => {
  const sorted = [...infos.values()].sort((a, b) => a.line - b.line);
  const lines = sorted.map((info) => lineOf(root, info)).filter(({ moves }) => moves.length > 0);
  const [best] = sorted;
  if (best && lines.length === 0)
    return engineFailed(
      `The engine names no legal move; its best line begins with ${JSON.stringify(best.moves[0]?.slice(0, 16) ?? '')}.`,
    );
  return ok({
    name,
    lines,
    depth: best?.depth ?? 0,
    nodes: Math.max(0, ...sorted.map(({ nodes }) => nodes)),
    complete: ended,
  });
};
