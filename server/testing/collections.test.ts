import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openCollections } from './collections.ts';

test('a full collection is seen with its time, and only where it was', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const collections = openCollections();
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
