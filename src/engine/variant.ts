import { ENGINE_VARIANTS as VARIANTS } from '../rulesets/fairy.js';
import type { Rules } from '../rulesets/rules.js';
import type { Switches } from '../rulesets/switches.js';

export { VARIANTS };
export type Variant = keyof typeof VARIANTS;

export const isVariant = (name: string): name is Variant => Object.hasOwn(VARIANTS, name);

/** The ends of a game that points can decide. */
const COUNTED_ENDS = ['repetitionResult', 'doublePass', 'noProgressResult', 'maxPliesResult', 'unfinished'] as const;

/** What the variants differ in that changes which moves are good; no two of them give the same answers. */
const TRAITS: readonly ((switches: Switches) => boolean)[] = [
  /** Whether a facing can end the game. */
  ({ facingEnds }) => facingEnds !== 'NEVER',
  /** Whether points decide a game without a mate. */
  (switches) => COUNTED_ENDS.some((end) => switches[end] === 'POINTS'),
];

const traitsOf = (switches: Switches): string => TRAITS.map((trait) => trait(switches)).join();
const BY_TRAITS = new Map(Object.entries(VARIANTS).map(([variant, switches]) => [traitsOf(switches), variant]));

/**
 * The variant nearest to a set of rules, by its switches alone: `janggi` (a facing can end the game, points decide),
 * `janggitraditional` (a facing can, no points), `janggimodern` (it cannot, points) or `janggicasual` (neither). Counts
 * of repetitions and half-moves are the variant's own, and so is movement: what the rules narrow further (a palace
 * without diagonals, a forbidden facing, no pass) the engine does not know, and its moves have to be judged by the rules.
 */
export const variantOf = ({ switches }: Pick<Rules, 'switches'>): string => BY_TRAITS.get(traitsOf(switches)) as string;
