import type { PieceKind } from '../janggi/piece.js';
import type { Language } from '../referee/summary.js';

/** All words of the page but those of the rules themselves. */
export interface Words {
  readonly name: string;
  readonly sides: readonly [cho: string, han: string];
  readonly kinds: { readonly [K in PieceKind]: string };
  readonly docs: string;
  readonly language: string;
  readonly pieces: string;
  readonly theme: string;
  readonly themes: { readonly auto: string; readonly light: string; readonly dark: string };
  readonly give: string;
  readonly giveHint: string;
  readonly paste: string;
  readonly read: string;
  readonly openFile: string;
  readonly newGame: string;
  readonly example: string;
  readonly another: string;
  readonly close: string;
  readonly drop: string;
  readonly reading: (games: number) => string;
  readonly gameOf: (number: number, count: number) => string;
  readonly unnamed: string;
  readonly board: string;
  readonly boardHelp: string;
  readonly toMove: string;
  readonly inCheck: string;
  readonly facing: string;
  readonly points: string;
  readonly komi: string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  readonly pass: string;
  readonly flip: string;
  readonly coordinates: string;
  readonly decided: string;
  readonly plyOf: (ply: number, plies: number) => string;
  readonly startOfGame: string;
  readonly backToGame: string;
  readonly ownLine: string;
  readonly refused: string;
  readonly verdict: string;
  readonly judging: string;
  readonly noVerdict: string;
  readonly results: { readonly [result: string]: string };
  readonly illegalGame: string;
  readonly mustDeviate: string;
  readonly byPoints: string;
  readonly afterMove: (ply: number) => string;
  readonly atMove: (ply: number) => string;
  readonly laterMoves: (count: number) => string;
  readonly rule: string;
  readonly source: string;
  readonly recorded: string;
  readonly computed: string;
  readonly agreements: { readonly AGREES: string; readonly DISAGREES: string; readonly NOT_ON_BOARD: string };
  readonly notices: (count: number) => string;
  readonly course: string;
  readonly courseHelp: string;
  readonly komiLine: string;
  readonly evaluation: string;
  readonly chances: string;
  readonly draw: string;
  readonly score: string;
  readonly bestLine: string;
  readonly mateIn: (side: string, moves: number) => string;
  readonly moves: string;
  readonly noMoves: string;
  readonly compare: string;
  readonly compareHelp: string;
  readonly rules: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly ruleset: string;
  readonly houseRules: string;
  readonly reset: string;
  readonly claims: string;
  readonly claim: string;
  readonly noClaim: string;
  readonly claimBy: string;
  readonly clauses: string;
  readonly changed: string;
  readonly result: string;
  readonly reason: string;
  readonly when: string;
  readonly games: (count: number) => string;
  readonly search: string;
  readonly players: string;
  readonly plies: string;
  readonly more: (count: number) => string;
  readonly judged: (done: number, all: number) => string;
  readonly disagreements: (count: number) => string;
  readonly none: string;
  readonly setUp: string;
  readonly setUpOrder: { readonly HAN: string; readonly CHO: string; readonly ANY: string; readonly FIXED: string };
  readonly chooses: (side: string) => string;
  readonly begin: string;
  readonly down: string;
  readonly retry: string;
  readonly address: string;
  readonly picture: string;
}

