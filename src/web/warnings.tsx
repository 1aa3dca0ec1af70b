import type { Line } from './game.js';
import type { Words } from './words.js';

/** What was to be said of the reading: leniencies, and spellings at odds with the board. */
export const Warnings = ({ line: { warnings }, words }: { readonly line: Line; readonly words: Words }) =>
  warnings.length === 0 ? null : (
    <details class="warnings">
      <summary>{words.notices(warnings.length)}</summary>
      <ul lang="en">
        {warnings.map(({ code, message, ply, line }, index) => (
          <li key={`${code}-${index}`}>
            {message}{' '}
            <code>
              {code}
              {ply !== undefined && ` · ${ply}`}
              {line !== undefined && ` · line ${line}`}
            </code>
          </li>
        ))}
      </ul>
    </details>
  );
