import { describe, expect, it } from 'vitest';
import { parseRecorded } from '../../src/notation/recorded-result.js';
import { hasShared, shared } from '../fixtures.js';

describe('a recorded result', () => {
  it.each([
    ['한 완승', 'HAN', 'COMPLETE', null],
    ['초승(외통수)', 'CHO', 'CHECKMATE', null],
    ['초 외통수', 'CHO', 'CHECKMATE', null],
    ['초 외통패', 'HAN', 'CHECKMATE', null],
    ['초 외통수 패', 'HAN', 'CHECKMATE', null],
    ['한 외통승', 'HAN', 'CHECKMATE', null],
    ['楚 장군승', 'CHO', 'CHECKMATE', null],
    ['漢 장군승', 'HAN', 'CHECKMATE', null],
    ['楚의 기권승', 'CHO', 'RESIGNATION', null],
    ['한 시간승', 'HAN', 'TIME', null],
    ['한 4.5점 승', 'HAN', 'POINTS', 4.5],
    ['초승(3.5점)', 'CHO', 'POINTS', 3.5],
    ['한 0.5점 점수승', 'HAN', 'POINTS', 0.5],
    ['초 점수승', 'CHO', 'POINTS', null],
    ['초 접속 끊김 패', 'HAN', 'DISCONNECTED', null],
    ['초 접속 끊김승', 'CHO', 'DISCONNECTED', null],
    ['한 빅승', 'HAN', 'BIKJANG', null],
    ['무승부(빅장)', null, 'BIKJANG', null],
    ['무승부(동의)', null, 'AGREEMENT', null],
    ['무승부', null, null, null],
    ['한 실격승', 'HAN', 'DISQUALIFICATION', null],
    ['초 불계승', 'CHO', 'RESIGNATION', null],
    ['漢 불계승', 'HAN', 'RESIGNATION', null],
    ['한 승리', 'HAN', null, null],
    ['초 1.5점 승(정선)', 'CHO', 'POINTS', 1.5],
    ['한 12.5 점 승', 'HAN', 'POINTS', 12.5],
    ['초 시간패', 'HAN', 'TIME', null],
    ['초 승, 한 패', 'CHO', null, null],
    ['한 패, 초 승', 'CHO', null, null],
    ['무승부(자동)', null, 'AUTOMATIC', null],
    ['무승부(합의)', null, 'AGREEMENT', null],
    ['빅장', null, 'BIKJANG', null],
    ['비김', null, null, null],
    ['기권승', null, 'RESIGNATION', null],
    ['한 기권', 'CHO', 'RESIGNATION', null],
    ['초 시간초과', 'HAN', 'TIME', null],
    ['0.5점 한승', 'HAN', 'POINTS', 0.5],
    ['초 1,5점 승', 'CHO', 'POINTS', 1.5],
    ['초승 한승', null, null, null],
    ['1-0', 'CHO', null, null],
    ['0-1 time forfeit', 'HAN', 'TIME', null],
    ['1-0 Won by checkmate', 'CHO', 'CHECKMATE', null],
    ['1/2-1/2 draw agreed', null, 'AGREEMENT', null],
    ['0-1 by 4.5 points', 'HAN', 'POINTS', 4.5],
    ['', null, null, null],
    ['미상', null, null, null],
  ])('%s', (text, winner, how, margin) => {
    expect(parseRecorded(text)).toMatchObject({ text, winner, how, margin });
  });
});

it('a draw is told from a result that says nothing', () => {
  expect(
    ['무승부', '무승부(빅장)', '비김', '빅장', '한 빅승', '미상', '', '초승'].map((text) => parseRecorded(text).drawn),
  ).toEqual([true, true, true, true, false, false, false, false]);
});

describe.skipIf(!hasShared('records/manifest.jsonl'))('results of real records', () => {
  it('all name a winner or a draw', () => {
    const texts = new Set(
      shared<{ recorded: string | null }>('records/manifest.jsonl').map(({ recorded }) => recorded),
    );
    texts.delete(null);
    const unread = [...texts].filter((text) => {
      const { winner, drawn } = parseRecorded(text as string);
      return winner === null && !drawn;
    });
    expect(texts.size).toBeGreaterThan(50);
    expect(unread).toEqual([]);
  });
});
