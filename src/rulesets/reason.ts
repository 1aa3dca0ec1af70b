/** Why a verdict is what it is: the event that ended the game, or the state it is in. */
export const VERDICT_REASONS = [
  'ONGOING',
  'CHECKMATE',
  'STALEMATE',
  'BIKJANG',
  'REPETITION',
  'PERPETUAL_CHECK',
  'DOUBLE_PASS',
  'LOW_TOTAL',
  'MOVE_LIMIT',
  'NO_PROGRESS',
  'INSUFFICIENT_MATERIAL',
  'DRAW_REQUEST',
  'POINTS',
  'RESIGNATION',
  'TIME_FORFEIT',
  'DISQUALIFICATION',
  'AGREEMENT',
  'FORFEITED_WIN',
  'GENERAL_DEFENDED_MATE',
  'ILLEGAL_MOVE',
] as const;
export type VerdictReason = (typeof VERDICT_REASONS)[number];

/** What players and organisers can claim; an ending that does not follow from the board alone. */
export const CLAIM_KINDS = [
  'RESIGNATION',
  'TIME_FORFEIT',
  'DISQUALIFICATION',
  'DRAW_AGREED',
  'DRAW_REQUEST',
  'BIKJANG',
  'UNFINISHED',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];
