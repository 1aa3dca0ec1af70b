/** Times contestants in turn, so that a machine that slows down slows all of them, and compares their medians. */

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Runs each contestant once a round, after one round that does not count.
 * @param contestants name -> function that does the work and returns how many units of it there were
 * @returns name -> { median, min, max } in units a second
 */
export const compare = (contestants, rounds = 5) => {
  const rates = new Map(Object.keys(contestants).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++)
    for (const [name, work] of Object.entries(contestants)) {
      const start = process.cpuUsage();
      const units = work();
      const { user, system } = process.cpuUsage(start);
      if (round > 0) rates.get(name).push(units / ((user + system) / 1e6));
    }
  return Object.fromEntries(
    [...rates].map(([name, all]) => [name, { median: median(all), min: Math.min(...all), max: Math.max(...all) }]),
  );
};

/** Prints the rates, and each as a multiple of the last contestant's. */
export const print = (title, unit, results) => {
  const names = Object.keys(results);
  const base = results[names.at(-1)].median;
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      names.map((name) => {
        const { median: middle, min, max } = results[name];
        return [
          name,
          {
            [unit]: Math.round(middle),
            spread: `${Math.round(min)} to ${Math.round(max)}`,
            ratio: Number((middle / base).toFixed(2)),
          },
        ];
      }),
    ),
  );
};
