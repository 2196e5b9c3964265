import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { recordGarbageCollections } from './garbage-collections.ts';

test('records a full garbage collection with its time and only in its span', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const collections = recordGarbageCollections();
  const before = performance.now();
  collect();
  const after = performance.now();
  await nextTurn();
  const tookMs = collections.during({ from: before, to: after });
  expect(tookMs).toBeGreaterThan(0);
  expect(tookMs).toBeLessThanOrEqual(after - before);
  expect(collections.during({ from: after, to: after + 1 })).toBe(0);
  collections.close();
});
