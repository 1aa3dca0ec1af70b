import { ARRANGEMENTS, DEFAULT_ARRANGEMENT } from '../janggi/arrangement.js';
import type { Problem } from '../janggi/problem.js';
import { ok, type Result } from '../janggi/result.js';
import { SIDES, type Side } from '../janggi/side.js';
import { type Square, squareName } from '../janggi/square.js';
import { DIAGRAM_STYLES, type DiagramStyle } from '../notation/diagram.js';
import { formatFen, parseFen } from '../notation/fen.js';
import { type RecordStart, startFromSetup } from '../notation/game-record.js';
import { koreanSquare } from '../notation/moves.js';
import type { Coordinates } from '../notation/svg.js';
import { LANGUAGES, type Language } from '../referee/summary.js';
import { CLAIM_KINDS, type ClaimKind } from '../rulesets/reason.js';
import { DEFAULT_RULESET, findRuleset } from '../rulesets/registry.js';
import { type Rules, type RulesetOverrides, rulesOf } from '../rulesets/rules.js';
import type { RulesetId } from '../rulesets/ruleset.js';
import {
  FLAG_SWITCHES,
  NUMBER_SWITCHES,
  SWITCH_NAMES,
  type SwitchName,
  type SwitchValue,
  switchText,
} from '../rulesets/switches.js';
import type { Game } from './game.js';

/** A claim made by a player or the organiser, after a half-move. */
export interface Claim {
  readonly kind: ClaimKind;
  /** Null for the kinds that need no side. */
  readonly by: Side | null;
  readonly atPly: number;
}

/** How a game is judged and shown. */
export interface View {
  readonly ruleset: RulesetId;
  readonly overrides: RulesetOverrides;
  /** Whether a resignation and the like that the record tells of count as claims. */
  readonly claims: boolean;
  /** What is claimed beside that. */
  readonly claim: Claim | null;
  readonly language: Language;
  readonly style: DiagramStyle;
  readonly seat: Side;
  readonly coordinates: (typeof SHOWN_COORDINATES)[number];
}

export const USUAL_VIEW: View = {
  ruleset: DEFAULT_RULESET.id,
  overrides: {},
  claims: false,
  claim: null,
  language: 'EN',
  style: 'HANJA',
  seat: 'CHO',
  coordinates: 'ALGEBRAIC',
};

/** Korean readers know squares by rows and columns. */
export const usualCoordinates = (language: Language): View['coordinates'] =>
  language === 'KO' ? 'KOREAN' : USUAL_VIEW.coordinates;

/** A square as the board's own margins name it. */
export const squareText = (square: Square, { coordinates }: Pick<View, 'coordinates'>): string =>
  coordinates === 'KOREAN' ? koreanSquare(square) : squareName(square);

/** A move in the notation that goes with those names. */
export const moveText = (
  { korean, uci }: { readonly korean: string; readonly uci: string },
  { coordinates }: Pick<View, 'coordinates'>,
): string => (coordinates === 'KOREAN' ? korean : uci);

export const rulesOfView = ({ ruleset, overrides }: Pick<View, 'ruleset' | 'overrides'>): Result<Rules, Problem> =>
  rulesOf(findRuleset(ruleset) ?? DEFAULT_RULESET, overrides);

/** All that the address of the page tells. */
export interface Address {
  readonly view: View;
  /** Null where it names none. */
  readonly game: Game | null;
  readonly ply: number;
  /** What of it cannot be read, and is not shown therefore. */
  readonly problem: Problem | null;
}

/** Those of a board that is played on. */
const SHOWN_COORDINATES = ['ALGEBRAIC', 'KOREAN'] as const satisfies readonly Coordinates[];

const RULE = 'rules.';
const NAMES = [
  ['choName', '초대국자'],
  ['hanName', '한대국자'],
] as const;

const oneOf = <T extends string>(words: readonly T[], text: string | null): T | null =>
  words.find((word) => word === text) ?? null;

/** Nothing is no number. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** A switch's value from its text; what it may be is looked at where the rules are made. */
export const readSwitch = (name: SwitchName, text: string): SwitchValue => {
  if (name in FLAG_SWITCHES) return text === 'true';
  if (name in NUMBER_SWITCHES) return numberIn(text);
  if (name === 'pointValues') return text.trim().split(/[ ,]+/).map(numberIn) as unknown as SwitchValue;
  return text as SwitchValue;
};

/** `RESIGNATION,CHO,54`; the side is left out where the kind needs none. */
const readClaim = (text: string | null): Claim | null => {
  const parts = (text ?? '').split(',');
  const kind = oneOf(CLAIM_KINDS, parts[0] ?? '');
  const atPly = Number(parts.at(-1));
  return kind && Number.isInteger(atPly) ? { kind, by: oneOf(SIDES, parts[1] ?? ''), atPly } : null;
};
const claimText = ({ kind, by, atPly }: Claim): string => [kind, ...(by ? [by] : []), atPly].join(',');

