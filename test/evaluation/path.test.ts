import { expect, it } from 'vitest';
import { Path } from '../../src/evaluation/path.js';
import type { Move } from '../../src/janggi/move.js';
import { endingOf } from '../../src/referee/ending.js';
import { Play } from '../../src/referee/play.js';
import { RULESET_IDS } from '../../src/rulesets/ruleset.js';
import { randomOf } from '../peers.js';
import { randomStart, rulesFor } from './games.js';

it.each(RULESET_IDS)('a path of %s ends where the referee ends the game, and is what it was after going back', (id) => {
  const random = randomOf(7);
  const rules = rulesFor(id, id === 'TTAKJI' ? { maxPlies: 60 } : id === 'KJA' ? { noProgressPlies: 12 } : {});
  let endings = 0;
  for (let game = 0; game < 25; game++) {
    const start = randomStart(rules, random);
    const play = new Play(start.clone(), 'ARRANGEMENT', rules);
    const path = new Path({ start, startKind: 'ARRANGEMENT', moves: [], rules }, 300, 'AS_RULED');
    for (let ply = 0; ply < 200; ply++) {
      const expected = endingOf(play);
      const moves = play.legalMoves();
      const out = new Uint16Array(2048);
      const own = out.slice(0, path.generate(out, 0)).sort();
      expect([...own]).toEqual([...moves]);
      const ending = own.length === 0 ? path.endingWithoutMoves() : path.ending();
      // A mate shows by having no move; where a pass is left, the referee's word and the path's differ in nothing else.
      if (expected?.reason !== 'CHECKMATE' || own.length === 0) expect(ending).toEqual(expected);
      if (expected) {
        endings++;
        break;
      }
      if (moves.length === 0) break;
      // Going to and fro makes repetitions and shuttles; else anything.
      const back = play.ply > 2 ? play.moveAt(play.ply - 1) : 0;
      const reversal = ((back & 127) << 7) | (back >> 7);
      const move = (random(3) > 0 && moves.includes(reversal) ? reversal : moves[random(moves.length)]) as Move;
      const before = [path.keyHigh, path.keyLow, path.checked, path.facing, path.quietSince];
      path.make(move);
      path.unmake();
      expect([path.keyHigh, path.keyLow, path.checked, path.facing, path.quietSince]).toEqual(before);
      path.make(move);
      play.play(move);
    }
  }
  console.info(`${id}: ${endings} endings`);
});