const EN: Words = {
  name: 'Janggi Referee',
  sides: ['Cho', 'Han'],
  kinds: {
    GENERAL: 'general',
    GUARD: 'guard',
    ELEPHANT: 'elephant',
    HORSE: 'horse',
    CANNON: 'cannon',
    CHARIOT: 'chariot',
    SOLDIER: 'soldier',
  },
  docs: 'API',
  language: 'Language',
  pieces: 'Pieces',
  theme: 'Colours',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  give: 'Which game?',
  giveHint: 'A .gib or PGN record, a list of moves, a FEN or a board drawn as text. You can also drop a file anywhere.',
  paste: 'Record, moves or position',
  read: 'Judge it',
  openFile: 'Open a file',
  newGame: 'Set up a game',
  example: 'Show an example',
  another: 'Another game',
  close: 'Close',
  drop: 'Drop the file to read it',
  reading: (games) => `Reading: ${games} games so far`,
  gameOf: (number, count) => `Game ${number} of ${count}`,
  unnamed: 'Unnamed game',
  board: 'Board',
  boardHelp: 'Arrow keys go from point to point, Enter picks up a piece and puts it down, Escape lets go of it.',
  toMove: 'to move',
  inCheck: 'in check',
  facing: 'The generals face each other',
  points: 'points',
  komi: 'komi',
  first: 'To the start',
  back: 'One move back',
  play: 'Play the moves',
  pause: 'Stop playing',
  next: 'One move on',
  last: 'To the last move',
  pass: 'Pass',
  flip: 'Turn the board',
  coordinates: 'Korean coordinates',
  decided: 'Go to the move that decided',
  plyOf: (ply, plies) => `Move ${ply} of ${plies}`,
  startOfGame: 'Start',
  backToGame: 'Back to the game as given',
  ownLine: 'You are trying moves of your own.',
  refused: 'Not legal',
  verdict: 'Verdict',
  judging: 'Judging',
  noVerdict: 'There is no verdict while the service does not answer.',
  results: { '1-0': 'Cho wins', '0-1': 'Han wins', '1/2-1/2': 'Draw', '*': 'Goes on' },
  illegalGame: 'Illegal move',
  mustDeviate: 'Must deviate',
  byPoints: 'by points',
  afterMove: (ply) => (ply === 0 ? 'before the first move' : `after move ${ply}`),
  atMove: (ply) => `at move ${ply}`,
  laterMoves: (count) => `${count} more ${count === 1 ? 'move was' : 'moves were'} given and not judged.`,
  rule: 'The rule that decided',
  source: 'Source',
  recorded: 'Recorded',
  computed: 'Computed',
  agreements: { AGREES: 'agrees', DISAGREES: 'disagrees', NOT_ON_BOARD: 'cannot be seen on the board' },
  notices: (count) => (count === 1 ? '1 remark on the reading' : `${count} remarks on the reading`),
  course: 'Course of the game',
  courseHelp: 'Points on the board, Cho minus Han, move by move. Above the komi line Cho is ahead.',
  komiLine: 'komi',
  evaluation: 'Evaluation',
  chances: 'Chance to win',
  draw: 'draw',
  score: 'Worth',
  bestLine: 'Best line',
  mateIn: (side, moves) => `${side} mates in ${moves}`,
  moves: 'Moves',
  noMoves: 'No moves yet. Play on the board, or give a game.',
  compare: 'Compare rulesets',
  compareHelp: 'How this very game ends under each ruleset, house rules left out.',
  rules: 'Rules',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select the text to copy it',
  ruleset: 'Ruleset',
  houseRules: 'House rules',
  reset: 'As the ruleset has it',
  claims: 'A recorded resignation, loss on time, disqualification or agreed draw counts',
  claim: 'Claim',
  noClaim: 'none',
  claimBy: 'Side of the claim',
  clauses: 'All clauses',
  changed: 'changed',
  result: 'Result',
  reason: 'Reason',
  when: 'Move',
  games: (count) => `${count} games`,
  search: 'Search players, events, results',
  players: 'Cho – Han',
  plies: 'Moves',
  more: (count) => `Show ${count} more`,
  judged: (done, all) => `Judged ${done} of ${all}`,
  disagreements: (count) => (count === 1 ? '1 disagreement' : `${count} disagreements`),
  none: 'No game has this.',
  setUp: 'Set up a game',
  setUpOrder: {
    HAN: 'This ruleset: Han sets up first, and Cho answers.',
    CHO: 'This ruleset: Cho sets up first, and Han answers.',
    ANY: 'This ruleset names no order.',
    FIXED: 'This ruleset has one set-up for everybody.',
  },
  chooses: (side) => `${side} chooses, left to right from its own seat`,
  begin: 'Begin',
  down: 'The service does not answer. Stepping and legal moves work all the same; verdicts and evaluations have to wait.',
  retry: 'Try again',
  address: 'Address',
  picture: 'Picture (SVG)',
};

