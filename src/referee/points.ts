import { GUARD, kindName, type PieceKind, pieceCode, SOLDIER } from '../janggi/piece.js';
import type { Position } from '../janggi/position.js';
import { CHO, HAN, type Side, type SideCode, sideName } from '../janggi/side.js';
import { NO_SQUARE } from '../janggi/square.js';
import type { Clause } from '../rulesets/clause.js';
import { clauseFor, type Rules } from '../rulesets/rules.js';

/** How one kind of piece adds to a side's points. */
export interface PointsLine {
  readonly side: Side;
  readonly kind: PieceKind;
  readonly count: number;
  readonly each: number;
  readonly total: number;
}

/** The official count. Komi is in Han's total already, and given on its own as well. */
export interface Points {
  readonly cho: number;
  readonly han: number;
  readonly komi: number;
  /** Cho's points minus Han's. */
  readonly margin: number;
  readonly leader: Side | null;
  readonly breakdown: readonly PointsLine[];
  /** What the count is made by. */
  readonly clause: Clause;
}

/** The pieces of a kind that a side has on the board. */
export const countOf = (position: Position, side: SideCode, kind: number): number => {
  const piece = pieceCode(side, kind);
  let count = 0;
  for (let slot = position.slotStart[piece] as number; slot < (position.slotStart[piece + 1] as number); slot++)
    if (position.cells[slot] !== NO_SQUARE) count++;
  return count;
};

/** Counts the points of a position by the piece values and the komi in force (002: 72 against 73.5 at the start). */
export const countPoints = (position: Position, rules: Rules): Points => {
  const breakdown: PointsLine[] = [];
  const totals = [0, 0] as [number, number];
  for (const side of [CHO, HAN] as const)
    for (let kind = SOLDIER; kind >= GUARD; kind--) {
      const count = countOf(position, side, kind);
      const each = position.movement.values[kind] as number;
      totals[side] += count * each;
      if (count > 0) breakdown.push({ side: sideName(side), kind: kindName(kind), count, each, total: count * each });
    }
  const { komi } = rules.switches;
  const cho = totals[CHO];
  const han = totals[HAN] + komi;
  const margin = cho - han;
  return {
    cho,
    han,
    komi,
    margin,
    leader: margin > 0 ? 'CHO' : margin < 0 ? 'HAN' : null,
    breakdown,
    clause: clauseFor(rules, 'SCORING'),
  };
};
