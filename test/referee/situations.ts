import { facing, inCheck } from '../../src/janggi/attack.js';
import { isPass, type Move, moveTo } from '../../src/janggi/move.js';
import { EMPTY } from '../../src/janggi/piece.js';
import { startSetup } from '../../src/janggi/setup.js';
import { formatUci } from '../../src/notation/moves.js';
import { isReversal, Play } from '../../src/referee/play.js';
import { DEFAULT_RULESET } from '../../src/rulesets/registry.js';
import { rulesOf } from '../../src/rulesets/rules.js';
import type { ClaimQuestion, GameQuestion } from '../../src/service/questions.js';
import { fixture } from '../fixtures.js';
import { randomOf } from '../peers.js';
import { positionOf } from '../positions.js';

/** A game to be judged, under whatever rules. */
export interface Situation {
  readonly title: string;
  readonly fen?: string;
  readonly moves: readonly string[];
  readonly claims?: readonly ClaimQuestion[];
  /** Instead of start and moves. */
  readonly record?: string;
}

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1';
const FACING = '4k4/9/9/p8/9/9/P8/9/9/4K4 w - - 0 1';
const times = (count: number, moves: readonly string[]): string[] => Array.from({ length: count }, () => moves).flat();

/**
 * A game from the start in which nothing ever happens: no capture, no check, no facing, no pass, no position three times,
 * no piece that goes straight back. @param captureAt the one ply that is a capture
 */
const longGame = (plies: number, captureAt = 0): string[] => {
  for (let seed = 1; ; seed++) {
    const moves = tryLongGame(plies, captureAt, randomOf(seed));
    if (moves) return moves;
  }
};

const tryLongGame = (plies: number, captureAt: number, random: (below: number) => number): string[] | null => {
  const rules = rulesOf(DEFAULT_RULESET);
  if (!rules.ok) throw new Error(rules.error.message);
  const play = new Play(positionOf(startSetup(), rules.value.movement), 'ARRANGEMENT', rules.value);
  const { position } = play;
  const uneventful = (move: Move, capture: boolean): boolean => {
    if (isPass(move) || (position.board[moveTo(move)] !== EMPTY) !== capture) return false;
    if (play.ply >= 2 && isReversal(move, play.moveAt(play.ply - 1))) return false;
    const undo = position.make(move);
    const event = inCheck(position) || facing(position);
    position.unmake(move, undo);
    return !event;
  };
  const told: string[] = [];
  while (told.length < plies) {
    const moves = [...play.legalMoves()].filter((move) => uneventful(move, told.length + 1 === captureAt));
    if (moves.length === 0) return null;
    const move = moves[random(moves.length)] as Move;
    play.play(move);
    told.push(formatUci(move));
    if (play.occurrences().length > 1) return null;
  }
  return told;
};

/** A position that comes back again and again while Cho checks with every move, now with one cannon, now with the other. */
const TWO_CHECKERS = '5an1r/2b1nC3/4ak1c1/2p2p1p1/7p1/1P2P4/5C2P/4K4/4NA3/1BN1A3R';
const TWO_CHECKERS_MOVES = 'f7g7 e5f5 g7f7 f5e5 f7e7 f4f1 e7f7 f1f4 f7e7 f4f1 e7f7 f1f4'.split(' ');

