import type { Explanation } from '../referee/explain.js';
import type { Catalogue } from '../referee/languages/catalogue.js';
import { EN } from '../referee/languages/en.js';
import { JA } from '../referee/languages/ja.js';
import { KO } from '../referee/languages/ko.js';
import type { Language } from '../referee/summary.js';
import type { VerdictAnswer } from './api.js';
import { WORDS } from './words.js';

const CATALOGUES: { readonly [L in Language]: Catalogue } = { EN, KO, JA };

/** What ended a game, in the words of the verdict. */
export const reasonIn = (language: Language, reason: string): string => {
  const events: { readonly [reason: string]: string } = CATALOGUES[language].events;
  if (reason === 'ILLEGAL_MOVE') return WORDS[language].illegalGame;
  return events[reason] ?? (reason === 'ONGOING' ? '–' : reason);
};

/** The same of a verdict; of an illegal move, what is wrong with it. */
export const reasonOf = ({ reason, illegal }: VerdictAnswer, language: Language): string => {
  const faults: { readonly [code: string]: string } = CATALOGUES[language].faults;
  return illegal ? (faults[illegal.code] ?? illegal.message) : reasonIn(language, reason);
};

/** Why a move is refused; English names the squares too. */
export const refusalIn = (language: Language, { code, message }: Explanation): string =>
  language === 'EN' ? message : `${CATALOGUES[language].faults[code]}.`;
