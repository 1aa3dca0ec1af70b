import type { Catalogue, Facts } from './catalogue.js';

const at = ({ ply }: Facts): string => (ply === 0 ? '初手の前' : `${ply}手目`);
const points = ({ cho, han, komi }: Facts): string =>
  `楚${cho}点、漢${han}点${komi === null ? '' : `、漢の${komi}点の加点を含む`}`;

export const JA: Catalogue = {
  sides: { CHO: '楚', HAN: '漢' },
  events: {
    CHECKMATE: '詰み',
    STALEMATE: 'ステイルメイト',
    BIKJANG: 'ピクチャン',
    REPETITION: '同一局面の反復',
    PERPETUAL_CHECK: '連続王手',
    DOUBLE_PASS: '連続パス',
    LOW_TOTAL: '点数の下限到達',
    MOVE_LIMIT: '手数制限到達',
    NO_PROGRESS: '駒を取らない手数の制限到達',
    INSUFFICIENT_MATERIAL: '駒不足',
    DRAW_REQUEST: '引き分けの申し出の承諾',
    POINTS: '対局の中断',
    RESIGNATION: '投了',
    TIME_FORFEIT: '時間切れ',
    DISQUALIFICATION: '失格',
    AGREEMENT: '合意',
    FORFEITED_WIN: 'ピクチャンによる勝つ権利の喪失',
    GENERAL_DEFENDED_MATE: '将だけが守る駒による詰み',
  },
  faults: {
    NO_PIECE: 'その点に駒がありません',
    NOT_YOUR_PIECE: '手番の側の駒ではありません',
    WRONG_PIECE: '書かれた駒と違う駒があります',
    OWN_PIECE_ON_TARGET: '行き先に味方の駒があります',
    NOT_A_MOVE_OF_THIS_PIECE: 'その駒はそのようには動けません',
    LEG_BLOCKED: '足が塞がれています',
    PATH_BLOCKED: '途中に駒があります',
    NO_SCREEN: '包が飛び越える駒がありません',
    TWO_SCREENS: '包は2つ以上の駒を飛び越えられません',
    CANNON_SCREEN: '包は包を飛び越えられません',
    CANNON_TAKES_CANNON: '包は包を取れません',
    OUTSIDE_PALACE: '九宮から出られません',
    NO_LINE: '動ける線がありません',
    BACKWARD_SOLDIER: '卒・兵は後ろに進めません',
    LEAVES_GENERAL_IN_CHECK: '将が王手のままになります',
    PASS_IN_CHECK: '王手をかけられているときはパスできません',
    PASS_NOT_ALLOWED: 'ここではパスできません',
    FACING_NOT_ALLOWED: 'ピクチャンにすることはできません',
    MUST_BREAK_FACING: 'ピクチャンを解かなければなりません',
    CANNON_FIRST_MOVE: '初手に包は動かせません',
    SHUTTLE_LIMIT: '同じ駒の往復が多すぎます',
  },
  won: (side, event, facts) => `${at(facts)}、${event}により${side}の勝ちです。`,
  wonByPoints: (side, event, facts) =>
    `${at(facts)}、${event}のため点数で決まり、${side}の${facts.lead}点勝ちです（${points(facts)}）。`,
  drawn: (event, facts) => `${at(facts)}、${event}により引き分けです。`,
  levelOnPoints: (event, facts) => `${at(facts)}、${event}のため点数を数え、同点で引き分けです（${points(facts)}）。`,
  ongoing: (facts) => `${at(facts)}、対局は続いています（${points(facts)}）。`,
  mustDeviate: (side, facts) =>
    `${at(facts)}、同一局面が反復しました。${side === null ? '手を変える側は審判が決めます' : `${side}が手を変えなければなりません`}。`,
  illegal: (move, fault, facts) => `${facts.ply}手目の${move}は指せない手です。${fault}。`,
};
