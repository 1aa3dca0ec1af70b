import { BLOCK_START, type Block, FEATURES } from './features.js';
import { FITTED } from './fitted-weights.js';

const weightsOf = (phase: 'middle' | 'late'): Int16Array => {
  const weights = new Int16Array(FEATURES);
  for (const [block, fitted] of Object.entries(FITTED)) weights.set(fitted[phase], BLOCK_START[block as Block]);
  return weights;
};

/** By feature, in hundredths of a point: its weight with all pieces on the board, and with none left but soldiers and guards. */
export const MIDDLE = weightsOf('middle');
export const LATE = weightsOf('late');