/** Situations of our own, each made for a rule that the published rulings leave open. */
const OWN: readonly Situation[] = [
  { title: 'a general steps along a diagonal', moves: ['e2d3'] },
  { title: 'a guard steps along a diagonal', fen: '3k5/9/9/9/9/9/P8/9/3KA4/9 w - - 0 1', moves: ['e2f3'] },
  { title: 'a soldier steps sideways', moves: ['i4h4'] },
  { title: 'a soldier steps along a palace diagonal', fen: '4k4/9/3P5/9/9/9/9/9/9/3K5 w - - 0 1', moves: ['d8e9'] },
  { title: 'a chariot goes along a palace diagonal', fen: '4k4/9/9/9/9/9/9/5R3/9/3K5 w - - 0 1', moves: ['f3e2'] },
  { title: 'a pass with moves left', moves: ['pass'] },
  { title: 'a pass without moves', fen: '4k4/R4P3/9/3R5/9/8c/9/9/9/3K5 b - - 0 1', moves: ['pass'] },
  { title: 'no move but a pass', fen: '4k4/R4P3/9/3R5/9/8c/9/9/9/3K5 b - - 0 1', moves: [] },
  { title: 'facing made by the stronger side', fen: '4k4/9/9/p8/9/9/P7R/9/9/3K5 w - - 0 1', moves: ['d1e1'] },
  { title: 'facing made by the weaker side', fen: '4k4/9/9/p7r/9/9/P8/9/9/3K5 w - - 0 1', moves: ['d1e1'] },
  { title: 'facing made to answer a check', fen: '4k4/9/9/p8/9/9/P2r5/9/9/3K5 w - - 0 1', moves: ['d1e1'] },
  {
    title: 'facing made to answer a check, with another answer at hand',
    fen: '4k4/9/9/p1p6/9/9/P2r5/9/R8/3K5 w - - 0 1',
    moves: ['d1e1'],
  },
  {
    title: 'facing made where points are level but for their values',
    fen: '4k4/9/9/p1p6/9/2n6/R8/9/9/3K5 w - - 0 1',
    moves: ['d1e1'],
  },
  {
    title: 'facing made where a horse stands against a cannon',
    fen: '4k4/9/9/9/9/2n6/C8/9/9/3K5 b - - 0 1',
    moves: ['pass', 'd1e1'],
  },
  { title: 'facing left by a pass', fen: FACING, moves: ['pass'] },
  { title: 'facing left by a move', fen: FACING, moves: ['a4a5'] },
  { title: 'facing found in check, answered by a pass', fen: '4k4/9/9/9/9/9/9/r8/9/r3K4 w - - 0 1', moves: ['pass'] },
  { title: 'facing claimed', fen: FACING, moves: [], claims: [{ kind: 'BIKJANG', by: 'CHO' }] },
  { title: 'facing claimed by the other side', fen: FACING, moves: [], claims: [{ kind: 'BIKJANG', by: 'HAN' }] },
  { title: 'facing claimed before a capture', moves: ['e4d4', 'e7d7'], claims: [{ kind: 'BIKJANG', by: 'CHO' }] },
  { title: 'facing left before a capture', moves: ['e4d4', 'e7d7', 'a4a5'] },
  { title: 'facing left by a mate', fen: '4k4/R8/8R/9/9/9/9/9/9/4K4 w - - 0 1', moves: ['i8i10'] },
  {
    title: 'facing claimed with level points',
    fen: '4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1',
    moves: [],
    claims: [{ kind: 'BIKJANG', by: 'CHO' }],
  },
  {
    title: 'a mate by the side that faced',
    fen: '4k4/R8/9/9/9/9/9/7r1/7r1/1R1K3n1 w - - 0 1',
    moves: ['d1e1', 'e10f10', 'b1b10'],
  },
  {
    title: 'a resignation to the side that faced',
    fen: '4k4/R8/9/9/9/9/9/7r1/7r1/1R1K3n1 w - - 0 1',
    moves: ['d1e1', 'e10f10'],
    claims: [{ kind: 'RESIGNATION', by: 'HAN' }],
  },
  {
    title: 'a mating piece that only its general guards',
    fen: '3nkb3/R3c4/9/9/9/9/1r6r/9/4K4/9 w - - 0 1',
    moves: ['a9e9'],
  },
  { title: 'the same with the mated side weaker', fen: '3nkb3/R3c4/9/9/9/9/9/9/4K4/9 w - - 0 1', moves: ['a9e9'] },
  { title: 'a facing that cannot be broken', fen: '3bkb3/9/9/9/8P/9/9/9/3K5/r8 w - - 0 1', moves: ['d2e2'] },
  { title: 'a checkmate', fen: '3k5/R8/9/9/9/9/9/9/5K3/8R w - - 0 1', moves: ['i1i10'] },
  {
    title: 'the second occurrence',
    fen: '3k5/9/9/p7r/9/9/P7R/9/9/4K4 w - - 0 1',
    moves: times(1, ['i4h4', 'i7h7', 'h4i4', 'h7i7']),
  },
  {
    title: 'the third occurrence',
    fen: '3k5/9/9/p1p5r/9/9/P7R/9/9/4K4 w - - 0 1',
    moves: times(2, ['i4h4', 'i7h7', 'h4i4', 'h7i7']),
  },
  {
    title: 'the third occurrence by the general alone',
    fen: '3k5/9/9/p1p6/9/9/P8/9/9/5K3 w - - 0 1',
    moves: times(2, ['f1f2', 'd10d9', 'f2f1', 'd9d10']),
  },
  {
    title: 'the fourth occurrence by the general alone',
    fen: '3k5/9/9/p1p6/9/9/P8/9/9/5K3 w - - 0 1',
    moves: times(3, ['f1f2', 'd10d9', 'f2f1', 'd9d10']),
  },
  {
    title: 'the fifth occurrence by the general alone',
    fen: '3k5/9/9/p1p6/9/9/P8/9/9/5K3 w - - 0 1',
    moves: times(4, ['f1f2', 'd10d9', 'f2f1', 'd9d10']),
  },
  {
    title: 'perpetual check',
    fen: '3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1',
    moves: ['a2d2', ...times(4, ['d10e10', 'd2e2', 'e10d10', 'e2d2'])],
  },
  {
    title: 'a checking position three times, with quiet moves between',
    fen: '3k5/9/9/p1p6/9/9/9/9/R8/5K3 w - - 0 1',
    moves: ['a2d2', ...times(3, ['d10e10', 'd2b2', 'e10d10', 'b2d2'])],
  },
  {
    title: 'a checking position four times, no piece going to and fro',
    fen: '3k5/9/9/p1p3p1p/4n4/9/P1P3P1P/9/R7N/5K3 w - - 0 1',
    moves: ['a2d2', ...times(4, ['d10e10', 'i2g3', 'e6g5', 'd2b2', 'e10d10', 'g3i2', 'g5e6', 'b2d2'])],
  },
  { title: 'perpetual check by several pieces', fen: `${TWO_CHECKERS} b - - 19 33`, moves: TWO_CHECKERS_MOVES },
  {
    title: 'perpetual check by several pieces at the limit of 200 half-moves',
    fen: `${TWO_CHECKERS} b - - 188 99`,
    moves: TWO_CHECKERS_MOVES,
  },
  {
    title: 'perpetual check, the generals never on one file',
    fen: '3k5/9/9/p1p6/9/9/9/9/R8/5K3 w - - 0 1',
    moves: ['a2d2', ...times(4, ['d10e10', 'd2e2', 'e10d10', 'e2d2'])],
  },
  {
    title: 'three moves to and fro',
    fen: '3k5/4a4/9/p1p1p3r/3n5/3N5/P1P1P3R/9/4A4/4K4 w - - 0 1',
    moves: ['i4h4', 'e9f9', 'h4i4', 'f9e9', 'i4h4', 'd10d9', 'h4i4', 'd9d10'],
  },
  {
    title: 'five moves to and fro',
    fen: '3k5/4a4/9/p1p1p3r/3n5/3N5/P1P1P3R/9/4A4/4K4 w - - 0 1',
    moves: ['i4h4', 'e9f9', 'h4i4', 'f9e9', 'i4h4', 'd10d9', 'h4i4', 'd9d10', 'i4h4'],
  },
  { title: 'two passes', fen: '3k5/9/9/9/9/9/P8/9/9/4K4 w - - 0 1', moves: ['pass', 'pass'] },
  {
    title: 'two passes with level points',
    fen: '3k5/9/9/p8/9/9/P8/9/9/5K3 w - - 0 1',
    moves: ['f1f2', 'pass', 'pass'],
  },
  { title: 'a low total and a quiet ply', fen: '3k5/9/9/p7r/9/9/P1P6/9/9/4K4 w - - 0 1', moves: ['c4c5'] },
  { title: 'a total just above ten', fen: '3k5/9/9/p7r/9/9/P1P1P1P1P/9/4A4/4K4 w - - 0 1', moves: ['c4c5'] },
  { title: 'a total of ten', fen: '3k5/9/9/p7r/9/9/P1P1P1P1P/9/9/4K4 w - - 0 1', moves: ['c4c5'] },
  { title: 'a total of ten and a half', fen: '3k5/9/9/p1p6/4n4/9/P1P1P1P1R/9/9/4K4 w - - 0 1', moves: ['c4c5'] },
  { title: 'a quiet game of 202 plies', moves: longGame(202) },
  { title: 'a game of 202 plies whose 200th is a capture', moves: longGame(202, 200) },
  { title: '119 half-moves without capture', fen: '3k5/9/9/p8/9/9/P7R/9/9/4K4 w - - 118 80', moves: ['i4h4'] },
  { title: '120 half-moves without capture', fen: '3k5/9/9/p8/9/9/P7R/9/9/4K4 w - - 119 80', moves: ['i4h4'] },
  { title: '100 half-moves without capture', fen: '3k5/9/9/p8/9/9/P7R/9/9/4K4 w - - 99 80', moves: ['i4h4'] },
  { title: '200 half-moves without capture', fen: '3k5/9/9/p8/9/9/P7R/9/9/4K4 w - - 199 80', moves: ['i4h4'] },
  {
    title: 'perpetual check at the limit of 100 half-moves',
    fen: '3k5/9/9/9/9/9/9/9/R8/4K4 w - - 91 50',
    moves: ['a2d2', ...times(2, ['d10e10', 'd2e2', 'e10d10', 'e2d2'])],
  },
  {
    title: 'perpetual check at the limit of 120 half-moves',
    fen: '3k5/9/9/9/9/9/9/9/R8/4K4 w - - 111 50',
    moves: ['a2d2', ...times(2, ['d10e10', 'd2e2', 'e10d10', 'e2d2'])],
  },
  {
    title: 'perpetual check at the limit of 200 half-moves',
    fen: '3k5/9/9/9/9/9/9/9/R8/4K4 w - - 187 50',
    moves: ['a2d2', ...times(3, ['d10e10', 'd2e2', 'e10d10', 'e2d2'])],
  },
  { title: 'generals and guards only', fen: '3k5/3a5/9/9/9/9/9/9/4A4/5K3 w - - 0 1', moves: [] },
  { title: 'stopped unfinished', moves: [], claims: [{ kind: 'UNFINISHED' }] },
  { title: 'an agreed draw', moves: [], claims: [{ kind: 'DRAW_AGREED' }] },
  {
    title: 'an agreed draw with few points',
    fen: '3k5/9/9/p8/9/9/P1P6/9/9/4K4 w - - 0 1',
    moves: [],
    claims: [{ kind: 'DRAW_AGREED' }],
  },
  {
    title: 'a draw request with few points',
    fen: '3k5/9/9/p8/9/9/P1P6/9/9/4K4 w - - 0 1',
    moves: [],
    claims: [{ kind: 'DRAW_REQUEST', by: 'CHO' }],
  },
  {
    title: 'a draw request with 29 points',
    fen: '3k5/9/9/r7r/9/9/R7C/9/3AA4/4KB3 w - - 0 1',
    moves: [],
    claims: [{ kind: 'DRAW_REQUEST', by: 'CHO' }],
  },
  {
    title: 'a draw request with 30 points',
    fen: '3k5/9/9/r7r/9/9/R7C/9/4K4/2N3N2 w - - 0 1',
    moves: [],
    claims: [{ kind: 'DRAW_REQUEST', by: 'CHO' }],
  },
  { title: 'a draw request at the start', moves: [], claims: [{ kind: 'DRAW_REQUEST', by: 'CHO' }] },
  {
    title: 'a cannon moves first',
    fen: 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1',
    moves: ['b3b5'],
  },
  { title: 'loss on time', moves: ['i4h4'], claims: [{ kind: 'TIME_FORFEIT', by: 'CHO' }] },
  { title: 'a disqualification', moves: ['i4h4'], claims: [{ kind: 'DISQUALIFICATION', by: 'CHO' }] },
  { title: "the other side's piece", moves: ['i7h7'] },
  { title: 'a capture of the own side', moves: ['a1a4'] },
  { title: 'a general left in check', fen: '3k5/9/4r4/9/9/9/9/4R4/4K4/9 w - - 0 1', moves: ['e3a3'] },
  { title: 'a pass in check', fen: '3k5/9/4r4/9/9/9/9/9/4K4/9 w - - 0 1', moves: ['pass'] },
  { title: "a general's far step", moves: ['e2e4'] },
  { title: "a guard's far step", moves: ['d1d3'] },
  { title: 'a chariot over a soldier', moves: ['a1a5'] },
  { title: 'a horse over its leg', moves: ['b1d2'] },
  { title: 'an elephant over its leg', fen: '4k4/9/9/9/9/9/9/1C7/3K5/2B6 w - - 0 1', moves: ['c1a4'] },
  { title: 'a cannon over a cannon', moves: ['b3b9'] },
  { title: 'a soldier backward', moves: ['a4a3'] },
];

