import { useState } from 'preact/hooks';
import { DIAGRAM_STYLES } from '../notation/diagram.js';
import { LANGUAGES } from '../referee/summary.js';
import { storedTheme, THEMES, type Theme, takeTheme } from './theme.js';
import { usualCoordinates, type View } from './view.js';
import { LANGUAGE_NAMES, type Words } from './words.js';

interface Props {
  readonly view: View;
  readonly words: Words;
  readonly onView: (change: Partial<View>) => void;
}

/** One sign of each style. */
const SIGNS: { readonly [S in (typeof DIAGRAM_STYLES)[number]]: string } = {
  HANJA: '車 漢字',
  HANGUL: '차 한글',
  LETTERS: 'R ABC',
};

export const Header = ({ view, words, onView }: Props) => {
  const [theme, setTheme] = useState(storedTheme);
  return (
    <header class="top">
      <h1>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <path d="M12 1h16l11 11v16L28 39H12L1 28V12z" class="piece" />
          <path
            d="M20 8v24M9 14l11-4 11 4M9 14l-4 9a4.5 4.5 0 0 0 8 0zM31 14l-4 9a4.5 4.5 0 0 0 8 0zM14 32h12"
            class="scales"
          />
        </svg>
        {words.name}
      </h1>
      <nav>
        <a href="/docs">REST</a>
        <a href="/graphql">GraphQL</a>
      </nav>
      <div class="choices">
        <label>
          <span class="unseen">{words.pieces}</span>
          <select
            value={view.style}
            onChange={(event) => onView({ style: event.currentTarget.value as View['style'] })}
          >
            {DIAGRAM_STYLES.map((style) => (
              <option key={style} value={style}>
                {SIGNS[style]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="unseen">{words.language}</span>
          <select
            value={view.language}
            onChange={(event) => {
              const language = event.currentTarget.value as View['language'];
              onView({ language, coordinates: usualCoordinates(language) });
            }}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="unseen">{words.theme}</span>
          <select
            value={theme}
            onChange={(event) => {
              const chosen = event.currentTarget.value as Theme;
              takeTheme(chosen);
              setTheme(chosen);
            }}
          >
            {THEMES.map((name) => (
              <option key={name} value={name}>
                {words.themes[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </header>
  );
};
