import type { Catalogue, Facts } from './catalogue.js';

const at = ({ ply }: Facts): string => (ply === 0 ? 'before the first move' : `at move ${ply}`);
const points = ({ cho, han, komi }: Facts): string =>
  `Cho ${cho}, Han ${han}${komi === null ? '' : ` with a komi of ${komi}`}`;

/** Moves are half-moves here, counted from the position given, as Korean and Japanese count them. */
export const EN: Catalogue = {
  sides: { CHO: 'Cho', HAN: 'Han' },
  events: {
    CHECKMATE: 'checkmate',
    STALEMATE: 'stalemate',
    BIKJANG: 'facing generals (bikjang)',
    REPETITION: 'repetition',
    PERPETUAL_CHECK: 'perpetual check',
    DOUBLE_PASS: 'two passes in a row',
    LOW_TOTAL: 'a total at or under the limit',
    MOVE_LIMIT: 'the move limit',
    NO_PROGRESS: 'the limit of moves without a capture',
    INSUFFICIENT_MATERIAL: 'insufficient material',
    DRAW_REQUEST: 'a granted draw request',
    POINTS: 'a stop before the end',
    RESIGNATION: 'resignation',
    TIME_FORFEIT: 'loss on time',
    DISQUALIFICATION: 'disqualification',
    AGREEMENT: 'agreement',
    FORFEITED_WIN: 'a win forfeited by facing the generals',
    GENERAL_DEFENDED_MATE: 'a mate that only the general defends',
  },
  faults: {
    NO_PIECE: 'there is no piece on that point',
    NOT_YOUR_PIECE: 'the piece is not of the side to move',
    WRONG_PIECE: 'another piece stands there than the move names',
    OWN_PIECE_ON_TARGET: 'a piece of the same side stands on the target',
    NOT_A_MOVE_OF_THIS_PIECE: 'the piece does not move like that',
    LEG_BLOCKED: "the piece's leg is blocked",
    PATH_BLOCKED: 'the way is blocked',
    NO_SCREEN: 'the cannon has no piece to jump over',
    TWO_SCREENS: 'the cannon would jump over more than one piece',
    CANNON_SCREEN: 'a cannon never jumps over a cannon',
    CANNON_TAKES_CANNON: 'a cannon never captures a cannon',
    OUTSIDE_PALACE: 'the piece would leave its palace',
    NO_LINE: 'there is no line to move along',
    BACKWARD_SOLDIER: 'a soldier never moves backward',
    LEAVES_GENERAL_IN_CHECK: 'the general would be in check',
    PASS_IN_CHECK: 'a pass is no answer to check',
    PASS_NOT_ALLOWED: 'a pass is not allowed here',
    FACING_NOT_ALLOWED: 'the generals may not be brought face to face',
    MUST_BREAK_FACING: 'the facing of the generals must be ended',
    CANNON_FIRST_MOVE: 'a cannon may not make the first move',
    SHUTTLE_LIMIT: 'the piece has gone to and fro too often',
  },
  won: (side, event, facts) => `${side} wins by ${event} ${at(facts)}.`,
  wonByPoints: (side, event, facts) =>
    `${side} wins by ${facts.lead} points after ${event} ${at(facts)} (${points(facts)}).`,
  drawn: (event, facts) => `The game is drawn by ${event} ${at(facts)}.`,
  levelOnPoints: (event, facts) => `The game is drawn, level on points after ${event} ${at(facts)} (${points(facts)}).`,
  ongoing: (facts) => `The game goes on ${facts.ply === 0 ? at(facts) : `after move ${facts.ply}`} (${points(facts)}).`,
  mustDeviate: (side, facts) =>
    `The position repeats ${at(facts)}: ${side === null ? 'the referee decides who must play otherwise' : `${side} must play otherwise`}.`,
  illegal: (move, fault, facts) => `Move ${facts.ply}, ${move}, is not legal: ${fault}.`,
};
