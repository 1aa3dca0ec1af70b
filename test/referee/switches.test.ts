import { expect, it } from 'vitest';
import type { PointValues } from '../../src/janggi/movement.js';
import { RULESETS } from '../../src/rulesets/registry.js';
import type { RulesetOverrides } from '../../src/rulesets/rules.js';
import type { RulesetId } from '../../src/rulesets/ruleset.js';
import {
  FLAG_SWITCHES,
  NUMBER_SWITCHES,
  SWITCH_NAMES,
  type Switches,
  type SwitchName,
  type SwitchValue,
  switchText,
  WORD_SWITCHES,
} from '../../src/rulesets/switches.js';
import { adjudicate } from '../../src/service/adjudicate.js';
import { reportPosition } from '../../src/service/position.js';
import { questionOf, SITUATIONS, type Situation } from './situations.js';

/** What a verdict decides, in short; or the code of the error. */
const decision = (situation: Situation, ruleset: RulesetId, rules: RulesetOverrides = {}): string => {
  const verdict = adjudicate({ ...questionOf(situation), ruleset, rules });
  if (!verdict.ok) return verdict.error.code;
  const { result, status, reason, byPoints, ply, illegal, mustDeviate, points, finalFen } = verdict.value;
  const decided = [status, reason, result, byPoints, ply, illegal?.code, mustDeviate, points.margin];
  // What may be played next belongs to the rules as well.
  const position = reportPosition({ fen: finalFen, ruleset, rules, lenient: true });
  const moves = position.ok ? position.value.legalMoves() : position;
  return [...decided, moves.ok ? moves.value.map(({ uci }) => uci) : moves.error.code].join(' ');
};

/** Other values that a switch could have. */
const alternatives = (name: SwitchName, now: SwitchValue): SwitchValue[] => {
  if (name in WORD_SWITCHES) return WORD_SWITCHES[name as keyof typeof WORD_SWITCHES].filter((word) => word !== now);
  if (name in FLAG_SWITCHES) return [!now];
  if (name === 'pointValues') {
    const values = now as PointValues;
    return values.map((_, at) => values.map((value, index) => value + Number(index === at)) as unknown as PointValues);
  }
  const { step, min } = NUMBER_SWITCHES[name as keyof typeof NUMBER_SWITCHES];
  if (name === 'komi') return [(now as number) + step, (now as number) - step];
  if (now === 0) return [name === 'drawRequestBelow' ? 30 : 10];
  // Points on the board are whole numbers.
  const near = name === 'drawRequestBelow' ? 1 : step;
  return [0, (now as number) + near, Math.max(min, (now as number) - near)];
};

/** Switches that change nothing because another one is off, or that a verdict cannot depend on. */
const IDLE: { readonly [S in SwitchName]?: (switches: Switches) => boolean } = {
  arrangementOrder: () => true,
  facingResult: ({ facingEnds }) => facingEnds === 'NEVER',
  facingNeedsCapture: ({ facingEnds }) => facingEnds === 'NEVER',
  // Where facing must be broken or passed, only a pass can leave it, and a pass mates nobody.
  mateBeforeFacing: ({ facingEnds, facingReply }) => facingEnds !== 'WHEN_LEFT' || facingReply !== 'ANY',
  // A second pass in a row would need both sides without a move at once.
  doublePass: ({ pass }) => pass !== 'FREE',
  generalDefendedMate: ({ facingMake }) => facingMake === 'FREE',
  drawnGame: ({ facingForfeitsWin, generalDefendedMate, stalemate }) =>
    facingForfeitsWin === 'NONE' && generalDefendedMate === 'WIN' && stalemate === 'PASS',
  facingForfeitsWin: ({ facingMake }) => facingMake === 'ILLEGAL',
  maxPliesQuiet: ({ maxPlies }) => maxPlies === 0,
  endOrder: ({ noProgressPlies }) => noProgressPlies === 0,
};

const isIdle = (name: SwitchName, switches: Switches): boolean => IDLE[name]?.(switches) ?? false;

it.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s: every switch decides some situation',
  (id, ruleset) => {
    const usual = SITUATIONS.map((situation) => decision(situation, id));
    const survivors: string[] = [];
    for (const name of SWITCH_NAMES) {
      if (isIdle(name, ruleset.switches)) continue;
      for (const value of alternatives(name, ruleset.switches[name])) {
        // With a pass for who has no move, it makes no difference whether that is called forced or none.
        if (
          name === 'pass' &&
          value !== 'FREE' &&
          ruleset.switches.pass !== 'FREE' &&
          ruleset.switches.stalemate === 'PASS'
        )
          continue;
        const rules = { [name]: value } as RulesetOverrides;
        const changed = SITUATIONS.map((situation) => decision(situation, id, rules));
        // Half of a pair cannot be switched on alone: that is refused, with both named.
        if (changed.every((code) => code === 'RULES_CONFLICT')) continue;
        if (changed.every((other, index) => other === usual[index])) survivors.push(`${name}=${switchText(value)}`);
      }
    }
    expect(survivors).toEqual([]);
  },
);
