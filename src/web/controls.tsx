import { Icon, type IconName } from './icons.js';
import type { View } from './view.js';
import type { Words } from './words.js';

interface Props {
  readonly ply: number;
  readonly plies: number;
  readonly playing: boolean;
  readonly decided: number | null;
  readonly view: View;
  readonly words: Words;
  readonly onPly: (ply: number) => void;
  readonly onPlaying: () => void;
  readonly onPass: () => void;
  readonly onView: (change: Partial<View>) => void;
}

/** Stepping, passing, and how the board is seen. */
export const Controls = (props: Props) => {
  const { ply, plies, playing, decided, view, words, onPly, onPlaying, onPass, onView } = props;
  const button = (icon: IconName, name: string, act: () => void, disabled = false, className = '') => (
    <button type="button" class={`tool ${className}`} aria-label={name} title={name} disabled={disabled} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="controls">
      <div class="steps">
        {button('first', words.first, () => onPly(0), ply === 0)}
        {button('back', words.back, () => onPly(ply - 1), ply === 0)}
        {button(playing ? 'pause' : 'play', playing ? words.pause : words.play, onPlaying, plies === 0)}
        {button('next', words.next, () => onPly(ply + 1), ply === plies)}
        {button('last', words.last, () => onPly(plies), ply === plies)}
        <span class="where">{words.plyOf(ply, plies)}</span>
      </div>
      <div class="extras">
        {button('decided', words.decided, () => onPly(decided ?? ply), decided === null)}
        {button('flip', words.flip, () => onView({ seat: view.seat === 'CHO' ? 'HAN' : 'CHO' }))}
        <button
          type="button"
          class="tool text"
          title={words.coordinates}
          aria-pressed={view.coordinates === 'KOREAN'}
          onClick={() => onView({ coordinates: view.coordinates === 'KOREAN' ? 'ALGEBRAIC' : 'KOREAN' })}
        >
          <span class="unseen">{words.coordinates} </span>
          {view.coordinates === 'KOREAN' ? '02' : 'b1'}
        </button>
        <button type="button" class="tool text" onClick={onPass}>
          {words.pass}
        </button>
      </div>
    </div>
  );
};
