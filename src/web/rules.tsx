import { useState } from 'preact/hooks';
import { RULESETS } from '../rulesets/registry.js';
import { type Rules, type RulesetOverrides, rulesOf } from '../rulesets/rules.js';
import { switchAbout, WORD_SWITCH_TEXTS } from '../rulesets/switch-texts.js';
import {
  FLAG_SWITCHES,
  SWITCH_NAMES,
  type SwitchName,
  switchText,
  WORD_SWITCHES,
  type WordSwitch,
} from '../rulesets/switches.js';
import { readSwitch, type View } from './view.js';
import type { Words } from './words.js';

interface Props {
  readonly rules: Rules;
  readonly view: View;
  readonly words: Words;
  readonly onView: (change: Partial<View>) => void;
}

/** `facingEnds` as words: `facing ends`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
/** What the values of a switch mean, where they are words. */
const meaningsOf = (name: SwitchName): { readonly [value: string]: string } =>
  name in WORD_SWITCHES ? WORD_SWITCH_TEXTS[name as WordSwitch].values : {};

/** The ruleset's switches, to be set otherwise, and all that its document says. */
export const RulesPanel = ({ rules, view, words, onView }: Props) => {
  // Two switches that only go together are set one after the other: the first waits here for the second.
  const [waiting, setWaiting] = useState<RulesetOverrides | null>(null);
  const draft = waiting ?? view.overrides;
  // Of a value that no rules can have; what was in force before still is.
  const [refused, setRefused] = useState<string | null>(null);
  const made = rulesOf(rules.ruleset, draft);
  const fault = refused ?? (made.ok ? null : made.error.message);
  const take = (overrides: RulesetOverrides): void => {
    const taken = rulesOf(rules.ruleset, overrides);
    const mayFit = taken.ok || taken.error.code === 'RULES_CONFLICT';
    setRefused(mayFit ? null : taken.error.message);
    if (mayFit) setWaiting(taken.ok ? null : overrides);
    if (taken.ok) onView({ overrides });
  };
  const set = (name: SwitchName, text: string): void => {
    const { [name]: _, ...others } = draft;
    const value = readSwitch(name, text);
    const isOwn = switchText(value) === switchText(rules.ruleset.switches[name]);
    take(isOwn ? others : { ...others, [name]: value });
  };
  return (
    <div class="rules">
      <label class="check">
        <input
          type="checkbox"
          checked={view.claims}
          onChange={(event) => onView({ claims: event.currentTarget.checked })}
        />
        {words.claims}
      </label>
      <div class="row">
        <h3>{words.houseRules}</h3>
        {Object.keys(draft).length > 0 && (
          <button type="button" class="link" onClick={() => take({})}>
            {words.reset}
          </button>
        )}
      </div>
      {fault && (
        <p class="fault" role="alert" lang="en">
          {fault}
        </p>
      )}
      <div class="switches">
        {SWITCH_NAMES.map((name) => (
          <Switch
            key={name}
            name={name}
            value={switchText(draft[name] ?? rules.ruleset.switches[name])}
            isChanged={draft[name] !== undefined}
            words={words}
            onSet={set}
          />
        ))}
      </div>
      <details>
        <summary>
          {words.clauses} <span class="count">{rules.ruleset.clauses.length}</span>
        </summary>
        <p class="quiet">{rules.ruleset.source}</p>
        <dl class="clauses" lang="en">
          {rules.ruleset.clauses.map(({ id, text, section }) => (
            <div key={id}>
              <dt>
                <code>{id}</code>
              </dt>
              <dd>
                {text} {section && <cite>{section}</cite>}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
};

const Switch = ({
  name,
  value,
  isChanged,
  words,
  onSet,
}: {
  readonly name: SwitchName;
  readonly value: string;
  readonly isChanged: boolean;
  readonly words: Words;
  readonly onSet: (name: SwitchName, text: string) => void;
}) => {
  const choices =
    name in WORD_SWITCHES ? WORD_SWITCHES[name as WordSwitch] : name in FLAG_SWITCHES ? ['true', 'false'] : null;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it is one of the two below
    <label class={`switch${isChanged ? ' changed' : ''}`} title={`${switchAbout(name)}.`}>
      <span>
        {spaced(name)}
        {isChanged && <em> {words.changed}</em>}
      </span>
      {choices ? (
        <select value={value} onChange={(event) => onSet(name, event.currentTarget.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice} title={meaningsOf(name)[choice]}>
              {choice.toLowerCase().replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      ) : (
        <Field value={value} isList={name === 'pointValues'} onSet={(text) => onSet(name, text)} />
      )}
    </label>
  );
};

/** A number or some, which counts when it is written to its end. */
const Field = ({
  value,
  isList,
  onSet,
}: {
  readonly value: string;
  readonly isList: boolean;
  readonly onSet: (text: string) => void;
}) => {
  // What is half written stays, whatever else of the page is drawn anew.
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  return (
    <input
      value={text}
      inputMode={isList ? 'text' : 'decimal'}
      onInput={(event) => setText(event.currentTarget.value)}
      onChange={(event) => onSet(event.currentTarget.value)}
    />
  );
};

/** A ruleset's name without the half-sentence that some have behind it. */
export const shortName = (name: string): string => name.replace(/: the .*| with .*|: Rules of .*|'s draft.*/, '');

/** The ruleset to judge by. */
export const RulesetChoice = ({ view, words, onView }: Omit<Props, 'rules'>) => (
  <label class="choice">
    <span>{words.ruleset}</span>
    <select
      value={view.ruleset}
      onChange={(event) => onView({ ruleset: event.currentTarget.value as View['ruleset'], overrides: {} })}
    >
      {RULESETS.map(({ id, name }) => (
        <option key={id} value={id} title={name}>
          {shortName(name)}
        </option>
      ))}
    </select>
  </label>
);
