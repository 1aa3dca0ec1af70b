export const FITTED: readonly { readonly draws: number; readonly weights: readonly number[] }[] = [
  { draws: 0.03, weights: [0, 0, 0.2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
];
