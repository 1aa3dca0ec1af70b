import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/notation/game-record.js';
import { parseGib } from '../../src/notation/gib.js';
import { parseRecorded, type RecordedResult } from '../../src/notation/recorded-result.js';
import { adjudicate } from '../../src/service/adjudicate.js';
import type { GameQuestion } from '../../src/service/questions.js';
import type { VerdictReport } from '../../src/service/verdict-report.js';
import { hasShared, sharedPath } from '../fixtures.js';

interface RealGame {
  readonly name: string;
  readonly record: GameRecord;
  readonly result: RecordedResult;
  readonly judge: (question: GameQuestion) => VerdictReport;
}

const loadGames = (): RealGame[] =>
  readdirSync(sharedPath('records'))
    .filter((file) => file.endsWith('.gib') && !file.includes('cp949'))
    .flatMap((file) => {
      const text = readFileSync(sharedPath(`records/${file}`), 'utf8');
      return parseGib(text).map((game, index): RealGame => {
        if (!game.ok) throw new Error(`${file} ${index + 1}: ${game.error.message}`);
        return {
          name: `${file} ${index + 1} (${game.value.recorded})`,
          record: game.value,
          result: parseRecorded(game.value.recorded ?? ''),
          judge: (question) => {
            const verdict = adjudicate({ record: text, gameNumber: index + 1, ...question });
            if (!verdict.ok) throw new Error(`${file} ${index + 1}: ${verdict.error.message}`);
            return verdict.value;
          },
        };
      });
    });

describe.skipIf(!hasShared('records/manifest.jsonl'))('real records', () => {
  let games: RealGame[] = [];
  beforeAll(() => {
    games = loadGames();
  });
  const named = (wanted: RealGame[]): string[] => wanted.map(({ name }) => name);

  it('are legal to the last ply', () => {
    expect(games.length).toBeGreaterThan(450);
    expect(named(games.filter(({ judge }) => judge({ ruleset: 'HANGAME' }).status === 'ILLEGAL'))).toEqual([]);
  });

  it('won by checkmate end in that checkmate', () => {
    const mates = games.filter(({ result }) => result.how === 'CHECKMATE');
    const wrong = mates.filter(({ judge, result }) => {
      const verdict = judge({ ruleset: 'HANGAME' });
      return (
        verdict.reason !== 'CHECKMATE' || verdict.winner !== result.winner || verdict.recorded?.agreement !== 'AGREES'
      );
    });
    expect(mates.length).toBeGreaterThan(60);
    expect(named(wrong)).toEqual([]);
  });

  it('drawn by bikjang end with the generals face to face', () => {
    const drawn = games.filter(({ result }) => result.how === 'BIKJANG' && result.drawn);
    const wrong = drawn.filter(({ judge }) => {
      const claimed = judge({ ruleset: 'HANGAME', claims: [{ kind: 'BIKJANG', by: 'CHO' }] });
      return claimed.reason !== 'BIKJANG';
    });
    expect(drawn.length).toBeGreaterThan(10);
    expect(named(wrong)).toEqual([]);
  });

  it('won by points are won by the side that the count says, but for a few', () => {
    const scored = games.filter(
      ({ result, judge }) => result.how === 'POINTS' && judge({ ruleset: 'HANGAME' }).status === 'ONGOING',
    );
    const wrong = scored.filter(({ judge, result }) => {
      const { winner } = judge({ ruleset: 'HANGAME', claims: [{ kind: 'UNFINISHED' }] });
      return winner !== result.winner;
    });
    for (const { name, judge } of wrong)
      console.info(`${name}: counted ${judge({ ruleset: 'HANGAME' }).points.margin}`);
    expect(scored.length).toBeGreaterThan(100);
    expect(wrong.length / scored.length).toBeLessThanOrEqual(0.03);
  });

  it('won by a number of points have that number on the board, with a komi of 1.5 or 0.5, but for a few', () => {
    const scored = games.filter(
      ({ result, judge }) => result.margin !== null && judge({ ruleset: 'HANGAME' }).status === 'ONGOING',
    );
    const wrong = scored.filter(({ judge, result }) =>
      [1.5, 0.5].every(
        (komi) => Math.abs(judge({ ruleset: 'HANGAME', rules: { komi } }).points.margin) !== result.margin,
      ),
    );
    for (const { name, judge } of wrong)
      console.info(`${name}: counted ${judge({ ruleset: 'HANGAME' }).points.margin} with a komi of 1.5`);
    expect(scored.length).toBeGreaterThan(50);
    expect(wrong.length / scored.length).toBeLessThanOrEqual(0.03);
  });

  it('never disagree over a resignation or a loss on time', () => {
    const off = games.filter(({ result }) => result.how === 'RESIGNATION' || result.how === 'TIME');
    const wrong = off.filter(({ judge }) => judge({ ruleset: 'HANGAME' }).recorded?.agreement === 'DISAGREES');
    expect(off.length).toBeGreaterThan(50);
    expect(named(wrong)).toEqual([]);
  });

  it('that Kakao ended by points end at their last ply under its rules, not before', () => {
    const kakao = games.filter(
      ({ record, result }) =>
        result.how === 'POINTS' &&
        record.tags.some(({ name, value }) => name === '대국장소' && /kakao|카카오/i.test(value)),
    );
    const wrong = kakao.filter(({ judge, record }) => {
      const verdict = judge({ ruleset: 'KAKAO' });
      return (
        verdict.status !== 'FINISHED' || verdict.ply !== record.moves.length || verdict.recorded?.agreement !== 'AGREES'
      );
    });
    for (const { name, judge, record } of wrong) {
      const { status, reason, ply } = judge({ ruleset: 'KAKAO' });
      console.info(`${name}: ${status} ${reason} at ${ply} of ${record.moves.length}`);
    }
    expect(kakao.length).toBeGreaterThan(20);
    expect(wrong.length / kakao.length).toBeLessThanOrEqual(0.05);
  });
});