/** A handicap game: Cho lacks a chariot, one soldier of Cho stands a file further left. */
const HANDICAP =
  '[판 "차마상사1사상마/4장/1포5포/졸졸2졸1졸1졸///兵1兵1兵1兵1兵/1包5包/4將/車馬象士1士象馬車 초 접장기"]';
const RECORDS: readonly Situation[] = [
  { title: 'a cannon moves first at odds', record: `${HANDICAP} 1. 82포62`, moves: [] },
  {
    title: 'the weaker side faces before a capture, at odds',
    record: `${HANDICAP} 1. 한수쉼 2. 45병44 3. 75졸74 4. 41병42`,
    moves: [],
  },
];

interface Ruling extends Situation {
  readonly ruleset: string;
}

/** Situations of our own and those of the published rulings, each once. */
export const SITUATIONS: readonly Situation[] = [
  ...new Map<string, Situation>(
    [
      ...fixture<Ruling>('rulings.jsonl').map(({ ruleset: _, ...situation }): Situation => situation),
      ...OWN,
      ...RECORDS,
    ].map((situation) => [
      JSON.stringify([situation.fen ?? START, situation.moves, situation.claims ?? [], situation.record]),
      situation,
    ]),
  ).values(),
];

export const questionOf = ({ fen, moves, claims, record }: Situation): GameQuestion => ({
  ...(record === undefined ? { moves, ...(fen !== undefined && { fen }) } : { record }),
  ...(claims && { claims }),
});
