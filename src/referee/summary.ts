import { sideName } from '../janggi/side.js';
import type { Catalogue, Facts } from './languages/catalogue.js';
import { EN } from './languages/en.js';
import { JA } from './languages/ja.js';
import { KO } from './languages/ko.js';
import { countPoints } from './points.js';
import type { Judgement } from './referee.js';

export const LANGUAGES = ['EN', 'KO', 'JA'] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: { readonly [L in Language]: Catalogue } = { EN, KO, JA };

/** One sentence that a referee can read out: who won, by what, by how many points, at which move. */
export const summarise = (judgement: Judgement, language: Language): string => {
  const words = CATALOGUES[language];
  const facts = factsOf(judgement);
  const { outcome } = judgement;
  switch (outcome.status) {
    case 'ONGOING':
      return words.ongoing(facts);
    case 'MUST_DEVIATE':
      return words.mustDeviate(outcome.side === null ? null : words.sides[sideName(outcome.side)], facts);
    case 'ILLEGAL':
      return words.illegal(outcome.move, words.faults[outcome.explanation.code], facts);
    default: {
      const { reason, winner, byPoints } = outcome.ending;
      const event = words.events[reason];
      if (winner === null) return byPoints ? words.levelOnPoints(event, facts) : words.drawn(event, facts);
      const side = words.sides[sideName(winner)];
      return byPoints ? words.wonByPoints(side, event, facts) : words.won(side, event, facts);
    }
  }
};

const factsOf = ({ ply, position, rules }: Judgement): Facts => {
  const { cho, han, komi, margin } = countPoints(position, rules);
  return {
    ply,
    cho: String(cho),
    han: String(han),
    lead: String(Math.abs(margin)),
    komi: komi === 0 ? null : String(komi),
  };
};
