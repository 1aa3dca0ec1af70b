import type { ClaimKind } from '../rulesets/reason.js';
import type { VerdictAnswer } from './api.js';
import { UNREACHABLE } from './api.js';
import { ClaimChoice } from './claim.js';
import type { Asked } from './hooks.js';
import { reasonIn } from './reasons.js';
import type { Claim, View } from './view.js';
import { LANGUAGE_TAGS, type Words } from './words.js';

/** What a verdict is called, and the colour that it has. */
export const headlineOf = (verdict: VerdictAnswer, words: Words): { readonly text: string; readonly tone: string } => {
  if (verdict.status === 'ILLEGAL') return { text: words.illegalGame, tone: 'fault' };
  if (verdict.status === 'MUST_DEVIATE') return { text: words.mustDeviate, tone: 'fault' };
  const text = words.results[verdict.result] ?? verdict.result;
  const tone = verdict.winner ? verdict.winner.toLowerCase() : verdict.status === 'FINISHED' ? 'draw' : 'open';
  return { text, tone };
};

/** A result as it is printed. */
const SCORES: { readonly [result: string]: string } = { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½' };

const whenOf = ({ status, ply }: VerdictAnswer, words: Words): string =>
  status === 'ILLEGAL' ? words.atMove(ply) : words.afterMove(ply);

interface RulingProps {
  readonly verdict: VerdictAnswer;
  readonly view: View;
  readonly words: Words;
  /** Goes to the move that decided. */
  readonly onDecided: () => void;
}

interface Props extends Omit<RulingProps, 'verdict'> {
  readonly asked: Asked<VerdictAnswer>;
  /** The move on the board. */
  readonly ply: number;
  /** The claims that the rules would take there. */
  readonly possible: readonly ClaimKind[];
  readonly onClaim: (claim: Claim | null) => void;
}

/** The verdict of the service, with the rule that decided. */
export const Verdict = ({ asked, ply, possible, view, words, onDecided, onClaim }: Props) => {
  const { value: verdict, problem, waiting } = asked;
  return (
    <section class={`card verdict${waiting ? ' waiting' : ''}`} aria-labelledby="verdict-title" aria-busy={waiting}>
      <h2 id="verdict-title">{words.verdict}</h2>
      <div class="ruling" aria-live="polite">
        {!verdict && !problem && <p class="quiet">{words.judging} …</p>}
        {problem?.code === UNREACHABLE && <p class="quiet">{words.noVerdict}</p>}
        {problem && problem.code !== UNREACHABLE && (
          <p class="fault" lang="en">
            {problem.message} <code>{problem.code}</code>
          </p>
        )}
        {verdict && <Ruling verdict={verdict} view={view} words={words} onDecided={onDecided} />}
      </div>
      <ClaimChoice ply={ply} possible={possible} view={view} words={words} onClaim={onClaim} />
    </section>
  );
};

const Ruling = ({ verdict, view, words, onDecided }: RulingProps) => {
  const { clause, recorded, illegal } = verdict;
  const { text, tone } = headlineOf(verdict, words);
  return (
    <>
      <div class="headline">
        <p class={`result ${tone}`}>
          {verdict.status === 'FINISHED' && <span class="score">{SCORES[verdict.result]}</span>} {text}
        </p>
        {verdict.status !== 'ONGOING' && (
          <button type="button" class="link" onClick={onDecided}>
            {words.decided}
          </button>
        )}
      </div>
      {verdict.status !== 'ONGOING' && (
        <p class="facts">
          {verdict.status !== 'ILLEGAL' && <span>{reasonIn(view.language, verdict.reason)}</span>}
          {verdict.byPoints && <span>{words.byPoints}</span>}
          <span>{whenOf(verdict, words)}</span>
        </p>
      )}
      <p class="sentence" lang={LANGUAGE_TAGS[view.language]}>
        {verdict.summary}
      </p>
      {illegal && (
        <p class="explained" lang="en">
          {illegal.message}
        </p>
      )}
      {clause && (
        <figure class="clause">
          <figcaption>{words.rule}</figcaption>
          <blockquote lang="en">{clause.text}</blockquote>
          <p class="source">
            <code>{clause.id}</code>
            <span>
              {words.source}: {clause.source}
              {clause.section && `, ${clause.section}`}
            </span>
          </p>
        </figure>
      )}
      {recorded && (
        <div class={`recorded ${recorded.agreement.toLowerCase()}`}>
          <dl>
            <div>
              <dt>{words.recorded}</dt>
              <dd lang="ko">{recorded.text}</dd>
            </div>
            <div>
              <dt>{words.computed}</dt>
              <dd>{text}</dd>
            </div>
          </dl>
          <p class="agreement">{words.agreements[recorded.agreement]}</p>
        </div>
      )}
      {verdict.pliesAfterEnd > 0 && <p class="quiet">{words.laterMoves(verdict.pliesAfterEnd)}</p>}
    </>
  );
};
