import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { compute } from '../../testing/event-loop-slices.ts';
import { reportBlocking, watchEventLoop } from './event-loop.ts';

const watch = watchEventLoop();
const ends: Array<() => void> = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function holds(): number[] {
  const held: number[] = [];
  ends.push(watch.onBlocked((ms) => held.push(ms)));
  return held;
}

test('reports a blocking stretch with its length', async () => {
  const held = holds();
  compute(150);
  await expect.poll(() => held.some((ms) => ms >= 150)).toBe(true);
});

test('waiting does not count as blocking', async () => {
  await pause(50);
  const held = holds();
  await pause(300);
  expect(held.filter((ms) => ms > 100)).toEqual([]);
});

test('many short turns do not count as one long stretch', async () => {
  await pause(50);
  const held = holds();
  for (let turn = 0; turn < 40; turn++) {
    compute(5);
    await pause(1);
  }
  expect(held.filter((ms) => ms > 100)).toEqual([]);
});

test('reports only one of several violations in quick succession', async () => {
  const reported: number[] = [];
  reportBlocking(watch, (ms) => reported.push(ms));
  const held = holds();
  for (let breach = 0; breach < 3; breach++) {
    compute(120);
    await expect.poll(() => held.filter((ms) => ms > 100).length).toBe(breach + 1);
  }
  expect(reported).toHaveLength(1);
});
