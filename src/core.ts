/**
 * The game itself, for programs of others: positions, moves, notation, the referee and the rulesets. Nothing here needs a
 * network, a clock, Node or any package; it runs in a browser as it is. What may fail gives a {@link Result}, and throws
 * for no input. These names stay; what is not named here may change at any time.
 */
export { ARRANGEMENTS, type Arrangement, DEFAULT_ARRANGEMENT } from './janggi/arrangement.js';
export { checkers, facing, inCheck } from './janggi/attack.js';
export { isLegal, legalMoves } from './janggi/generate.js';
export { isPass, type Move, moveFrom, moveOf, moveTo } from './janggi/move.js';
export type { Movement } from './janggi/movement.js';
export { divide, perft } from './janggi/perft.js';
export {
  EMPTY,
  kindName,
  kindOf,
  PIECE_KINDS,
  type PieceCode,
  type PieceKind,
  pieceCode,
  sideOf,
} from './janggi/piece.js';
export { Position, type Undo } from './janggi/position.js';
export type { Problem } from './janggi/problem.js';
export type { Result } from './janggi/result.js';
export { type Setup, type SetupProblem, startSetup } from './janggi/setup.js';
export { CHO, HAN, opponent, SIDES, type Side, type SideCode, sideCode, sideName } from './janggi/side.js';
export { NO_SQUARE, parseSquare, SQUARE_NAMES, type Square, squareName } from './janggi/square.js';
export { type DecodedText, decodeText, type NewCp949Decoder, type TextEncodingName } from './notation/decode-text.js';
export { DIAGRAM_STYLES, type DiagramStyle, formatDiagram } from './notation/diagram.js';
export { FEN_DIALECTS, type FenDialect, formatFen } from './notation/fen.js';
export {
  type GameRecord,
  type RecordedGame,
  type RecordMove,
  type RecordStart,
  type RecordTag,
  setupOf,
  startFromSetup,
} from './notation/game-record.js';
export {
  formatKorean,
  formatMove,
  formatSan,
  formatUci,
  MOVE_NOTATIONS,
  type MoveNotation,
  parseMove,
  type ReadMove,
} from './notation/moves.js';
export type { PlayedGame, PlayedMove } from './notation/played-game.js';
export { parsePosition } from './notation/position-text.js';
export {
  formatOf,
  type KnownFormat,
  RECORD_FORMATS,
  type RecordFormat,
  readRecord,
  writeRecord,
} from './notation/record.js';
export { parseRecorded, type RecordedHow, type RecordedResult } from './notation/recorded-result.js';
export { COORDINATES, type Coordinates, type SvgOptions, svg } from './notation/svg.js';
export type { Claim, ClaimInput } from './referee/claims.js';
export type { Ending, EndingReason } from './referee/ending.js';
export { type Explanation, explainIllegal, ILLEGAL_CODES, type IllegalCode } from './referee/explain.js';
export { Play, type StartKind } from './referee/play.js';
export { countPoints, type Points, type PointsLine } from './referee/points.js';
export { type Judgement, type Outcome, Referee } from './referee/referee.js';
export { LANGUAGES, type Language, summarise } from './referee/summary.js';
export type { Clause } from './rulesets/clause.js';
export { CLAIM_KINDS, type ClaimKind, VERDICT_REASONS, type VerdictReason } from './rulesets/reason.js';
export { DEFAULT_RULESET, findRuleset, RULESETS } from './rulesets/registry.js';
export { type Rules, type RulesetOverrides, rulesOf } from './rulesets/rules.js';
export type { Ruleset, RulesetId } from './rulesets/ruleset.js';
export { SWITCH_NAMES, type Switches, type SwitchName } from './rulesets/switches.js';