const readStart = (fields: URLSearchParams): Result<RecordStart | null, Problem> => {
  const fen = fields.get('fen');
  if (fen !== null) {
    const read = parseFen(fen.replaceAll('_', ' '));
    return read.ok ? ok(startFromSetup(read.value.setup, fields.has('handicap') ? 'HANDICAP' : 'POSITION')) : read;
  }
  const cho = oneOf(ARRANGEMENTS, fields.get('cho'));
  const han = oneOf(ARRANGEMENTS, fields.get('han'));
  if (!cho && !han && !fields.has('moves')) return ok(null);
  return ok({ kind: 'ARRANGEMENT', cho: cho ?? DEFAULT_ARRANGEMENT, han: han ?? DEFAULT_ARRANGEMENT });
};

/** Reads the part of an address behind `#`; what it does not know or cannot read, it leaves as is usual, and tells the first. */
export const readAddress = (hash: string, language: Language): Address => {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const rulesetName = fields.get('ruleset') ?? USUAL_VIEW.ruleset;
  const ruleset = findRuleset(rulesetName)?.id ?? USUAL_VIEW.ruleset;
  const overrides = Object.fromEntries(
    SWITCH_NAMES.flatMap((name) => {
      const text = fields.get(RULE + name);
      return text === null ? [] : [[name, readSwitch(name, text)]];
    }),
  ) as RulesetOverrides;
  const told = oneOf(LANGUAGES, fields.get('language')) ?? language;
  const rules = rulesOfView({ ruleset, overrides });
  const view: View = {
    ruleset,
    overrides: rules.ok ? overrides : {},
    claims: fields.has('claims'),
    claim: readClaim(fields.get('claim')),
    language: told,
    style: oneOf(DIAGRAM_STYLES, fields.get('pieces')) ?? USUAL_VIEW.style,
    seat: oneOf(SIDES, fields.get('seat')) ?? USUAL_VIEW.seat,
    coordinates: oneOf(SHOWN_COORDINATES, fields.get('coordinates')) ?? usualCoordinates(told),
  };
  const read = readStart(fields);
  const start = read.ok ? read.value : null;
  const unknown = findRuleset(rulesetName)
    ? null
    : { code: 'UNKNOWN_RULESET', message: `There is no ruleset ${JSON.stringify(rulesetName.slice(0, 40))}.` };
  const problem = read.ok ? (unknown ?? (rules.ok ? null : rules.error)) : read.error;
  const moves = (fields.get('moves') ?? '').split(',').filter((text) => text !== '');
  const tags = NAMES.flatMap(([field, name]) => {
    const value = fields.get(field);
    return value === null ? [] : [{ name, value }];
  });
  const game = start && {
    tags,
    start,
    moves: moves.map((text) => ({ text })),
    recorded: fields.get('recorded'),
    warnings: [],
  };
  return { view, game, ply: Math.max(0, Math.trunc(Number(fields.get('ply') ?? 0)) || 0), problem };
};

/** Writes what differs from the usual. @param moves those of the game, as {@link moveTexts} tells them */
export const writeAddress = (
  view: View,
  game: Game | null,
  moves: readonly string[],
  ply: number,
  language: Language,
): string => {
  const fields = new URLSearchParams();
  const put = (name: string, value: string, usual: string): void => {
    if (value !== usual) fields.set(name, value);
  };
  if (game) {
    const { start } = game;
    if (start.kind === 'ARRANGEMENT') {
      put('cho', start.cho, DEFAULT_ARRANGEMENT);
      put('han', start.han, DEFAULT_ARRANGEMENT);
    } else {
      fields.set('fen', formatFen(start.setup).replaceAll(' ', '_'));
      if (start.kind === 'HANDICAP') fields.set('handicap', '');
    }
    put('moves', moves.join(','), '');
    for (const [field, name] of NAMES)
      put(
        field,
        game.tags.find((tag) => tag.name === name || tag.name === (field === 'choName' ? 'White' : 'Black'))?.value ??
          '',
        '',
      );
    if (game.recorded !== null) fields.set('recorded', game.recorded);
    put('ply', String(ply), '0');
  }
  put('ruleset', view.ruleset, USUAL_VIEW.ruleset);
  for (const [name, value] of Object.entries(view.overrides)) fields.set(RULE + name, switchText(value as SwitchValue));
  if (view.claims) fields.set('claims', '');
  if (view.claim) fields.set('claim', claimText(view.claim));
  put('language', view.language, language);
  put('pieces', view.style, USUAL_VIEW.style);
  put('seat', view.seat, USUAL_VIEW.seat);
  put('coordinates', view.coordinates, usualCoordinates(view.language));
  // Left readable where an address allows it.
  return fields.toString().replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%40', '@');
};
