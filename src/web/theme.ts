export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The colours are the reader's own and go into no address that is passed on. */
const STORED = 'janggi-theme';

export const storedTheme = (): Theme => {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(STORED)) ?? 'auto';
  } catch {
    return 'auto';
  }
};

/** Shows the page in these colours, now and the next time. */
export const takeTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(STORED, theme);
  } catch {
    // A browser that keeps nothing asks its system again.
  }
};
