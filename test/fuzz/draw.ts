import fc, { type GeneratorValue } from 'fast-check';

/** What one run is made of. Where a run fails, its draws shrink: towards no chance, the first choice, the shortest text. */
export interface Draw {
  /** A whole number from 0, less than this. */
  below(limit: number): number;
  chance(percent: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** So many of them, in their order. */
  some<T>(from: readonly T[], percent: number): T[];
  text(): string;
}

export const drawFrom = (generate: GeneratorValue): Draw => {
  const below = (limit: number): number => generate(fc.nat, Math.max(0, limit - 1));
  const chance = (percent: number): boolean => below(100) >= 100 - percent;
  return {
    below,
    chance,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    some: (from, percent) => from.filter(() => chance(percent)),
    text: () => generate(fc.string, { unit: 'binary', maxLength: 12 }),
  };
};

/**
 * Runs a check with so many draws; a failure prints the seed and the path that bring it back:
 * `FUZZ_SEED=1 FUZZ_PATH=2:3 npm test test/fuzz`.
 */
export const fuzz = async (runs: number, check: (draw: Draw) => Promise<void>): Promise<void> => {
  const { FUZZ_SEED, FUZZ_PATH, FUZZ_RUNS } = process.env;
  await fc.assert(
    fc.asyncProperty(fc.gen(), (generate) => check(drawFrom(generate))),
    {
      numRuns: Number(FUZZ_RUNS ?? runs),
      ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }),
      ...(FUZZ_PATH && { path: FUZZ_PATH }),
    },
  );
};
