/** The documents that the rules come from, named as clauses cite them. */
export const RULEBOOK = '000, Changgi Rulebook';
export const KJA_PAGE = '001, Janggi: Korea Janggi Association rules';
export const TTAKJI_PAGE = '002, チャンギのルールと遊び方 (Ttakji)';
export const CHESMAYNE_PAGE = '003, Chesmayne: Korean Chess';
export const MARTIN_DRAFT = '003, Roleigh Martin: The Rules for Korean Chess (draft of 1994)';
export const CAZAUX_PAGE = '003, Jean-Louis Cazaux: Changgi, with notes by Seongmo Yoon';
export const WIKIPEDIA_ARTICLE = '004, Wikipedia: Janggi';
/** What the two large servers do was measured on the games played there: no document of theirs is at hand. */
export const KAKAO_GAMES = 'Games played on Kakao Janggi, measured';
export const HANGAME_GAMES = 'Games played on Hangame, measured';
export const FAIRY_STOCKFISH = 'Fairy-Stockfish 11.1';