const KO: Words = {
  name: '장기 심판',
  sides: ['초', '한'],
  kinds: { GENERAL: '궁', GUARD: '사', ELEPHANT: '상', HORSE: '마', CANNON: '포', CHARIOT: '차', SOLDIER: '졸병' },
  docs: 'API',
  language: '언어',
  pieces: '기물',
  theme: '색상',
  themes: { auto: '시스템', light: '밝게', dark: '어둡게' },
  give: '어떤 대국입니까?',
  giveHint: '.gib 또는 PGN 기보, 수순, FEN, 글자로 그린 판을 붙여 넣으십시오. 파일을 끌어다 놓아도 됩니다.',
  paste: '기보, 수순 또는 국면',
  read: '판정',
  openFile: '파일 열기',
  newGame: '차림 정하기',
  example: '예제 보기',
  another: '다른 대국',
  close: '닫기',
  drop: '파일을 놓으면 읽습니다',
  reading: (games) => `읽는 중: ${games}국`,
  gameOf: (number, count) => `${count}국 중 ${number}번째`,
  unnamed: '이름 없는 대국',
  board: '장기판',
  boardHelp: '화살표 키로 자리를 옮기고, Enter로 기물을 들고 놓으며, Esc로 내려놓습니다.',
  toMove: '차례',
  inCheck: '장군',
  facing: '두 궁이 마주 보고 있습니다(빅장)',
  points: '점',
  komi: '덤',
  first: '처음으로',
  back: '한 수 뒤로',
  play: '자동 재생',
  pause: '재생 멈춤',
  next: '한 수 앞으로',
  last: '마지막 수로',
  pass: '한수쉼',
  flip: '판 돌리기',
  coordinates: '한국식 좌표',
  decided: '승부가 결정된 수로',
  plyOf: (ply, plies) => `${plies}수 중 ${ply}수`,
  startOfGame: '시작',
  backToGame: '원래 대국으로',
  ownLine: '직접 두어 본 수순입니다.',
  refused: '둘 수 없는 수',
  verdict: '판정',
  judging: '판정 중',
  noVerdict: '서비스가 응답하지 않는 동안에는 판정이 없습니다.',
  results: { '1-0': '초 승', '0-1': '한 승', '1/2-1/2': '무승부', '*': '진행 중' },
  illegalGame: '반칙수',
  mustDeviate: '다른 수를 두어야 함',
  byPoints: '점수 판정',
  afterMove: (ply) => (ply === 0 ? '첫 수 전' : `${ply}수 후`),
  atMove: (ply) => `${ply}수째`,
  laterMoves: (count) => `이후 ${count}수는 판정하지 않았습니다.`,
  rule: '적용된 규칙',
  source: '출처',
  recorded: '기보 결과',
  computed: '판정 결과',
  agreements: { AGREES: '일치', DISAGREES: '불일치', NOT_ON_BOARD: '판에서 확인할 수 없음' },
  notices: (count) => `읽으면서 알린 것 ${count}건`,
  course: '대국 흐름',
  courseHelp: '수마다 판 위 점수의 차(초 − 한)입니다. 덤 선 위이면 초가 앞섭니다.',
  komiLine: '덤',
  evaluation: '형세',
  chances: '승률',
  draw: '무',
  score: '형세',
  bestLine: '최선 수순',
  mateIn: (side, moves) => `${side} ${moves}수 외통`,
  moves: '수순',
  noMoves: '아직 수가 없습니다. 판에서 두거나 대국을 넣으십시오.',
  compare: '규칙 비교',
  compareHelp: '같은 대국이 각 규칙에서 어떻게 끝나는지 보여 줍니다. 변경한 규칙은 제외합니다.',
  rules: '규칙',
  copy: '복사',
  copied: '복사했습니다',
  copyFailed: '글을 선택해 복사하십시오',
  ruleset: '규칙',
  houseRules: '규칙 변경',
  reset: '원래 규칙대로',
  claims: '기보의 기권, 시간패, 실격, 합의를 인정',
  claim: '주장',
  noClaim: '없음',
  claimBy: '주장의 편',
  clauses: '모든 조항',
  changed: '변경됨',
  result: '결과',
  reason: '사유',
  when: '수',
  games: (count) => `${count}국`,
  search: '대국자, 대회, 결과 검색',
  players: '초 – 한',
  plies: '수',
  more: (count) => `${count}국 더 보기`,
  judged: (done, all) => `${all}국 중 ${done}국 판정`,
  disagreements: (count) => `불일치 ${count}건`,
  none: '해당하는 대국이 없습니다.',
  setUp: '차림 정하기',
  setUpOrder: {
    HAN: '이 규칙에서는 한이 먼저 차리고 초가 나중에 차립니다.',
    CHO: '이 규칙에서는 초가 먼저 차리고 한이 나중에 차립니다.',
    ANY: '이 규칙은 차리는 순서를 정하지 않았습니다.',
    FIXED: '이 규칙은 차림이 하나입니다.',
  },
  chooses: (side) => `${side}의 차림 (자기 자리에서 왼쪽부터)`,
  begin: '시작',
  down: '서비스가 응답하지 않습니다. 수 넘기기와 둘 수 있는 수는 계속 쓸 수 있으나 판정과 형세는 기다려야 합니다.',
  retry: '다시 시도',
  address: '주소',
  picture: '그림 (SVG)',
};

