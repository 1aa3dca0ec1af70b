/** How loud a code is in the log: a client's fault is no more than information. */
export type Level = 'info' | 'warn' | 'error';

/** What a code says, and how it is answered over HTTP. */
export interface CodeEntry {
  readonly kind: 'error' | 'warning';
  /** Of an answer that is nothing but this error. */
  readonly status: number;
  readonly level: Level;
  /** What it means, as one sentence; the message where none more precise is at hand. */
  readonly text: string;
}

const error = (text: string, status = 400, level: Level = 'info'): CodeEntry => ({
  kind: 'error',
  status,
  level,
  text,
});
const warning = (text: string): CodeEntry => ({ kind: 'warning', status: 200, level: 'info', text });

/** What a client may know of a fault of ours. */
export const OUR_FAULT = 'The service failed to answer; the fault is ours.';

/**
 * Every code of an error or a warning; why a move is not legal has codes of its own. Over GraphQL a code stands in
 * `extensions`, over HTTP in `application/problem+json`.
 */
export const CODES = {
  // Requests.
  MALFORMED_JSON: error('The body, or a line of it, is no JSON.'),
  BAD_INPUT: error('A field or a parameter is unknown, missing, given twice, or not what it should be.'),
  BAD_REQUEST: error('The request could not be read.'),
  NOT_FOUND: error('There is nothing at this address; see /docs and /graphql.', 404),
  METHOD_NOT_ALLOWED: error('This method is not allowed here.', 405),
  NOT_ACCEPTABLE: error('The answer cannot be had in a form that Accept names.', 406),
  BODY_TOO_LARGE: error('The body is larger than `service { limits { jsonBytes fileBytes } }` tells.', 413),
  BODY_TOO_SLOW: error('The body did not end in time.', 408),
  LINE_TOO_LONG: error('A line of a stream is longer than a JSON body may be.', 413),
  UNSUPPORTED_ENCODING: error('The content encoding or charset of the body is not supported.', 415),
  UNSUPPORTED_MEDIA_TYPE: error('Send the body as application/json.', 415),
  BROKEN_ENCODING: error('A packed body could not be unpacked.'),
  ARRAY_BATCHING: error(
    'A list of queries is not taken. Ask one, with a list of inputs: `positions` and `adjudications` answer each.',
  ),
  ONLY_QUERIES: error('There are queries only: no mutations and no subscriptions.'),
  GRAPHQL_PARSE_FAILED: error('The query is no GraphQL.'),
  GRAPHQL_VALIDATION_FAILED: error('The query asks for what the schema does not have.'),
  OPERATION_RESOLUTION_FAILURE: error('The query has several operations, and none of them is named.'),
  BAD_USER_INPUT: error('A variable is missing, or not of its type.'),
  TOO_MANY_TOKENS: error('The query is too long.'),
  TOO_MANY_ALIASES: error('The query has too many aliases.'),
  TOO_DEEP: error('The query is too deep.'),
  TOO_MANY_REPEATS: error('The query names one field too often.'),
  TOO_MANY_DIRECTIVES: error('The query has too many directives.'),
  FRAGMENT_CYCLE: error('A fragment spreads itself.'),
  TOO_COSTLY: error('The request costs too much.'),
  TOO_MANY_INPUTS: error('The batch has more inputs than one request may have.', 413),
  ANSWER_TOO_LARGE: error('The answer takes more memory than one request may have; ask for less.', 413),
  UNKNOWN_KEY: error('The key is not known here. Send a known one as `Authorization: Bearer`, or none.', 401),
  OPERATORS_ONLY: error("Send the operator's key as `Authorization: Bearer`.", 401),
  RATE_LIMITED: error('This client has spent its cost; see RateLimit, and come back after Retry-After.', 429),
  TOO_MANY_REQUESTS: error('This client has too many requests open; come back when one is answered.', 429),
  OVERLOADED: error('Too much work waits already; come back after Retry-After.', 503, 'warn'),
  ENGINE_MISSING: error(
    'There is no outside engine here, or it cannot be started; the operator chooses one.',
    503,
    'error',
  ),
  ENGINE_FAILED: error(
    'The outside engine did not answer, or does not know janggi; the message says more.',
    503,
    'error',
  ),
  JOBS_MISSING: error('There are no jobs here; the operator sets JANGGI_JOBS_REDIS_URL and runs workers.', 501, 'warn'),
  JOBS_UNAVAILABLE: error(
    'The jobs cannot be reached now, or have no room; come back after Retry-After.',
    503,
    'error',
  ),
  NO_SUCH_JOB: error('There is no job of this name, or it has expired.', 404),
  JOB_CANCELLED: error('The job was cancelled, and its results with it.', 409),
  JOB_FAILED: error('The job could not be done in full; send it again.', 409),
  INTERNAL_SERVER_ERROR: error(OUR_FAULT, 500, 'error'),

  // Questions.
  CONFLICTING_INPUT: error('Two inputs exclude each other.'),
  UNKNOWN_RULESET: error('There is no such ruleset.'),
  BAD_RULE: error('A house rule names no switch, or a value that the switch does not have.'),
  RULES_CONFLICT: error('House rules that cannot hold at once.'),
  BAD_EVALUATION: error('An evaluation is to go further than the limits allow, or by a number that is none.'),
  BAD_SQUARE: error('A text that names no square, a1 to i10.'),
  BAD_SIZE: error('A picture of a width that there is not.'),
  BAD_ARROW: error('A text that is no arrow, as `b1c3` is.'),
  TITLE_TOO_LONG: error("A picture's title is too long."),
  TOO_MANY_MARKS: error('A picture has too many marks.'),
  TOO_MANY_ARROWS: error('A picture has too many arrows.'),
  TOO_MANY_MOVES: error('The game is longer than one request may ask for.'),
  TOO_MANY_CLAIMS: error('The game has more claims than one request may make.'),
  CLAIM_NOT_ALLOWED: error('The ruleset does not know the claim, or not at this point.'),
  CLAIM_SIDE_MISSING: error('The claim needs the side that makes it, or that it is about.'),
  CLAIM_PLY_OUT_OF_RANGE: error('The claim names a ply that the game does not have.'),
  CLAIM_AFTER_END: warning('A claim that changes nothing, for the judging had stopped.'),

  // Positions.
  FEN_EMPTY: error('The FEN is empty.'),
  FEN_TOO_LONG: error('The text is too long for a FEN.'),
  FEN_RANK_COUNT: error('The board has not ten ranks.'),
  FEN_RANK_WIDTH: error('A rank has not nine points.'),
  FEN_BAD_DIGIT: error('A digit that counts no points.'),
  FEN_UNKNOWN_LETTER: error('A letter that is no piece.'),
  FEN_MIXED_LETTERS: error('Letters of two dialects that exclude each other.'),
  FEN_BAD_TURN: error('The side to move is neither w nor b.'),
  FEN_BAD_FIELD: error('A field that janggi does not use is not empty.'),
  FEN_BAD_COUNTER: error('A counter is no number.'),
  FEN_COUNTER_TOO_LARGE: error('A counter is larger than any game could make it.'),
  FEN_TRAILING_TEXT: error('Something stands behind the FEN.'),
  FEN_TURN_ASSUMED: warning('No side to move is given; Cho was assumed.'),
  FEN_COUNTERS_ASSUMED: warning('No counters are given; they were begun anew.'),
  FEN_EXTRA_BLANKS: warning('More than one blank between fields.'),
  FEN_UNDERSCORES: warning('Underscores were read as blanks.'),
  FEN_SPLIT_GAP: warning('Empty points were counted in two numbers next to each other.'),
  FEN_DIALECT_READ: warning('The FEN was read in a dialect that its letters told.'),
  FEN_HORSE_ELEPHANT_LETTERS: warning('h and e were read as horse and elephant.'),
  BOARD_TOO_LONG: error('The text is too long for a 판 board.'),
  BOARD_RANK_COUNT: error('A 판 board has not ten ranks.'),
  BOARD_RANK_WIDTH: error('A rank of a 판 board has more than nine points.'),
  BOARD_UNKNOWN_PIECE: error('A character of a 판 board is no piece.'),
  BOARD_BAD_TURN: error('A 판 board does not say who moves first.'),
  DIAGRAM_TOO_LONG: error('The text is too long for a board.'),
  DIAGRAM_RANKS: error('The text has not ten lines of nine points.'),
  DIAGRAM_SIDES: error('The sides of the pieces cannot be told apart.'),
  DIAGRAM_TURN_ASSUMED: warning('The diagram does not say who moves; Cho was assumed.'),
  NO_GENERAL: error('A side has no general.'),
  TOO_MANY_GENERALS: error('A side has more than one general.'),
  GENERAL_OUTSIDE_PALACE: error('A general stands outside its palace.'),
  GUARD_OUTSIDE_PALACE: error('A guard stands outside its palace; `lenient` accepts it.'),
  TOO_MANY_PIECES: error('A side has more of a kind than a set has; `lenient` accepts it.'),
  SOLDIER_BEHIND_START: error('A soldier stands behind where soldiers begin; `lenient` accepts it.'),
  OPPONENT_IN_CHECK: error('The side that is not to move is in check; `lenient` accepts it.'),

  // Moves.
  BAD_MOVE: error('The text is no move.'),
  ILLEGAL_MOVE: error('The move is not legal; the message says why, with the code of the reason.'),
  WRONG_PIECE: error('The move names a piece that does not stand there, or that cannot go there.'),
  AMBIGUOUS_MOVE: error('The move can be read in two ways; the message names them.'),
  WRONG_SIDE: warning('The move names the side that is not to move.'),
  WRONG_CAPTURE: warning('The move names a capture that it does not make.'),
  WRONG_CHECK: warning('The move is marked as check or mate, and is none.'),
  UNUSUAL_CHARACTERS: warning(
    'A move is in full width or in parts of letters; it was read as it would usually be written.',
  ),
  LETTERS_READ: warning('Squares in letters were read by the only count of ranks in which the first move is legal.'),

  // Records.
  RECORD_TOO_LARGE: error(
    'The record is larger than one inside JSON, or than a file of JSON, may be; send it as a file of .gib or PGN.',
    413,
  ),
  EMPTY_RECORD: error('The record holds no game.'),
  TOO_NESTED: error('Lists and objects of JSON nest deeper than any question or record does.'),
  NOT_TEXT: error('The record is no text; perhaps it is a picture or an archive.'),
  MANY_GAMES: error('The record holds several games; say which.'),
  NO_SUCH_GAME: error('The record has no game of this number.'),
  BAD_JSON: error('The record is no JSON.'),
  BAD_RECORD: error('A record in JSON has not the members that it should have.'),
  BAD_ARRANGEMENT: error('A tag names no arrangement.'),
  BAD_OLD_COORDINATES: error('A move in old coordinates names no point of the board.'),
  WRONG_VARIANT: error('The game is of another kind than janggi.'),
  UNWRITABLE_TAG: error('A tag has no place in the form asked for.'),
  UNWRITABLE_COMMENT: error('A comment has no place in the form asked for.'),
  UNENCODABLE_CHARACTER: error('CP949 has no such character; write the file in UTF-8.'),
  STRAY_BYTES: warning('Bytes that are no text were dropped.'),
  BROKEN_BYTES: warning('Bytes could not be read in the encoding of the file.'),
  ARRANGEMENT_ASSUMED: warning('No arrangement is given; the usual one was assumed.'),
  COORDINATES_UNKNOWN: warning('The record names coordinates that are not known; rows and columns were read.'),
  MOVES_MISSING: warning('The record has fewer moves than it says; it may have been cut off.'),
  WRONG_NUMBER: warning('A move has not the number that it should have.'),
  NUMBER_WITHOUT_POINT: warning("A number was read as a move's, though no point follows it."),
  GLUED_NUMBER: warning('A move stands next to the number of the next one without a blank.'),
  BAD_TIME: warning('A time that is not written `<seconds>` was passed over.'),
  TAG_TWICE: warning('A tag stands twice; the first counts.'),
  BAD_TAG: warning('A tag is not written `[name "value"]`.'),
  UNCLOSED_COMMENT: warning('A comment never ends.'),
  VARIATION_SKIPPED: warning('Variations were not read.'),
  STRAY_CHARACTERS: warning('Characters that belong to no move or tag were skipped.'),
  STRAY_TEXT: warning('Text above the first game was skipped.'),
  SETUP_DIFFERS: warning('SetUp says otherwise than the FEN that is or is not there.'),
  STARTS_DIFFER: warning('Two tags tell different starts.'),
  RESULTS_DIFFER: warning('The record tells two different results.'),
  UNKNOWN_MEMBER: warning('A record in JSON has a member that means nothing.'),
} as const satisfies { readonly [code: string]: CodeEntry };

export type Code = keyof typeof CODES;

/** What is known of a code; of one that is not ours, that it is a client's fault. */
export const entryOf = (code: string): CodeEntry =>
  Object.hasOwn(CODES, code) ? CODES[code as Code] : CODES.BAD_REQUEST;
