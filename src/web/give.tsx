import { useRef, useState } from 'preact/hooks';
import type { Arrangement } from '../janggi/arrangement.js';
import type { Problem } from '../janggi/problem.js';
import type { Rules } from '../rulesets/rules.js';
import { EXAMPLE } from './example.js';
import { RulesetChoice } from './rules.js';
import { SetUp } from './set-up.js';
import type { View } from './view.js';
import type { Words } from './words.js';

type Panel = 'give' | 'set-up' | null;

interface Props {
  readonly panel: Panel;
  readonly rules: Rules;
  readonly view: View;
  readonly words: Words;
  /** How many games are read so far; null while nothing is being read. */
  readonly reading: number | null;
  readonly problem: Problem | null;
  readonly title: string;
  /** Which game of its file it is; null where it came alone. */
  readonly number: string | null;
  readonly onPanel: (panel: Panel) => void;
  readonly onBytes: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly onView: (change: Partial<View>) => void;
  readonly onArrange: (cho: Arrangement, han: Arrangement) => void;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const placeIn = ({ game, line, column }: Problem): string =>
  [game && `game ${game}`, line && `line ${line}`, column && `column ${column}`].filter(Boolean).join(', ');

/** Where a game is given: as text, as a file, or set up anew; and what game it is that stands below. */
export const Give = (props: Props) => {
  const { panel, rules, view, words, reading, problem, title, number, onPanel, onBytes, onView, onArrange } = props;
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const open = (list: FileList | null): void => {
    const [chosen] = list ?? [];
    if (chosen) void chosen.arrayBuffer().then((buffer) => onBytes(new Uint8Array(buffer)));
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    onBytes(bytesOf(text));
  };
  const others = (
    <>
      <button type="button" onClick={() => file.current?.click()}>
        {words.openFile}
      </button>
      {panel !== 'set-up' && (
        <button type="button" onClick={() => onPanel('set-up')}>
          {words.newGame}
        </button>
      )}
    </>
  );
  return (
    <section class={`card give${panel ? '' : ' closed'}`} aria-labelledby="give-title">
      <input
        ref={file}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-label={words.openFile}
        onChange={(event) => {
          open(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      {panel === null && (
        <div class="row">
          <h2 id="give-title">
            {title} {number && <small>{number}</small>}
          </h2>
          <button type="button" onClick={() => onPanel('give')}>
            {words.another}
          </button>
        </div>
      )}
      {panel === 'give' && (
        <form onSubmit={submit}>
          <h2 id="give-title">{words.give}</h2>
          <p class="quiet" id="give-hint">
            {words.giveHint}
          </p>
          <textarea
            rows={5}
            spellcheck={false}
            aria-label={words.paste}
            aria-describedby="give-hint"
            placeholder={PLACEHOLDER}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <div class="row">
            <button type="submit" class="main">
              {words.read}
            </button>
            {others}
            <button type="button" class="link" onClick={() => onBytes(bytesOf(EXAMPLE))}>
              {words.example}
            </button>
            <button type="button" class="link end" onClick={() => onPanel(null)}>
              {words.close}
            </button>
          </div>
        </form>
      )}
      {panel === 'set-up' && (
        <>
          <h2 id="give-title">{words.setUp}</h2>
          <RulesetChoice view={view} words={words} onView={onView} />
          <SetUp key={view.ruleset} rules={rules} words={words} onChoose={onArrange} onBegin={() => onPanel(null)} />
          <button type="button" class="link" onClick={() => onPanel(null)}>
            {words.close}
          </button>
        </>
      )}
      {reading !== null && (
        <p class="progress" role="status">
          <progress aria-label={words.reading(reading)} /> {words.reading(reading)}
        </p>
      )}
      {problem && (
        <p class="fault" role="alert" lang="en">
          {problem.message} <code>{[problem.code, placeIn(problem)].filter(Boolean).join(' · ')}</code>
        </p>
      )}
    </section>
  );
};

const PLACEHOLDER =
  '79졸78 41병42 02마83 …\na4b4 i7h7 …\nrnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w';
