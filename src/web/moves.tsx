import { useEffect, useRef } from 'preact/hooks';
import { HAN } from '../janggi/side.js';
import type { Line } from './game.js';
import { moveText, type View } from './view.js';
import type { Words } from './words.js';

interface Props {
  readonly line: Line;
  readonly ply: number;
  readonly decided: number | null;
  readonly view: View;
  readonly words: Words;
  readonly onPly: (ply: number) => void;
}

/** The moves to step through, and the one that could not be played. */
export const Moves = ({ line, ply, decided, view, words, onPly }: Props) => {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = current.current;
    const list = button?.closest('ol');
    if (!button || !list) return;
    const [top, bottom] = [button.offsetTop - list.offsetTop, button.offsetTop - list.offsetTop + button.offsetHeight];
    if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight)
      list.scrollTop = top - list.clientHeight / 2;
  }, [ply]);
  if (line.steps.length === 0 && !line.stop) return <p class="quiet">{words.noMoves}</p>;
  return (
    <ol class={`moves${line.start.turn === HAN ? ' han-first' : ''}`}>
      {line.steps.map((step, index) => {
        const number = index + 1;
        const isNow = number === ply;
        return (
          <li key={number} class={step.side === HAN ? 'han' : 'cho'}>
            <button
              type="button"
              ref={isNow ? current : null}
              aria-current={isNow ? 'step' : undefined}
              class={number === decided ? 'decided' : undefined}
              title={step.comment}
              onClick={() => onPly(number)}
            >
              <span class="number">{number}</span>
              <span class="text">{moveText(step, view)}</span>
              <span class="signs">
                {step.captures && '×'}
                {step.check && '+'}
                {step.facing && '⇅'}
                {step.comment !== undefined && '”'}
              </span>
            </button>
          </li>
        );
      })}
      {line.stop && (
        <li class="stopped">
          <span class="number">{line.steps.length + 1}</span>
          <span class="text">{line.stop.text}</span>
          <p lang="en">{line.stop.problem.message}</p>
        </li>
      )}
    </ol>
  );
};