const JA: Words = {
  name: 'チャンギ審判',
  sides: ['楚', '漢'],
  kinds: { GENERAL: '将', GUARD: '士', ELEPHANT: '象', HORSE: '馬', CANNON: '包', CHARIOT: '車', SOLDIER: '卒兵' },
  docs: 'API',
  language: '言語',
  pieces: '駒',
  theme: '配色',
  themes: { auto: 'システム', light: '明るい', dark: '暗い' },
  give: 'どの対局ですか',
  giveHint: '.gib や PGN の棋譜、指し手、FEN、文字で描いた盤を貼り付けてください。ファイルのドロップもできます。',
  paste: '棋譜、指し手または局面',
  read: '判定する',
  openFile: 'ファイルを開く',
  newGame: '配置を決める',
  example: '例を見る',
  another: '別の対局',
  close: '閉じる',
  drop: 'ドロップすると読み込みます',
  reading: (games) => `読み込み中：${games}局`,
  gameOf: (number, count) => `${count}局中${number}局目`,
  unnamed: '名前のない対局',
  board: '盤',
  boardHelp: '矢印キーで点を移り、Enterで駒を持ち上げて置き、Escで放します。',
  toMove: '手番',
  inCheck: '王手',
  facing: '両将が向かい合っています（ピクチャン）',
  points: '点',
  komi: '加点',
  first: '初手へ',
  back: '一手戻る',
  play: '自動再生',
  pause: '再生を止める',
  next: '一手進む',
  last: '最終手へ',
  pass: 'パス',
  flip: '盤を回す',
  coordinates: '韓国式座標',
  decided: '決着の手へ',
  plyOf: (ply, plies) => `${plies}手中${ply}手`,
  startOfGame: '開始',
  backToGame: '元の対局へ戻る',
  ownLine: '自分で指した変化です。',
  refused: '指せない手',
  verdict: '判定',
  judging: '判定中',
  noVerdict: 'サービスが応答しない間は判定がありません。',
  results: { '1-0': '楚の勝ち', '0-1': '漢の勝ち', '1/2-1/2': '引き分け', '*': '対局中' },
  illegalGame: '反則手',
  mustDeviate: '手を変える義務',
  byPoints: '点数勝負',
  afterMove: (ply) => (ply === 0 ? '初手の前' : `${ply}手の後`),
  atMove: (ply) => `${ply}手目`,
  laterMoves: (count) => `その後の${count}手は判定していません。`,
  rule: '決め手となった規則',
  source: '出典',
  recorded: '棋譜の結果',
  computed: '判定の結果',
  agreements: { AGREES: '一致', DISAGREES: '不一致', NOT_ON_BOARD: '盤からは分からない' },
  notices: (count) => `読み込みの注意 ${count}件`,
  course: '対局の流れ',
  courseHelp: '一手ごとの盤上の点差（楚−漢）です。加点の線より上なら楚が優勢です。',
  komiLine: '加点',
  evaluation: '評価',
  chances: '勝率',
  draw: '分',
  score: '形勢',
  bestLine: '最善手順',
  mateIn: (side, moves) => `${side}の${moves}手詰め`,
  moves: '指し手',
  noMoves: 'まだ手がありません。盤で指すか、対局を入れてください。',
  compare: '規則の比較',
  compareHelp: '同じ対局が各規則でどう終わるかを示します。独自規則は除きます。',
  rules: '規則',
  copy: 'コピー',
  copied: 'コピーしました',
  copyFailed: '選択してコピーしてください',
  ruleset: '規則',
  houseRules: '独自規則',
  reset: '元の規則に戻す',
  claims: '棋譜の投了、時間切れ、失格、合意を認める',
  claim: '申し立て',
  noClaim: 'なし',
  claimBy: '申し立ての側',
  clauses: 'すべての条項',
  changed: '変更',
  result: '結果',
  reason: '理由',
  when: '手',
  games: (count) => `${count}局`,
  search: '対局者、大会、結果を検索',
  players: '楚 – 漢',
  plies: '手数',
  more: (count) => `さらに${count}局`,
  judged: (done, all) => `${all}局中${done}局を判定`,
  disagreements: (count) => `不一致 ${count}件`,
  none: '該当する対局はありません。',
  setUp: '配置を決める',
  setUpOrder: {
    HAN: 'この規則では漢が先に並べ、楚が後から並べます。',
    CHO: 'この規則では楚が先に並べ、漢が後から並べます。',
    ANY: 'この規則は並べる順を定めていません。',
    FIXED: 'この規則の配置は一つです。',
  },
  chooses: (side) => `${side}の配置（自分の席から見て左から）`,
  begin: '始める',
  down: 'サービスが応答しません。手の再生と指せる手は使えますが、判定と評価は待つ必要があります。',
  retry: 'もう一度',
  address: 'アドレス',
  picture: '図 (SVG)',
};

export const WORDS: { readonly [L in Language]: Words } = { EN, KO, JA };

/** As HTML names them. */
export const LANGUAGE_TAGS: { readonly [L in Language]: string } = { EN: 'en', KO: 'ko', JA: 'ja' };
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = { EN: 'English', KO: '한국어', JA: '日本語' };
