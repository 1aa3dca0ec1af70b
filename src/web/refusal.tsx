import { moveFrom, moveTo } from '../janggi/move.js';
import { type Explanation, isSwitchable } from '../referee/explain.js';
import { clauseFor, type Rules, writtenClause } from '../rulesets/rules.js';
import type { Refused } from './board.js';
import type { Line } from './game.js';
import { refusalIn } from './reasons.js';
import type { View } from './view.js';
import { LANGUAGE_TAGS, type Words } from './words.js';

/** A move that is not legal, and why. */
export interface Refusal {
  readonly explanation: Explanation;
  readonly move: Refused;
}

/** That of the move which stopped a game; null where all could be played, or where what stands there is no move. */
export const refusalOfStop = ({ stop }: Line): Refusal | null => {
  if (!stop?.explanation || stop.move === null) return null;
  const { explanation, move } = stop;
  return { explanation, move: { from: moveFrom(move), to: moveTo(move), squares: explanation.squares } };
};

interface Props {
  readonly refusal: Refusal;
  readonly rules: Rules;
  readonly view: View;
  readonly words: Words;
}

/** Why a move is refused, in words, with the rule that says so. */
export const RefusalNote = ({ refusal: { explanation }, rules, view, words }: Props) => {
  const { code, topic } = explanation;
  const clause = isSwitchable(code) ? clauseFor(rules, topic) : writtenClause(rules, topic);
  return (
    <div class="refusal">
      <p>
        <strong>{words.refused}.</strong>{' '}
        <span lang={LANGUAGE_TAGS[view.language]}>{refusalIn(view.language, explanation)}</span>
      </p>
      <p class="source" lang="en">
        <code>{clause.id}</code> <span>{clause.text}</span>
      </p>
    </div>
  );
};
