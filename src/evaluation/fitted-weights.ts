import type { Block } from './features.js';

export const FITTED: Readonly<
  Partial<Record<Block, { readonly middle: readonly number[]; readonly late: readonly number[] }>>
> = {
  material: { middle: [0, 0, 300, 350, 500, 700, 1300, 200], late: [0, 0, 300, 350, 500, 700, 1300, 200] },
};
