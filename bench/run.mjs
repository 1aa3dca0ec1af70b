/** Runs one benchmark by name, or all of them: `npm run bench`, `npm run bench -- perft --json`. */
const BENCHES = [
  'perft',
  'fen-moves',
  'allocations',
  'collections',
  'search',
  'http',
  'growth',
  'start',
  'cache',
  'processes',
];

const [wanted] = process.argv.slice(2).filter((word) => word !== '--json');
if (wanted !== undefined && !BENCHES.includes(wanted)) {
  console.error(`There is no benchmark ${wanted}; there are ${BENCHES.join(', ')}.`);
  process.exit(1);
}
for (const name of wanted === undefined ? BENCHES : [wanted]) await import(`./${name}.mjs`);
