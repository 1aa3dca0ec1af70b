const BINS = 10;

/**
 * How good chances to win are, beside the results (1, 0.5 or 0): the mean squared error, the mean log loss, and the expected
 * calibration error in ten bins of equal count.
 */
export const quality = (chances, results) => {
  const count = chances.length;
  const brier = chances.reduce((sum, p, index) => sum + (p - results[index]) ** 2, 0) / count;
  const loss =
    -chances.reduce((sum, p, index) => sum + results[index] * Math.log(p) + (1 - results[index]) * Math.log(1 - p), 0) /
    count;
  const order = chances.map((p, index) => [p, results[index]]).sort((a, b) => a[0] - b[0]);
  let error = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const part = order.slice(Math.floor((bin * count) / BINS), Math.floor(((bin + 1) * count) / BINS));
    error += Math.abs(part.reduce((sum, [p, result]) => sum + p - result, 0)) / count;
  }
  return { count, Brier: brier.toFixed(4), 'log loss': loss.toFixed(4), 'calibration error': error.toFixed(4) };
};

/** What others reach on such games with the margin in points, the ply and the side to move beside their score. */
export const OTHERS = {
  'Fairy-Stockfish, depth 4, elsewhere': { Brier: '0.192' },
  'Fairy-Stockfish, depth 8, elsewhere': { Brier: '0.185' },
};
