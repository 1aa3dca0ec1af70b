/** Signs on buttons, drawn on 24 by 24. */
const PATHS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M17 5l-10 7 10 7z',
  play: 'M7 4.5l12 7.5-12 7.5z',
  pause: 'M8 5v14M16 5v14',
  next: 'M7 5l10 7-10 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  flip: 'M8 4v15M4.5 15.5l3.5 3.5 3.5-3.5M16 20V5M12.5 8.5L16 5l3.5 3.5',
  decided: 'M12 3v18M5 8l7-3 7 3M5 8l-3 6a3.4 3.4 0 0 0 6 0zM19 8l-3 6a3.4 3.4 0 0 0 6 0z',
} as const;
export type IconName = keyof typeof PATHS;

const FILLED: readonly IconName[] = ['first', 'back', 'play', 'next', 'last'];

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class={`icon${FILLED.includes(name) ? ' filled' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
