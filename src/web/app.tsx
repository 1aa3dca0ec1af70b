import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Arrangement } from '../janggi/arrangement.js';
import { moveOf } from '../janggi/move.js';
import type { Problem } from '../janggi/problem.js';
import { CHO, HAN, type SideCode } from '../janggi/side.js';
import type { Square } from '../janggi/square.js';
import { formatFen } from '../notation/fen.js';
import { USUAL_START } from '../notation/game-record.js';
import { possibleClaims } from '../referee/claims.js';
import { explainIllegal } from '../referee/explain.js';
import type { Language } from '../referee/summary.js';
import type { Rules } from '../rulesets/rules.js';
import { askComparison, askEvaluation, askVerdict, startFields, UNREACHABLE } from './api.js';
import { Board } from './board.js';
import { Chart } from './chart.js';
import { Compare } from './compare.js';
import { Controls } from './controls.js';
import { Copy } from './copy.js';
import { Evaluation } from './evaluation.js';
import { branch, type Game, type Line, moveTexts, playAt, positionAt, replay, titleOf } from './game.js';
import { Games } from './games.js';
import { Give } from './give.js';
import { Header } from './header.js';
import { type OpenFile, useAddress, useAnswer, useDrop, useKeys, useVerdicts } from './hooks.js';
import { Moves } from './moves.js';
import { Player } from './player.js';
import { type ListedGame, readFile } from './read-file.js';
import { type Refusal, RefusalNote, refusalOfStop } from './refusal.js';
import { RulesetChoice, RulesPanel } from './rules.js';
import { boardText, spoken } from './spoken.js';
import { Tabs } from './tabs.js';
import { Verdict } from './verdict.js';
import { readAddress, rulesOfView, type View } from './view.js';
import { Warnings } from './warnings.js';
import { LANGUAGE_TAGS, WORDS } from './words.js';

const EMPTY_GAME: Game = { tags: [], start: USUAL_START, moves: [], recorded: null, warnings: [] };
/** Beyond any game: its last half-move. */
const LAST = Number.MAX_SAFE_INTEGER;
/** What is shown in the place of a start that is none. */
const usualLine = (rules: Rules): Line => {
  const line = replay(EMPTY_GAME, rules);
  if (!line.ok) throw new Error(`the usual start is one under all rules: ${line.error.message}`);
  return line.value;
};

/** How long a move stands when they are played, in milliseconds. */
const BEAT = 900;

/** That of the browser, where the page speaks it. */
const ownLanguage = (): Language => {
  const [language = ''] = navigator.language.split('-');
  return language === 'ko' ? 'KO' : language === 'ja' ? 'JA' : 'EN';
};

