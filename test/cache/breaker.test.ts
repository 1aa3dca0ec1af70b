import { expect, it } from 'vitest';
import { Breaker } from '../../src/cache/breaker.js';

it('opens after failures in a row, lets one try after a pause, and closes when that went well', () => {
  let time = 1000;
  const breaker = new Breaker(() => time);
  for (let failure = 0; failure < 4; failure++) breaker.failed();
  breaker.succeeded();
  for (let failure = 0; failure < 4; failure++) breaker.failed();
  expect([breaker.state, breaker.allows()]).toEqual(['CLOSED', true]);
  breaker.failed();
  expect([breaker.state, breaker.allows()]).toEqual(['OPEN', false]);
  time += 250;
  expect([breaker.state, breaker.allows(), breaker.allows()]).toEqual(['HALF_OPEN', true, false]);
  breaker.failed();
  time += 249;
  expect(breaker.state).toBe('OPEN');
  time += 251;
  expect(breaker.allows()).toBe(true);
  breaker.succeeded();
  expect([breaker.state, breaker.allows(), breaker.allows()]).toEqual(['CLOSED', true, true]);
});

it('never pauses for longer than ten seconds', () => {
  let time = 1000;
  const breaker = new Breaker(() => time);
  for (let round = 0; round < 50; round++) {
    while (breaker.state === 'CLOSED') breaker.failed();
    time += 10_000;
    expect(breaker.allows()).toBe(true);
    breaker.failed();
  }
});
