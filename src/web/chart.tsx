import type { Rules } from '../rulesets/rules.js';
import { type Line, pointsAt } from './game.js';
import type { Words } from './words.js';

interface Props {
  readonly line: Line;
  readonly ply: number;
  /** The half-move that decided, if one did. */
  readonly decided: number | null;
  readonly rules: Rules;
  readonly words: Words;
  readonly onPly: (ply: number) => void;
}

const WIDTH = 600;
const HEIGHT = 132;
/** Points that the chart shows at the least, up and down. */
const LEAST = 8;
/** And a little more. */
const ROOM = 1.15;

/** Points on the board, Cho minus Han, move by move; above the dashed line Cho is ahead in spite of the komi. */
export const Chart = ({ line, ply, decided, rules, words, onPly }: Props) => {
  const plies = line.steps.length;
  const { komi } = rules.switches;
  const margins = Array.from({ length: plies + 1 }, (_, at) => {
    const { cho, han } = pointsAt(line, at);
    return cho - (han - komi);
  });
  const top = Math.max(LEAST, ...margins.map(Math.abs), Math.abs(komi)) * ROOM;
  const x = (at: number): number => (plies === 0 ? 0 : (at / plies) * WIDTH);
  const y = (margin: number): number => HEIGHT / 2 - (margin / top) * (HEIGHT / 2);
  const course = margins
    .map(
      (margin, at) =>
        `${at === 0 ? 'M' : `H${x(at).toFixed(1)}V`}${at === 0 ? `0 ${y(margin).toFixed(1)}` : y(margin).toFixed(1)}`,
    )
    .join('');
  const end = plies === 0 ? WIDTH : x(plies);
  const komiY = y(komi);
  const area = `${course}H${end}V${komiY.toFixed(1)}H0z`;
  const now = margins[ply] ?? 0;
  const shownTop = Math.round(top / ROOM);
  return (
    <div class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <clipPath id="above">
          <rect x="0" y="0" width={WIDTH} height={komiY} />
        </clipPath>
        <clipPath id="below">
          <rect x="0" y={komiY} width={WIDTH} height={HEIGHT - komiY} />
        </clipPath>
        <path d={area} class="ahead-cho" clip-path="url(#above)" />
        <path d={area} class="ahead-han" clip-path="url(#below)" />
        <path d={`M0 ${y(0)}H${WIDTH}`} class="zero" />
        {komi !== 0 && <path d={`M0 ${komiY}H${WIDTH}`} class="komi" />}
        <path d={course} class="course" />
        {decided !== null && <path d={`M${x(decided)} 0V${HEIGHT}`} class="decided" />}
        <path d={`M${x(ply)} 0V${HEIGHT}`} class="now" />
      </svg>
      <div class="scale" aria-hidden="true">
        <span class="above">
          {words.sides[0]} +{shownTop}
        </span>
        {komi !== 0 && (
          <span class="of-komi" style={{ top: `${(komiY / HEIGHT) * 100}%` }}>
            {words.komiLine} {komi}
          </span>
        )}
        <span class="below">
          {words.sides[1]} +{shownTop}
        </span>
      </div>
      {/* Over the picture and unseen: it takes pointer and keys, and is what screen readers tell. */}
      <input
        type="range"
        min={0}
        max={plies}
        value={ply}
        disabled={plies === 0}
        aria-label={words.course}
        aria-description={words.courseHelp}
        aria-valuetext={`${words.plyOf(ply, plies)}, ${words.points} ${signed(now)}`}
        onInput={(event) => onPly(Number(event.currentTarget.value))}
      />
    </div>
  );
};

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
