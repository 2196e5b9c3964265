import { expect, test } from 'vitest';
import { pauseAfterRefusalMs, reconnectDelayMs, reconnecting, tooMuchCode } from './live.ts';

test('the live connection is tried again after 1, 2, 5 and 10 seconds, then every 10', () => {
  expect([0, 1, 2, 3, 4].map(reconnectDelayMs)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000]);
});

test('a refused page rests 30 seconds, twice as long after each further refusal, ten minutes at most', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 60].map((refusals) => pauseAfterRefusalMs(refusals, 0));
  expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 480_000, 600_000, 600_000]);
});

test('chance makes the rest longer by up to a half, never shorter', () => {
  expect([0, 0.5, 1].map((chance) => pauseAfterRefusalMs(1, chance))).toEqual([30_000, 37_500, 45_000]);
});

test('only a refusal is rested after, and the rest passes', () => {
  let now = 0;
  const connection = reconnecting(
    () => now,
    () => 0,
  );
  for (const code of [1006, 1012, 4401, 4403, undefined]) connection.closed(code);
  expect([connection.restMs(), connection.delayMs(0)]).toEqual([0, 1_000]);
  connection.closed(tooMuchCode);
  expect([connection.restMs(), connection.delayMs(0)]).toEqual([30_000, 31_000]);
  now += 10_000;
  // What happens to other attempts meanwhile makes the rest no shorter.
  connection.closed(1006);
  expect([connection.restMs(), connection.delayMs(1)]).toEqual([20_000, 22_000]);
  now += 20_000;
  expect([connection.restMs(), connection.delayMs(0)]).toEqual([0, 1_000]);
});

test('refusals in a row make the rest longer, one after a long time is a first one again', () => {
  let now = 0;
  const connection = reconnecting(
    () => now,
    () => 0,
  );
  const restAfterRefusal = () => {
    connection.closed(tooMuchCode);
    return connection.restMs();
  };
  expect([restAfterRefusal(), restAfterRefusal(), restAfterRefusal()]).toEqual([30_000, 60_000, 120_000]);
  now += 1_200_001;
  expect(restAfterRefusal()).toBe(30_000);
});
