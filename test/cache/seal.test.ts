import { expect, it } from 'vitest';
import { seal, unseal } from '../../src/cache/seal.js';
import { randomOf } from '../peers.js';

const VALUE = Buffer.from('{"score":1}');

it('a value comes back under its own key alone', () => {
  expect(unseal('a', seal('a', VALUE))).toEqual(VALUE);
  expect(unseal('b', seal('a', VALUE))).toBeNull();
  expect(unseal('a', seal('a', Buffer.alloc(0)))).toEqual(Buffer.alloc(0));
});

it('10,000 poisoned entries never become a value', () => {
  const random = randomOf(77);
  const whole = seal('key', VALUE);
  for (let round = 0; round < 10_000; round++) {
    const poisoned = Buffer.from(whole);
    switch (random(4)) {
      case 0:
        poisoned[random(poisoned.length)] ^= 1 << random(8);
        break;
      case 1:
        expect(unseal('key', poisoned.subarray(0, random(poisoned.length)))).toBeNull();
        continue;
      case 2:
        expect(unseal('key', seal(`key${random(1e6)}`, VALUE))).toBeNull();
        continue;
      default:
        poisoned.set(Buffer.from(`junk${random(1e6)}`), random(poisoned.length - 12));
    }
    expect(unseal('key', poisoned)).toBeNull();
  }
});
