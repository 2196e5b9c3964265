import { expect, test } from 'vitest';
import { createBatcher } from './batching.ts';
import type { Database } from './db.ts';

const db = {} as Database;

function controlledWork() {
  const batches: number[][] = [];
  const settlers: Array<(error?: Error) => void> = [];
  const work = (_: Database, all: readonly number[]) => {
    batches.push([...all]);
    return new Promise<number[]>((resolve, reject) =>
      settlers.push((error) => (error === undefined ? resolve(all.map((n) => n * 10)) : reject(error))),
    );
  };
  return { batches, ends: settlers, ask: createBatcher(work) };
}
const waitForBatching = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
const outcome = (answer: Promise<number>) => answer.catch((error: { code?: string }) => error.code ?? String(error));

test('batches calls of one event-loop turn and returns to each its own answer', async () => {
  const { batches, ends, ask } = controlledWork();
  const answers = Promise.all([1, 2, 3].map((n) => ask(db, n)));
  await waitForBatching();
  expect(batches).toEqual([[1, 2, 3]]);
  ends[0]?.();
  expect(await answers).toEqual([10, 20, 30]);
});

test('while two batches run, further calls wait for the next batch', async () => {
  const { batches, ends, ask } = controlledWork();
  const answers: Array<Promise<number>> = [];
  for (const n of [1, 2, 3, 4]) {
    answers.push(ask(db, n));
    await waitForBatching();
  }
  expect(batches).toEqual([[1], [2]]);
  ends[0]?.();
  await waitForBatching();
  expect(batches).toEqual([[1], [2], [3, 4]]);
  for (const end of ends) end();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
});

test('a failure reaches all callers of its batch, and the next batch proceeds', async () => {
  const { ends, ask } = controlledWork();
  const failed = [ask(db, 1), ask(db, 2)].map(outcome);
  await waitForBatching();
  ends[0]?.(new Error('gone'));
  expect(await Promise.all(failed)).toEqual(['Error: gone', 'Error: gone']);
  const next = ask(db, 3);
  await waitForBatching();
  ends[1]?.();
  expect(await next).toBe(30);
});

test('rejects callers beyond the limit immediately, and accepts callers again later', async () => {
  const { batches, ends, ask } = controlledWork();
  const waiting = Array.from({ length: 400 }, (_, n) => ask(db, n));
  expect(await outcome(ask(db, 400))).toBe('BUSY');
  for (let sent = 0; sent < 4; sent++) {
    await waitForBatching();
    for (const end of ends) end();
  }
  expect((await Promise.all(waiting)).at(-1)).toBe(3990);
  expect(Math.max(...batches.map((batch) => batch.length))).toBe(100);
  const next = ask(db, 500);
  await waitForBatching();
  ends.at(-1)?.();
  expect(await next).toBe(5000);
});
