import { CHO, HAN, type SideCode } from '../janggi/side.js';
import { type Game, type Line, pointsAt, positionAt, tagOf } from './game.js';
import type { Words } from './words.js';

interface Props {
  readonly side: SideCode;
  readonly game: Game;
  readonly line: Line;
  readonly at: number;
  /** Whether the side to move is in check. */
  readonly checked: boolean;
  readonly words: Words;
}

/** One side of the board: who sits there, whose turn it is, the points. */
export const Player = ({ side, game, line, at, checked, words }: Props) => {
  const points = pointsAt(line, at);
  const isTurn = positionAt(line, at).turn === side;
  const total = side === CHO ? points.cho : points.han;
  return (
    <div class={`player ${side === CHO ? 'cho' : 'han'}${isTurn ? ' turn' : ''}`}>
      <span class="mark" aria-hidden="true" />
      <strong>{words.sides[side]}</strong>
      <span class="who">{tagOf(game, side === CHO ? 'cho' : 'han')}</span>
      {isTurn && <span class="to-move">{checked ? words.inCheck : words.toMove}</span>}
      <span class="total">
        {total} <small>{words.points}</small>
        {side === HAN && points.komi !== 0 && (
          <small>
            {' '}
            ({words.komi} {points.komi})
          </small>
        )}
      </span>
    </div>
  );
};
