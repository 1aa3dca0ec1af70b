import { RULESETS } from '../rulesets/registry.js';
import type { VerdictResult } from './api.js';
import type { Asked } from './hooks.js';
import { reasonOf } from './reasons.js';
import { shortName } from './rules.js';
import { headlineOf } from './verdict.js';
import type { View } from './view.js';
import type { Words } from './words.js';

interface Props {
  readonly asked: Asked<readonly VerdictResult[]>;
  readonly view: View;
  readonly words: Words;
  readonly onRuleset: (id: View['ruleset']) => void;
}

/** How the same game ends under each ruleset. */
export const Compare = ({ asked: { value, problem, waiting }, view, words, onRuleset }: Props) => (
  <div class={waiting ? 'waiting' : undefined} aria-busy={waiting}>
    <p class="quiet">{words.compareHelp}</p>
    {problem && <p class="fault">{problem.message}</p>}
    <div class="scroll">
      <table class="compare">
        <thead>
          <tr>
            <th scope="col">{words.ruleset}</th>
            <th scope="col">{words.result}</th>
            <th scope="col">{words.reason}</th>
            <th scope="col" class="figure">
              {words.when}
            </th>
            <th scope="col" class="figure">
              {words.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {RULESETS.map(({ id, name }, index) => {
            const answer = value?.[index];
            const verdict = answer?.verdict;
            const head = verdict && headlineOf(verdict, words);
            return (
              <tr key={id} class={id === view.ruleset ? 'chosen' : undefined}>
                <th scope="row">
                  <button type="button" class="link" aria-pressed={id === view.ruleset} onClick={() => onRuleset(id)}>
                    {shortName(name)}
                  </button>
                </th>
                <td class={head?.tone}>{head?.text ?? answer?.error?.code ?? '…'}</td>
                <td>
                  {verdict && reasonOf(verdict, view.language)}
                  {verdict?.byPoints && `, ${words.byPoints}`}
                </td>
                <td class="figure">{verdict?.ply}</td>
                <td class="figure">{verdict && `${verdict.points.cho} : ${verdict.points.han}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  </div>
);
