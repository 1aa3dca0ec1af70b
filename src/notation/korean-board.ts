import { EMPTY, kindOf, pieceCode, sideOf } from '../janggi/piece.js';
import type { Problem } from '../janggi/problem.js';
import { err, ok, type Result } from '../janggi/result.js';
import type { Setup } from '../janggi/setup.js';
import { CHO, HAN, type SideCode } from '../janggi/side.js';
import { FILES, fileName, RANKS, SQUARES, squareAt } from '../janggi/square.js';
import { KIND_OF_HANGUL, KIND_OF_NAME } from './piece-names.js';

/** Longer than any board in this form. */
const MAX_LENGTH = 256;

/** `접장기`: a game at odds, begun by the side named before it. */
const ODDS = '접장기';
const SIDE_OF_WORD = new Map<string, SideCode>([
  ['초', CHO],
  ['楚', CHO],
  ['한', HAN],
  ['漢', HAN],
]);

/** Hangul is Cho's, and so is the one Hanja that says so. */
const isCho = (name: string): boolean => KIND_OF_HANGUL.has(name) || name === '楚';

const fault = (code: string, message: string, place: Partial<Problem>): { ok: false; error: Problem } =>
  err({ code, message, ...place });

/**
 * Reads the board of a `.gib` 판 tag (dialect KOREAN_BOARD): ranks from Cho's back rank upward with `/` between, empty
 * points at a rank's end left out, Hangul for Cho and Hanja for Han; then `한` or `초`, the side that moves first (`접장기`).
 * @returns the setup, or BOARD_TOO_LONG, BOARD_RANK_COUNT, BOARD_RANK_WIDTH, BOARD_UNKNOWN_PIECE, BOARD_BAD_TURN, with
 *   the column in the text given
 */
export const parseKoreanBoard = (text: string): Result<Setup, Problem> => {
  if (text.length > MAX_LENGTH)
    return fault('BOARD_TOO_LONG', `A board has at most ${MAX_LENGTH} characters.`, { column: MAX_LENGTH + 1 });
  const [boardText = '', side = '', ...rest] = text.trim().split(/\s+/);
  const start = text.length - text.trimStart().length + 1;
  const ranks = boardText.split('/');
  if (ranks.length !== RANKS)
    return fault(
      'BOARD_RANK_COUNT',
      `A board has ${RANKS} ranks with \`/\` between them, this one has ${ranks.length}.`,
      { column: start },
    );
  const board = new Uint8Array(SQUARES);
  let column = start;
  for (let rank = 0; rank < RANKS; rank++, column++) {
    let file = 0;
    for (const character of ranks[rank] as string) {
      if (character >= '1' && character <= '9') file += Number(character);
      else {
        const kind = KIND_OF_NAME.get(character) ?? EMPTY;
        if (kind === EMPTY)
          return fault('BOARD_UNKNOWN_PIECE', `${JSON.stringify(character)} on rank ${rank + 1} is no piece.`, {
            rank: rank + 1,
            ...(file < FILES && { file: fileName(file) }),
            column,
          });
        if (file < FILES) board[squareAt(file, rank)] = pieceCode(isCho(character) ? CHO : HAN, kind);
        file++;
      }
      if (file > FILES)
        return fault('BOARD_RANK_WIDTH', `Rank ${rank + 1} has more than ${FILES} points.`, { rank: rank + 1, column });
      column += character.length;
    }
  }
  const turn = SIDE_OF_WORD.get(side);
  if (turn === undefined || rest.length > 1 || (rest[0] !== undefined && rest[0] !== ODDS))
    return fault('BOARD_BAD_TURN', 'The board is followed by `한 접장기` or `초 접장기`: the side that moves first.', {
      column: start + boardText.length,
    });
  return ok({ board, turn, halfmoveClock: 0, moveNumber: 1 });
};

/** Names as boards write them, by kind code. */
const CHO_NAMES = ' 장사상마포차졸';
const HAN_NAMES = ' 將士象馬包車兵';

/** Whether a text names its pieces in Hangul or Hanja, and none by a letter. */
export const hasKoreanPieces = (text: string): boolean =>
  !/[a-z]/i.test(text) && Array.from(text).some((character) => KIND_OF_NAME.has(character));

/** Writes a board as a 판 tag has it; the counters have no place there. */
export const formatKoreanBoard = ({ board, turn }: Setup): string => {
  const ranks = Array.from({ length: RANKS }, (_, rank) => {
    let text = '';
    let gap = 0;
    for (let file = 0; file < FILES; file++) {
      const piece = board[squareAt(file, rank)] as number;
      if (piece === EMPTY) {
        gap++;
        continue;
      }
      text += (gap > 0 ? String(gap) : '') + (sideOf(piece) === CHO ? CHO_NAMES : HAN_NAMES)[kindOf(piece)];
      gap = 0;
    }
    return text;
  });
  return `${ranks.join('/')} ${turn === HAN ? '한' : '초'} 접장기`;
};
