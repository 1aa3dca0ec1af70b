/** The documents that the rules come from, named as clauses cite them. */
export const KJA_PAGE = '001, Janggi: Korea Janggi Association rules';
export const TTAKJI_PAGE = '002, チャンギのルールと遊び方 (Ttakji)';
