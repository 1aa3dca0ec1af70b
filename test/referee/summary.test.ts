import { describe, expect, it } from 'vitest';
import { ILLEGAL_CODES } from '../../src/referee/explain.js';
import type { Catalogue } from '../../src/referee/languages/catalogue.js';
import { EN } from '../../src/referee/languages/en.js';
import { JA } from '../../src/referee/languages/ja.js';
import { KO } from '../../src/referee/languages/ko.js';
import { LANGUAGES, type Language } from '../../src/referee/summary.js';
import { VERDICT_REASONS } from '../../src/rulesets/reason.js';
import { RULESET_IDS } from '../../src/rulesets/ruleset.js';
import { adjudicate } from '../../src/service/adjudicate.js';
import type { GameQuestion } from '../../src/service/questions.js';
import { questionOf, SITUATIONS } from './situations.js';

const CATALOGUES: { readonly [L in Language]: Catalogue } = { EN, KO, JA };

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  const catalogue = CATALOGUES[language];

  it('has a text of its own for every ending and every fault', () => {
    const reasons = VERDICT_REASONS.filter((reason) => reason !== 'ONGOING' && reason !== 'ILLEGAL_MOVE');
    for (const [texts, keys] of [
      [catalogue.events, reasons],
      [catalogue.faults, ILLEGAL_CODES],
    ] as const) {
      expect(Object.keys(texts).sort()).toEqual([...keys].sort());
      expect(new Set(Object.values(texts)).size).toBe(keys.length);
      expect(Object.values(texts).filter((text) => text.length < 2)).toEqual([]);
    }
  });

  it('makes one whole sentence of every verdict that there is', () => {
    const seen = new Set<string>();
    for (const situation of SITUATIONS)
      for (const ruleset of RULESET_IDS) {
        const verdict = adjudicate({ ...questionOf(situation), ruleset });
        if (!verdict.ok) continue;
        const summary = verdict.value.summary(language);
        expect(summary, `${ruleset}: ${situation.title}`).not.toMatch(/undefined|null|NaN|\$\{/);
        expect(summary).toMatch(/[.。]$/);
        seen.add(verdict.value.reason);
      }
    expect(VERDICT_REASONS.filter((reason) => !seen.has(reason))).toEqual([]);
  });
});

it.each<[situation: string, question: GameQuestion, summaries: { readonly [L in Language]: string }]>([
  [
    'a win by points',
    { moves: ['i4h4', 'pass', 'pass'] },
    {
      EN: 'Han wins by 1.5 points after two passes in a row at move 3 (Cho 72, Han 73.5 with a komi of 1.5).',
      KO: '3수째 연속 한수쉼 후 점수 판정으로 한의 1.5점 승리입니다 (초 72점, 한 73.5점, 덤 1.5점 포함).',
      JA: '3手目、連続パスのため点数で決まり、漢の1.5点勝ちです（楚72点、漢73.5点、漢の1.5点の加点を含む）。',
    },
  ],
  [
    'a checkmate',
    { fen: '3k5/R8/9/9/9/9/9/9/5K3/8R w - - 0 1', moves: ['i1i10'] },
    {
      EN: 'Cho wins by checkmate at move 1.',
      KO: '1수째 초의 승리입니다: 외통.',
      JA: '1手目、詰みにより楚の勝ちです。',
    },
  ],
  [
    'a draw by bikjang',
    { ruleset: 'KJA', fen: '4k4/9/9/p8/9/9/P8/9/9/4K4 w - - 0 1', moves: ['pass'] },
    {
      EN: 'The game is drawn by facing generals (bikjang) at move 1.',
      KO: '1수째 무승부입니다: 빅장.',
      JA: '1手目、ピクチャンにより引き分けです。',
    },
  ],
  [
    'an illegal move',
    { moves: ['01차51'] },
    {
      EN: 'Move 1, 01차51, is not legal: the way is blocked.',
      KO: '1수째 01차51: 둘 수 없는 수입니다. 길이 막혔습니다.',
      JA: '1手目の01차51は指せない手です。途中に駒があります。',
    },
  ],
  [
    'a game that goes on',
    { ruleset: 'KJA', moves: [] },
    {
      EN: 'The game goes on before the first move (Cho 72, Han 72).',
      KO: '첫 수 전 현재 대국이 진행 중입니다 (초 72점, 한 72점).',
      JA: '初手の前、対局は続いています（楚72点、漢72点）。',
    },
  ],
])('%s is read out in each language', (_, question, summaries) => {
  const verdict = adjudicate(question);
  if (!verdict.ok) throw new Error(verdict.error.message);
  for (const language of LANGUAGES) expect(verdict.value.summary(language)).toBe(summaries[language]);
});
