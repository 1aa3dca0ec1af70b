import { useState } from 'preact/hooks';
import { ARRANGEMENTS, type Arrangement, DEFAULT_ARRANGEMENT } from '../janggi/arrangement.js';
import { CHO, HAN, type SideCode } from '../janggi/side.js';
import type { Rules } from '../rulesets/rules.js';
import type { Words } from './words.js';

interface Props {
  readonly rules: Rules;
  readonly words: Words;
  /** Shows what is chosen so far. */
  readonly onChoose: (cho: Arrangement, han: Arrangement) => void;
  readonly onBegin: () => void;
}

/** Who chooses first, by what the ruleset says of it; nobody where the set-up is fixed. */
const CHOOSING: { readonly [order: string]: readonly SideCode[] } = {
  HAN: [HAN, CHO],
  CHO: [CHO, HAN],
  ANY: [CHO, HAN],
  FIXED: [],
};

const HANGUL: { readonly [piece: string]: string } = { MA: '마', SANG: '상' };
const HANJA: { readonly [piece: string]: string } = { MA: '馬', SANG: '象' };
const spelled = (arrangement: Arrangement, signs: typeof HANGUL): string =>
  arrangement
    .split('_')
    .map((piece) => signs[piece])
    .join('');

/** Horses and elephants, chosen in the order that the ruleset asks: the second sees what the first has chosen. */
export const SetUp = ({ rules, words, onChoose, onBegin }: Props) => {
  const [chosen, setChosen] = useState<readonly [Arrangement | null, Arrangement | null]>([null, null]);
  const choose = (now: typeof chosen): void => {
    setChosen(now);
    onChoose(now[CHO] ?? DEFAULT_ARRANGEMENT, now[HAN] ?? DEFAULT_ARRANGEMENT);
  };
  const order = rules.switches.arrangementOrder;
  const sides = CHOOSING[order] ?? [];
  const isFree = order === 'ANY';
  const ready = sides.every((side) => chosen[side] !== null);
  return (
    <div class="set-up">
      <p class="quiet">{words.setUpOrder[order]}</p>
      <div class="seats">
        {sides.map((side, index) => {
          const before = sides[index - 1];
          const waits = !isFree && before !== undefined && chosen[before] === null;
          return (
            <fieldset key={side} disabled={waits} class={side === HAN ? 'han' : 'cho'}>
              <legend>
                {!isFree && <span class="count">{index + 1}</span>} {words.chooses(words.sides[side])}
              </legend>
              {ARRANGEMENTS.map((arrangement) => (
                <label key={arrangement}>
                  <input
                    type="radio"
                    name={`arrangement-${side}`}
                    checked={chosen[side] === arrangement}
                    onChange={() => choose(side === CHO ? [arrangement, chosen[HAN]] : [chosen[CHO], arrangement])}
                  />
                  <span lang="ko">{spelled(arrangement, HANGUL)}</span>
                  <small lang="ko">{spelled(arrangement, HANJA)}</small>
                </label>
              ))}
            </fieldset>
          );
        })}
      </div>
      <button
        type="button"
        class="main"
        disabled={!ready}
        onClick={() => {
          choose(chosen);
          onBegin();
        }}
      >
        {words.begin}
      </button>
    </div>
  );
};
