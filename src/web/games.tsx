import { useMemo, useState } from 'preact/hooks';
import type { Problem } from '../janggi/problem.js';
import { UNREACHABLE, type VerdictResult } from './api.js';
import { tagOf } from './game.js';
import type { ListedGame } from './read-file.js';
import { reasonOf } from './reasons.js';
import { headlineOf } from './verdict.js';
import type { View } from './view.js';
import type { Words } from './words.js';

interface Props {
  readonly games: readonly ListedGame[];
  /** By index of the game; not there while it is not judged. */
  readonly results: ReadonlyMap<number, VerdictResult>;
  /** Why there are no more verdicts; null while all is well. */
  readonly problem: Problem | null;
  readonly chosen: number | null;
  readonly view: View;
  readonly words: Words;
  readonly onChoose: (game: ListedGame) => void;
}

/** Rows that are shown at first, and that are added. */
const PAGE = 100;

type Standing = 'disagrees' | 'fault' | 'open' | 'not_on_board' | 'agrees' | 'waiting';
/** What has to be looked at first. */
const ORDER: readonly Standing[] = ['disagrees', 'fault', 'open', 'not_on_board', 'agrees', 'waiting'];

const standingOf = (result: VerdictResult | undefined): Standing => {
  if (!result) return 'waiting';
  const { verdict } = result;
  if (!verdict || verdict.status === 'ILLEGAL') return 'fault';
  return verdict.recorded ? (verdict.recorded.agreement.toLowerCase() as Standing) : 'open';
};

interface Row {
  readonly listed: ListedGame;
  readonly result: VerdictResult | undefined;
  readonly standing: Standing;
  readonly names: string;
  readonly recorded: string;
  readonly computed: string;
  readonly reason: string;
}

const rowOf = (listed: ListedGame, result: VerdictResult | undefined, view: View, words: Words): Row => {
  const { game } = listed;
  const verdict = result?.verdict;
  const fault = result?.error?.code ?? (game.ok ? '' : game.error.code);
  const names = [tagOf(listed, 'cho'), tagOf(listed, 'han')].map((name) => name ?? '?').join(' – ');
  return {
    listed,
    result,
    standing: standingOf(result),
    names: names === '? – ?' ? words.unnamed : names,
    recorded: game.ok ? (game.value.recorded ?? '') : '',
    computed: verdict ? headlineOf(verdict, words).text : fault,
    reason: verdict ? reasonOf(verdict, view.language) : (result?.error?.message ?? ''),
  };
};

const has = ({ listed, recorded, computed, reason }: Row, wanted: string): boolean =>
  [String(listed.number), ...listed.tags.map(({ value }) => value), recorded, computed, reason].some((text) =>
    text.toLowerCase().includes(wanted),
  );

/** The games of a file, those first that the record and the referee see differently. */
export const Games = ({ games, results, problem, chosen, view, words, onChoose }: Props) => {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(PAGE);
  const rows = useMemo(
    () =>
      games
        .map((listed, index) => rowOf(listed, results.get(index), view, words))
        .sort((one, other) => ORDER.indexOf(one.standing) - ORDER.indexOf(other.standing)),
    [games, results, view, words],
  );
  const wanted = search.trim().toLowerCase();
  const found = useMemo(() => (wanted === '' ? rows : rows.filter((row) => has(row, wanted))), [rows, wanted]);
  const disagreements = rows.filter(({ standing }) => standing === 'disagrees').length;
  const judged = results.size;
  return (
    <section class="card games" aria-labelledby="games-title">
      <div class="row">
        <h2 id="games-title">{words.games(games.length)}</h2>
        {disagreements > 0 && <span class="badge fault">{words.disagreements(disagreements)}</span>}
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onInput={(event) => {
            setSearch(event.currentTarget.value);
            setShown(PAGE);
          }}
        />
      </div>
      {problem && problem.code !== UNREACHABLE && (
        <p class="fault" lang="en">
          {problem.message} <code>{problem.code}</code>
        </p>
      )}
      {!problem && judged < games.length && (
        <p class="progress">
          <progress max={games.length} value={judged} aria-label={words.judging} /> {words.judged(judged, games.length)}
        </p>
      )}
      <div class="scroll list">
        <table>
          <thead>
            <tr>
              <th scope="col" class="figure">
                #
              </th>
              <th scope="col">{words.players}</th>
              <th scope="col" class="figure">
                {words.plies}
              </th>
              <th scope="col">{words.recorded}</th>
              <th scope="col">{words.computed}</th>
              <th scope="col">{words.reason}</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, shown).map(({ listed, result, standing, names, recorded, computed, reason }) => (
              <tr
                key={listed.number}
                class={`${standing}${listed.number === chosen ? ' chosen' : ''}`}
                aria-current={listed.number === chosen ? 'true' : undefined}
              >
                <td class="figure">{listed.number}</td>
                <th scope="row">
                  <button type="button" class="link" onClick={() => onChoose(listed)}>
                    {names}
                  </button>
                </th>
                <td class="figure">{listed.plies}</td>
                <td>{recorded}</td>
                <td>
                  {result || !listed.game.ok ? computed : '…'}
                  {standing === 'disagrees' && <span class="badge fault">{words.agreements.DISAGREES}</span>}
                </td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {found.length === 0 && <p class="quiet">{words.none}</p>}
        {found.length > shown && (
          <button type="button" onClick={() => setShown(shown + PAGE)}>
            {words.more(Math.min(PAGE, found.length - shown))}
          </button>
        )}
      </div>
    </section>
  );
};