export const App = () => {
  const own = useMemo(ownLanguage, []);
  const first = useMemo(() => readAddress(location.hash, own), []);
  const [view, setView] = useState<View>(first.view);
  const [game, setGame] = useState<Game>(first.game ?? EMPTY_GAME);
  const [ply, setPly] = useState(first.ply);
  const [panel, setPanel] = useState<'give' | 'set-up' | null>(first.game ? null : 'give');
  const [opened, setOpened] = useState<OpenFile | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [reading, setReading] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(first.problem);
  const [tried, setTried] = useState<Refusal | null>(null);
  const [playing, setPlaying] = useState(false);
  const [tab, setTab] = useState('moves');
  const [attempt, setAttempt] = useState(0);
  const words = WORDS[view.language];

  const rules = useMemo(() => {
    const made = rulesOfView(view);
    if (!made.ok) throw new Error(`rules are looked at where they are set: ${made.error.message}`);
    return made.value;
  }, [view.ruleset, view.overrides]);
  const replayed = useMemo(() => replay(game, rules), [game, rules]);
  const line = useMemo(() => (replayed.ok ? replayed.value : usualLine(rules)), [replayed, rules]);
  const startFault = replayed.ok ? null : replayed.error;
  const plies = line.steps.length;
  const at = Math.min(ply, plies);
  const position = positionAt(line, at);
  const lastMove = line.steps[at - 1]?.move ?? null;
  const play = useMemo(() => playAt(line, at, rules), [line, at, rules]);
  const legal = useMemo(() => play.legalMoves(), [play]);
  const moves = useMemo(() => moveTexts(game, line), [game, line]);

  const question = JSON.stringify([
    startFields(game),
    moves,
    game.recorded,
    view.claims,
    view.claim,
    view.language,
    attempt,
  ]);
  const judged = JSON.stringify([view.ruleset, view.overrides]);
  const answered = useAnswer(startFault ? null : judged + question, 120, game.tags, (signal) =>
    askVerdict(game, moves, view, signal),
  );
  const verdict = startFault ? { value: null, problem: startFault, waiting: false } : answered;
  const comparison = useAnswer(tab === 'compare' && !startFault ? question : null, 120, game.tags, (signal) =>
    askComparison(game, moves, view, signal),
  );
  const evaluation = useAnswer(
    playing || startFault ? null : JSON.stringify([startFields(game), moves.slice(0, at), judged, attempt]),
    300,
    game.tags,
    async (signal) => {
      const answer = await askEvaluation(game, moves.slice(0, at), formatFen(position), view, signal);
      return answer.ok ? { ok: true, value: answer.value.evaluation } : answer;
    },
  );
  const listed = useVerdicts(opened, view, attempt);
  const down = [verdict, comparison, evaluation, listed].some((asked) => asked.problem?.code === UNREACHABLE);
  const decided =
    verdict.value && verdict.value.status !== 'ONGOING'
      ? Math.min(plies, verdict.value.ply - (verdict.value.status === 'ILLEGAL' ? 1 : 0))
      : null;

  const goTo = (wanted: number): void => {
    setTried(null);
    setPly(Math.max(0, Math.min(plies, wanted)));
  };
  const change = (part: Partial<View>): void => setView((before) => ({ ...before, ...part }));
  const show = (next: Game, wanted: number): void => {
    setGame(next);
    setPly(wanted);
    setTried(null);
    setPlaying(false);
    // What was claimed in one game is not in the next.
    if (next !== game) change({ claim: null });
  };
  const begin = (next: Game): void => {
    show(next, LAST);
    setPanel(null);
    setProblem(null);
  };

  /** Plays a move on the board, or says why it is not legal. */
  const tryMove = (from: Square, to: Square): void => {
    const move = moveOf(from, to);
    const explanation = explainIllegal(play, move);
    if (explanation) {
      setTried({ explanation, move: { from, to, squares: explanation.squares } });
      return;
    }
    show(branch(game, line, at, move), at + 1);
    setPanel(null);
  };
  const pass = (): void => {
    const general = position.generalOf(position.turn);
    tryMove(general, general);
  };

  const reader = useRef<AbortController | null>(null);
  const read = async (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
    reader.current?.abort();
    const abort = new AbortController();
    reader.current = abort;
    setProblem(null);
    setReading(0);
    const { games, warnings } = await readFile(bytes, setReading, abort.signal);
    if (abort.signal.aborted) return;
    setReading(null);
    if (!games.ok) {
      setProblem(games.error);
      return;
    }
    const [begun] = games.value;
    setOpened(games.value.length > 1 ? { bytes, games: games.value } : null);
    setChosen(null);
    if (begun) choose(begun, warnings);
  };
  const choose = ({ number, game: listed }: ListedGame, warnings: readonly Problem[] = []): void => {
    if (!listed.ok) {
      setProblem({ ...listed.error, game: number });
      return;
    }
    begin({ ...listed.value, warnings: [...warnings, ...listed.value.warnings] });
    setChosen(number);
  };
  const arrange = (cho: Arrangement, han: Arrangement): void => {
    setOpened(null);
    setChosen(null);
    setProblem(null);
    show({ ...EMPTY_GAME, start: { kind: 'ARRANGEMENT', cho, han } }, 0);
  };

  useAddress(view, game, moves, at, own, (address) => {
    show(address.game ?? EMPTY_GAME, address.ply);
    setView(address.view);
    setProblem(address.problem);
  });
  useKeys({
    ArrowLeft: () => goTo(at - 1),
    ArrowRight: () => goTo(at + 1),
    Home: () => goTo(0),
    End: () => goTo(plies),
  });
  const dragging = useDrop((file) => void file.arrayBuffer().then((buffer) => read(new Uint8Array(buffer))));
  useEffect(() => {
    if (!playing) return;
    if (at >= plies) setPlaying(false);
    const timer = setTimeout(() => goTo(at + 1), BEAT);
    return () => clearTimeout(timer);
  }, [playing, at, plies]);
  useEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[view.language];
    document.title = words.name;
  }, [view.language]);

  const stopped = at === plies ? refusalOfStop(line) : null;
  const refusal = tried ?? stopped;
  const top: SideCode = view.seat === 'CHO' ? HAN : CHO;

  return (
    <>
      <Header view={view} words={words} onView={change} />
      <main>
        {down && (
          <div class="notice fault" role="alert">
            <span>{words.down}</span>
            <button type="button" onClick={() => setAttempt(attempt + 1)}>
              {words.retry}
            </button>
          </div>
        )}
        {opened && (
          <Games
            games={opened.games}
            results={listed.results}
            problem={listed.problem}
            chosen={chosen}
            view={view}
            words={words}
            onChoose={choose}
          />
        )}
        <div class="desk">
          <section class="seat" aria-label={words.board}>
            <Player side={top} game={game} line={line} at={at} words={words} checked={play.checked} />
            <Board
              position={position}
              lastMove={lastMove}
              legal={legal}
              refused={refusal?.move ?? null}
              view={view}
              words={words}
              onMove={tryMove}
              onTouch={() => setTried(null)}
            />
            <Player side={(1 - top) as SideCode} game={game} line={line} at={at} words={words} checked={play.checked} />
            <Controls
              ply={at}
              plies={plies}
              playing={playing}
              decided={decided}
              view={view}
              words={words}
              onPly={goTo}
              onPlaying={() => {
                if (!playing && at >= plies) goTo(0);
                setPlaying(!playing);
              }}
              onPass={pass}
              onView={change}
            />
            <div aria-live="polite">
              {refusal && <RefusalNote refusal={refusal} rules={rules} view={view} words={words} />}
              <p class="unseen">{spoken(line, at, view, words)}</p>
            </div>
            <p class="unseen">{boardText(line, at, view, words)}</p>
            {play.facing && <p class="remark">{words.facing}</p>}
            {game.parent && (
              <p class="remark">
                {words.ownLine}{' '}
                <button type="button" class="link" onClick={() => show(game.parent as Game, at - 1)}>
                  {words.backToGame}
                </button>
              </p>
            )}
          </section>
          <div class="papers">
            <Give
              panel={panel}
              rules={rules}
              view={view}
              words={words}
              reading={reading}
              problem={problem ?? startFault}
              title={titleOf(game) ?? words.unnamed}
              number={chosen !== null && opened ? words.gameOf(chosen, opened.games.length) : null}
              onPanel={setPanel}
              onBytes={(bytes) => void read(bytes)}
              onView={change}
              onArrange={arrange}
            />
            {panel !== 'set-up' && <RulesetChoice view={view} words={words} onView={change} />}
            <Verdict
              asked={verdict}
              ply={at}
              possible={possibleClaims(play)}
              view={view}
              words={words}
              onDecided={() => {
                if (decided !== null) goTo(decided);
              }}
              onClaim={(claim) => change({ claim })}
            />
            <section class="card course" aria-labelledby="course-title">
              <h2 id="course-title">{words.course}</h2>
              <Chart line={line} ply={at} decided={decided} rules={rules} words={words} onPly={goTo} />
              <Evaluation asked={evaluation} view={view} words={words} />
            </section>
            <section class="card">
              <Tabs
                chosen={tab}
                onChoose={setTab}
                tabs={[
                  [
                    'moves',
                    words.moves,
                    () => <Moves line={line} ply={at} decided={decided} view={view} words={words} onPly={goTo} />,
                  ],
                  [
                    'compare',
                    words.compare,
                    () => (
                      <Compare
                        asked={comparison}
                        view={view}
                        words={words}
                        onRuleset={(ruleset) => change({ ruleset, overrides: {} })}
                      />
                    ),
                  ],
                  [
                    'rules',
                    words.rules,
                    () => <RulesPanel key={view.ruleset} rules={rules} view={view} words={words} onView={change} />,
                  ],
                  [
                    'copy',
                    words.copy,
                    () => (
                      <Copy
                        game={game}
                        line={line}
                        moves={moves}
                        position={position}
                        lastMove={lastMove}
                        view={view}
                        words={words}
                      />
                    ),
                  ],
                ]}
              />
              <Warnings line={line} words={words} />
            </section>
          </div>
        </div>
      </main>
      {dragging && <div class="dropping">{words.drop}</div>}
    </>
  );
};
