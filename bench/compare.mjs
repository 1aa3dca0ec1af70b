/** Times contestants in turn, so that a machine that slows down slows all of them, and compares their medians. */

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Seconds of processor time that a piece of work takes here, and how many units of it there were. */
const timed = async (work) => {
  const start = process.cpuUsage();
  const done = await work();
  const { user, system } = process.cpuUsage(start);
  return typeof done === 'number' ? { units: done, seconds: (user + system) / 1e6 } : done;
};

/**
 * Runs each contestant once a round, after one round that does not count.
 * @param contestants name -> function that does the work and returns how many units of it there were; one that works
 *   elsewhere returns `{ units, seconds }`
 * @returns name -> { median, min, max } in units a second
 */
export const compare = async (contestants, rounds = 5) => {
  const rates = new Map(Object.keys(contestants).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++)
    for (const [name, work] of Object.entries(contestants)) {
      const { units, seconds } = await timed(work);
      if (round > 0) rates.get(name).push(units / seconds);
    }
  return Object.fromEntries(
    [...rates].map(([name, all]) => [name, { median: median(all), min: Math.min(...all), max: Math.max(...all) }]),
  );
};

const AS_JSON = process.argv.includes('--json');

/** Prints the rates, and each as a multiple of the last contestant's; with `--json` as one line of JSON. */
export const print = (title, unit, results) => {
  const names = Object.keys(results);
  const base = results[names.at(-1)].median;
  const ratio = ({ median: middle }) => Number((middle / base).toFixed(2));
  if (AS_JSON) {
    const rates = Object.fromEntries(
      Object.entries(results).map(([name, rate]) => [name, { ...rate, ratio: ratio(rate) }]),
    );
    console.log(JSON.stringify({ title, unit, rates }));
    return;
  }
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
            ratio: ratio(results[name]),
          },
        ];
      }),
    ),
  );
};

/** Prints a table of figures, one row a name; with `--json` as one line of JSON. */
export const printRows = (title, rows) => {
  if (AS_JSON) console.log(JSON.stringify({ title, rows }));
  else {
    console.log(`\n${title}`);
    console.table(rows);
  }
};

/** Says something beside the figures; on the error output, where a program that reads the figures does not look. */
export const note = (text) => console.error(text);
