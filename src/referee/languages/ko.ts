import type { Catalogue, Facts } from './catalogue.js';

const at = ({ ply }: Facts): string => (ply === 0 ? '첫 수 전' : `${ply}수째`);
const points = ({ cho, han, komi }: Facts): string =>
  `초 ${cho}점, 한 ${han}점${komi === null ? '' : `, 덤 ${komi}점 포함`}`;

export const KO: Catalogue = {
  sides: { CHO: '초', HAN: '한' },
  events: {
    CHECKMATE: '외통',
    STALEMATE: '둘 수 없는 상태',
    BIKJANG: '빅장',
    REPETITION: '반복수',
    PERPETUAL_CHECK: '연속 장군',
    DOUBLE_PASS: '연속 한수쉼',
    LOW_TOTAL: '점수 하한 도달',
    MOVE_LIMIT: '수 제한 도달',
    NO_PROGRESS: '잡은 기물 없는 수 제한 도달',
    INSUFFICIENT_MATERIAL: '기물 부족',
    DRAW_REQUEST: '무승부 신청 수락',
    POINTS: '대국 중단',
    RESIGNATION: '기권',
    TIME_FORFEIT: '시간 초과',
    DISQUALIFICATION: '실격',
    AGREEMENT: '합의',
    FORFEITED_WIN: '빅장으로 인한 승리 권리 상실',
    GENERAL_DEFENDED_MATE: '궁만이 지키는 외통',
  },
  faults: {
    NO_PIECE: '그 자리에 기물이 없습니다',
    NOT_YOUR_PIECE: '차례인 쪽의 기물이 아닙니다',
    WRONG_PIECE: '기보에 적힌 기물과 다른 기물이 있습니다',
    OWN_PIECE_ON_TARGET: '가려는 자리에 같은 편 기물이 있습니다',
    NOT_A_MOVE_OF_THIS_PIECE: '그 기물은 그렇게 움직일 수 없습니다',
    LEG_BLOCKED: '멱이 막혔습니다',
    PATH_BLOCKED: '길이 막혔습니다',
    NO_SCREEN: '포가 넘을 기물이 없습니다',
    TWO_SCREENS: '포는 둘 이상의 기물을 넘을 수 없습니다',
    CANNON_SCREEN: '포는 포를 넘을 수 없습니다',
    CANNON_TAKES_CANNON: '포는 포를 잡을 수 없습니다',
    OUTSIDE_PALACE: '궁성을 벗어날 수 없습니다',
    NO_LINE: '따라갈 선이 없습니다',
    BACKWARD_SOLDIER: '졸과 병은 뒤로 갈 수 없습니다',
    LEAVES_GENERAL_IN_CHECK: '장군을 받게 됩니다',
    PASS_IN_CHECK: '장군을 받았을 때는 한수쉼을 할 수 없습니다',
    PASS_NOT_ALLOWED: '여기서는 한수쉼을 할 수 없습니다',
    FACING_NOT_ALLOWED: '빅장을 만들 수 없습니다',
    MUST_BREAK_FACING: '빅장을 풀어야 합니다',
    CANNON_FIRST_MOVE: '첫 수에 포를 움직일 수 없습니다',
    SHUTTLE_LIMIT: '같은 기물을 너무 여러 번 오갔습니다',
  },
  won: (side, event, facts) => `${at(facts)} ${side}의 승리입니다: ${event}.`,
  wonByPoints: (side, event, facts) =>
    `${at(facts)} ${event} 후 점수 판정으로 ${side}의 ${facts.lead}점 승리입니다 (${points(facts)}).`,
  drawn: (event, facts) => `${at(facts)} 무승부입니다: ${event}.`,
  levelOnPoints: (event, facts) => `${at(facts)} ${event} 후 점수가 같아 무승부입니다 (${points(facts)}).`,
  ongoing: (facts) => `${at(facts)} 현재 대국이 진행 중입니다 (${points(facts)}).`,
  mustDeviate: (side, facts) =>
    `${at(facts)} 같은 국면이 반복되었습니다: ${side === null ? '누가 다른 수를 두어야 하는지 심판이 정합니다' : `${side} 쪽이 다른 수를 두어야 합니다`}.`,
  illegal: (move, fault, facts) => `${facts.ply}수째 ${move}: 둘 수 없는 수입니다. ${fault}.`,
};
