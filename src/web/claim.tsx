import { SIDES } from '../janggi/side.js';
import { CLAIM_KINDS, type ClaimKind } from '../rulesets/reason.js';
import { reasonIn } from './reasons.js';
import type { Claim, View } from './view.js';
import type { Words } from './words.js';

interface Props {
  readonly ply: number;
  /** What the rules would take there. */
  readonly possible: readonly ClaimKind[];
  readonly view: View;
  readonly words: Words;
  readonly onClaim: (claim: Claim | null) => void;
}

/** The reason that a claim brings, where it has another name. */
const REASON_OF: { readonly [K in ClaimKind]?: string } = { DRAW_AGREED: 'AGREEMENT', UNFINISHED: 'POINTS' };
/** Those that no side makes alone. */
const OF_NOBODY: readonly ClaimKind[] = ['DRAW_AGREED', 'UNFINISHED'];

/** A resignation, a loss on time and the like, claimed after the move that is on the board. */
export const ClaimChoice = ({ ply, possible, view, words, onClaim }: Props) => {
  const { claim } = view;
  const claimed = (kind: ClaimKind, by: Claim['by']): Claim => ({
    kind,
    by: OF_NOBODY.includes(kind) ? null : (by ?? 'CHO'),
    atPly: claim?.atPly ?? ply,
  });
  return (
    <div class="claim">
      <label for="claim-kind">{words.claim}</label>
      <select
        id="claim-kind"
        value={claim?.kind ?? ''}
        onChange={(event) => {
          const kind = event.currentTarget.value;
          onClaim(kind === '' ? null : claimed(kind as ClaimKind, claim?.by ?? null));
        }}
      >
        <option value="">{words.noClaim}</option>
        {CLAIM_KINDS.map((kind) => (
          <option key={kind} value={kind} disabled={!possible.includes(kind) && kind !== claim?.kind}>
            {reasonIn(view.language, REASON_OF[kind] ?? kind)}
          </option>
        ))}
      </select>
      {claim?.by && (
        <select
          aria-label={words.claimBy}
          value={claim.by}
          onChange={(event) => onClaim(claimed(claim.kind, event.currentTarget.value as Claim['by']))}
        >
          {SIDES.map((side, index) => (
            <option key={side} value={side}>
              {words.sides[index]}
            </option>
          ))}
        </select>
      )}
      {claim && <span>{words.afterMove(claim.atPly)}</span>}
    </div>
  );
};
