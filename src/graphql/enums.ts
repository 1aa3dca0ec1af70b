import { registerEnumType } from 'type-graphql';
import { ARRANGEMENTS } from '../janggi/arrangement.js';
import { PIECE_KINDS } from '../janggi/piece.js';
import { SIDES } from '../janggi/side.js';
import { DIAGRAM_STYLES } from '../notation/diagram.js';
import { FEN_DIALECTS } from '../notation/fen.js';
import { MOVE_NOTATIONS } from '../notation/moves.js';
import { RECORD_FORMATS } from '../notation/record.js';
import { RECORDED_HOWS } from '../notation/recorded-result.js';
import { COORDINATES } from '../notation/svg.js';
import { LANGUAGES } from '../referee/summary.js';
import { CLAIM_KINDS, VERDICT_REASONS } from '../rulesets/reason.js';
import { RULESET_IDS } from '../rulesets/ruleset.js';
import { WORD_SWITCH_TEXTS } from '../rulesets/switch-texts.js';
import { WORD_SWITCHES, type WordSwitch } from '../rulesets/switches.js';
import { ENGINES } from '../service/evaluation.js';
import { TIER_STATES } from '../service/service-info.js';
import { AGREEMENTS, SCORE_SCHEMES, VERDICT_STATUSES } from '../service/verdict-report.js';

type EnumOf<T extends string> = { readonly [K in T]: K };

/** The words of each enum, by its name. */
export const ENUM_WORDS = new Map<string, readonly string[]>();

/**
 * Makes a GraphQL enum of a list of words: each word is its own value.
 * @param texts what each word means, where that is to be said
 */
const enumOf = <T extends string>(
  words: readonly T[],
  name: string,
  description: string,
  texts: { readonly [W in T]?: string } = {},
): EnumOf<T> => {
  const values = Object.fromEntries(words.map((word) => [word, word])) as EnumOf<T>;
  const valuesConfig = Object.fromEntries(
    words.map((word) => [word, { description: texts[word] && `${capitalised(texts[word])}.` }]),
  );
  registerEnumType<typeof values>(values, { name, description, valuesConfig: valuesConfig as never });
  ENUM_WORDS.set(name, words);
  return values;
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const SideEnum = enumOf(SIDES, 'Side', 'CHO (楚) moves first; HAN (漢) receives the komi.');
export const PieceKindEnum = enumOf(PIECE_KINDS, 'PieceKind', 'The seven kinds of piece.');
export const ArrangementEnum = enumOf(
  ARRANGEMENTS,
  'Arrangement',
  'Horses (ma) and elephants (sang) from left to right at the own seat.',
);
export const FenDialectEnum = enumOf(FEN_DIALECTS, 'FenDialect', 'Spellings of a position.');
export const DiagramStyleEnum = enumOf(DIAGRAM_STYLES, 'DiagramStyle', 'How a board names its pieces.');
export const CoordinatesEnum = enumOf(
  COORDINATES,
  'Coordinates',
  'What stands beside a pictured board: files a to i and ranks 1 to 10, the rows and columns of Korean records, or nothing.',
);
export const MoveNotationEnum = enumOf(
  MOVE_NOTATIONS,
  'MoveNotation',
  'Spellings of a move: UCI `b1c3`, KOREAN `02마83`, SAN `H02-83`, ALGEBRAIC `Hc3`. AUTO recognises these. Squares in letters are read where their count of ranks is named: from 1 or from 0, at the back rank of Cho (LETTERS `b1-c3`, WINBOARD `b0c2`) or of Han (LETTERS_FROM_HAN `b10-c8`, WINBOARD_FROM_HAN `b9c7`).',
);
export const RecordFormatEnum = enumOf(
  RECORD_FORMATS,
  'RecordFormat',
  'How a game is written down: `.gib`, PGN, a plain list of moves, or JSON; AUTO recognises it.',
);
export const RulesetIdEnum = enumOf(RULESET_IDS, 'RulesetId', 'The games that are served, one document each.');
export const ClaimKindEnum = enumOf(CLAIM_KINDS, 'ClaimKind', 'Endings that do not follow from the board alone.');
export const VerdictReasonEnum = enumOf(VERDICT_REASONS, 'VerdictReason', 'The event that ended the game.');
export const VerdictStatusEnum = enumOf(VERDICT_STATUSES, 'VerdictStatus', 'How a game stands.');
export const ScoreSchemeEnum = enumOf(SCORE_SCHEMES, 'ScoreScheme', 'How a result counts in a tournament.');
export const EngineEnum = enumOf(
  ENGINES,
  'Engine',
  'The search that is built in, or the engine that the operator of this service set up.',
);
export const TierStateEnum = enumOf(
  TIER_STATES,
  'TierState',
  'A tier of the cache that is not there, that is well, or that fails and is left alone for a while.',
);
export const LanguageEnum = enumOf(LANGUAGES, 'Language', 'English, Korean, Japanese.');
export const AgreementEnum = enumOf(AGREEMENTS, 'Agreement', 'Whether a recorded result is the one on the board.');
export const RecordedHowEnum = enumOf(RECORDED_HOWS, 'RecordedHow', 'How a record says that its game ended.');

/** One enum for each switch whose values are words: `facingEnds` is a `FacingEndsSwitch`. */
export const WORD_SWITCH_ENUMS = Object.fromEntries(
  Object.entries(WORD_SWITCHES).map(([name, words]) => [
    name,
    enumOf<string>(
      words,
      `${capitalised(name)}Switch`,
      `Values of the switch ${name}.`,
      WORD_SWITCH_TEXTS[name as WordSwitch].values,
    ),
  ]),
) as { readonly [S in WordSwitch]: object };
