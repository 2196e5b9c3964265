import { expect, test } from 'vitest';
import { openSemaphore, openSlotsByKey } from './semaphore.ts';

test('refuses a caller that waits too long, and releasing twice releases one permit', async () => {
  const semaphore = openSemaphore({ permits: 1, maxWaiting: 2, timeoutMs: 20 });
  const release = await semaphore.acquire();
  await expect(semaphore.acquire()).rejects.toMatchObject({ code: 'BUSY' });
  const second = semaphore.acquire();
  release();
  release();
  const third = semaphore.acquire();
  (await second)();
  (await third)();
});

test('refuses at once when the queue is full', async () => {
  const semaphore = openSemaphore({ permits: 1, maxWaiting: 1 });
  const release = await semaphore.acquire();
  const waiting = semaphore.acquire();
  await expect(semaphore.acquire()).rejects.toMatchObject({ code: 'BUSY' });
  release();
  (await waiting)();
});

test('runs work in the order of arrival and continues after a failure', async () => {
  const { run } = openSemaphore({ permits: 1 });
  const events: string[] = [];
  const work = (name: string) =>
    run(async () => {
      events.push(`${name} starts`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (name === 'a') throw new Error('failed');
    });
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(work));
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('counts slots per key, and leaving twice frees one slot', () => {
  const counts = openSlotsByKey();
  const leave = counts.acquire('a', 2);
  expect([counts.acquire('a', 2) === null, counts.acquire('a', 2), counts.acquire('b', 2) === null]).toEqual([
    false,
    null,
    false,
  ]);
  leave?.();
  leave?.();
  expect([counts.acquire('a', 2) === null, counts.acquire('a', 2)]).toEqual([false, null]);
});
