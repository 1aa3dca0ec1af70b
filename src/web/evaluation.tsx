import { type EvaluationAnswer, UNREACHABLE } from './api.js';
import { signed } from './chart.js';
import type { Asked } from './hooks.js';
import { moveText, type View } from './view.js';
import type { Words } from './words.js';

interface Props {
  readonly asked: Asked<EvaluationAnswer>;
  readonly view: View;
  readonly words: Words;
}

/** Beyond this a score is no worth but an end of the game that is in sight, such as one by points. */
const DECIDED = 190;

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** Who will win, and by which moves. */
export const Evaluation = ({ asked: { value, problem, waiting }, view, words }: Props) => {
  if (!value)
    return <p class="quiet evaluation">{problem ? (problem.code === UNREACHABLE ? '–' : problem.message) : '…'}</p>;
  const { cho, draw, han } = value.winProbability;
  const [line] = value.lines;
  const side = value.score > 0 ? 0 : 1;
  const worth =
    value.mateIn !== null
      ? words.mateIn(words.sides[side], Math.abs(value.mateIn))
      : Math.abs(value.score) < DECIDED
        ? signed(Math.round(value.score * 10) / 10)
        : words.results[side === 0 ? '1-0' : '0-1'];
  return (
    <div class={`evaluation${waiting ? ' waiting' : ''}`}>
      <p class="chances">
        <span class="cho">
          {words.sides[0]} {percent(cho)}
        </span>
        {draw >= 0.005 && (
          <span class="draw">
            {words.draw} {percent(draw)}
          </span>
        )}
        <span class="han">
          {percent(han)} {words.sides[1]}
        </span>
      </p>
      <svg
        class="shares"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${words.chances}: ${words.sides[0]} ${percent(cho)}, ${words.sides[1]} ${percent(han)}`}
      >
        <rect class="han" width="100" height="1" />
        <rect class="draw" width={(cho + draw) * 100} height="1" />
        <rect class="cho" width={cho * 100} height="1" />
      </svg>
      <dl class="worth">
        <div>
          <dt>{words.score}</dt>
          <dd>{worth}</dd>
        </div>
        {line && (
          <div>
            <dt>{words.bestLine}</dt>
            <dd class="line">
              {line.moves
                .slice(0, 5)
                .map((move) => moveText(move, view))
                .join(' ')}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
};
