import { expect, test } from 'vitest';
import {
  createReconnectBackoff,
  pauseAfterRefusalMs,
  rateLimitedCloseCode,
  reconnectDelayMs,
} from './live-connection.ts';

test('reconnects after 1, 2, 5 and 10 seconds, then every 10 seconds', () => {
  expect([0, 1, 2, 3, 4].map(reconnectDelayMs)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000]);
});

test('pauses for 30 seconds after a refusal and doubles the pause each time, up to ten minutes', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 60].map((refusals) => pauseAfterRefusalMs(refusals, 0));
  expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 480_000, 600_000, 600_000]);
});

test('jitter adds up to half to the pause and never shortens it', () => {
  expect([0, 0.5, 1].map((chance) => pauseAfterRefusalMs(1, chance))).toEqual([30_000, 37_500, 45_000]);
});

test('pauses only after a refusal, and the pause expires', () => {
  let now = 0;
  const connection = createReconnectBackoff(
    () => now,
    () => 0,
  );
  for (const code of [1006, 1012, 4401, 4403, undefined]) connection.onClose(code);
  expect([connection.restMs(), connection.delayMs(0)]).toEqual([0, 1_000]);
  connection.onClose(rateLimitedCloseCode);
  expect([connection.restMs(), connection.delayMs(0)]).toEqual([30_000, 31_000]);
  now += 10_000;
  connection.onClose(1006);
  expect([connection.restMs(), connection.delayMs(1)]).toEqual([20_000, 22_000]);
  now += 20_000;
  expect([connection.restMs(), connection.delayMs(0)]).toEqual([0, 1_000]);
});

test('consecutive refusals lengthen the pause, and the count restarts after a long time', () => {
  let now = 0;
  const connection = createReconnectBackoff(
    () => now,
    () => 0,
  );
  const pauseAfterRefusal = () => {
    connection.onClose(rateLimitedCloseCode);
    return connection.restMs();
  };
  expect([pauseAfterRefusal(), pauseAfterRefusal(), pauseAfterRefusal()]).toEqual([30_000, 60_000, 120_000]);
  now += 1_200_001;
  expect(pauseAfterRefusal()).toBe(30_000);
});
