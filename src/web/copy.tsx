import { useState } from 'preact/hooks';
import type { Move } from '../janggi/move.js';
import type { Position } from '../janggi/position.js';
import { formatFen } from '../notation/fen.js';
import { startFromSetup } from '../notation/game-record.js';
import { type KnownFormat, writeRecord } from '../notation/record.js';
import { svg } from '../notation/svg.js';
import { claimFields, rulesFields, startFields } from './api.js';
import type { Game, Line } from './game.js';
import type { View } from './view.js';
import type { Words } from './words.js';

interface Props {
  readonly game: Game;
  readonly line: Line;
  readonly moves: readonly string[];
  readonly position: Position;
  readonly lastMove: Move | null;
  readonly view: View;
  readonly words: Words;
}

/** A value as GraphQL writes it: as JSON, but names bare and words of a fixed list without quotes. */
const graphqlValue = (value: unknown, isWord = false): string => {
  if (Array.isArray(value)) return `[${value.map((each) => graphqlValue(each)).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, each]) => `${name}: ${graphqlValue(each, WORDS.includes(name) || isWordSwitch(each))}`)
      .join(', ')} }`;
  return isWord ? String(value) : JSON.stringify(value);
};
const WORDS = ['cho', 'han', 'ruleset'];
/** House rules that are words are written in capitals, and nothing else in a question is. */
const isWordSwitch = (value: unknown): boolean => typeof value === 'string' && /^[A-Z][A-Z_]+$/.test(value);

/** In single quotes for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const recordOf = ({ game, line }: Props, format: KnownFormat): string => {
  const written = writeRecord(
    {
      tags: game.tags,
      start: startFromSetup(line.start.toSetup(), game.start.kind === 'HANDICAP' ? 'HANDICAP' : 'POSITION'),
      position: line.start.clone(),
      moves: line.steps.map(({ move, comment, seconds }) => ({
        move,
        ...(comment !== undefined && { comment }),
        ...(seconds !== undefined && { seconds }),
      })),
      recorded: game.recorded,
      warnings: [],
      ...(line.stop && { stopped: line.stop.problem }),
    },
    format,
    'AUTO',
  );
  return written.ok ? written.value : written.error.message;
};

/** What can be taken along, by its name. */
const formsOf = (props: Props): readonly (readonly [name: string, text: string])[] => {
  const { game, moves, position, lastMove, view, words } = props;
  const { handicap: _, ...start } = startFields(game) as { handicap?: boolean };
  const input = { ...start, moves, ...rulesFields(view), ...claimFields(view) };
  return [
    ['FEN', formatFen(position)],
    [words.address, location.href],
    [
      'GraphQL',
      `{ adjudicate(input: ${graphqlValue(input)}) { status result reason byPoints ply summary(language: ${view.language}) clause { id text source section } } }`,
    ],
    [
      'curl',
      `curl -s ${quoted(`${location.origin}/v1/adjudications?language=${view.language}`)} -H 'content-type: application/json' -d ${quoted(JSON.stringify(input))}`,
    ],
    [
      words.picture,
      svg(position, { style: view.style, orientation: view.seat, coordinates: view.coordinates, lastMove }),
    ],
    ['.gib', recordOf(props, 'GIB')],
    ['PGN', recordOf(props, 'PGN')],
  ];
};

/** The position and the game in the forms that other programs take. */
export const Copy = (props: Props) => {
  const { words } = props;
  const [told, setTold] = useState<readonly [name: string, text: string] | null>(null);
  const copy = async (name: string, text: string, field: HTMLTextAreaElement | null): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setTold([name, words.copied]);
    } catch {
      // Only pages of a secure origin may write there.
      field?.select();
      setTold([name, words.copyFailed]);
    }
  };
  return (
    <>
      <p class="unseen" role="status">
        {told && `${told[1]}: ${told[0]}`}
      </p>
      <ul class="copy">
        {formsOf(props).map(([name, text]) => (
          <li key={name}>
            <span class="form">{name}</span>
            <textarea
              readOnly
              rows={1}
              value={text}
              aria-label={name}
              onFocus={(event) => event.currentTarget.select()}
            />
            <button
              type="button"
              aria-label={`${told?.[0] === name ? told[1] : words.copy}: ${name}`}
              onClick={(event) =>
                void copy(name, text, event.currentTarget.parentElement?.querySelector('textarea') ?? null)
              }
            >
              {told?.[0] === name ? told[1] : words.copy}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
