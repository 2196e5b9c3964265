import { expect, test } from 'vitest';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { Identity } from '../../core/trpc/context.ts';
import { trackOpenCalls } from './open-calls.ts';
import { bucketsByKey, maxBatch, maxOpenCalls, tokenBucket } from './socket-limits.ts';
import { socketRights } from './socket-rights.ts';

test('a bucket grants its tokens and refills over time up to its capacity', () => {
  let now = 0;
  const bucket = tokenBucket({ burst: 3, perSecond: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => bucket.consume())).toEqual([true, true, true, false]);
  now += 500;
  expect([bucket.consume(), bucket.consume()]).toEqual([true, false]);
  now += 60_000;
  expect([bucket.isFull(), bucket.consume(4), bucket.consume(3)]).toEqual([true, false, true]);
});

test('keys have separate buckets, and full buckets are dropped', () => {
  let now = 0;
  const buckets = bucketsByKey({ burst: 1, perSecond: 1 }, () => now);
  expect(['a', 'a', 'b'].map((key) => buckets.get(key).consume())).toEqual([true, false, true]);
  buckets.forgetFull();
  expect(buckets.size()).toBe(2);
  now += 1_000;
  buckets.forgetFull();
  expect(buckets.size()).toBe(0);
});

const call = (id: unknown, method = 'subscription') => ({ id, method, params: { path: 'x' } });
const stop = (id: unknown) => call(id, 'subscription.stop');
const answer = (id: unknown, type: string) => ({ id, result: { type } });

test('passes on invalid messages so that tRPC refuses them', () => {
  expect(trackOpenCalls().acceptMessages([null, 5, 'x'])).toBeNull();
  expect(trackOpenCalls().acceptMessages([null])).toEqual([null]);
});

test('limits the size of a batch', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, id) => call(id));
  expect(trackOpenCalls().acceptMessages(ids(maxBatch))).toHaveLength(maxBatch);
  expect(trackOpenCalls().acceptMessages(ids(maxBatch + 1))).toBeNull();
});

test('calls of every kind stay open until their final answer', () => {
  const calls = trackOpenCalls();
  const ask = (id: number, method?: string) => calls.acceptMessages([call(id, method)]) !== null;
  for (let id = 0; id < maxOpenCalls; id++) expect(ask(id, id % 2 === 0 ? 'query' : 'subscription')).toBe(true);
  expect(ask(100)).toBe(false);
  calls.recordAnswer(answer(1, 'started'));
  calls.recordAnswer(answer(1, 'data'));
  expect(ask(100)).toBe(false);
  calls.recordAnswer(answer(1, 'stopped'));
  calls.recordAnswer({ id: 2, error: {} });
  expect([ask(100), ask(101), ask(102)]).toEqual([true, true, false]);
});

test('postpones a stop until its call has begun', () => {
  const calls = trackOpenCalls();
  calls.acceptMessages([call(1)]);
  expect(calls.acceptMessages([stop(1), stop(1)])).toEqual([]);
  expect(calls.acceptMessages([call(1)])).toBeNull();
  expect(calls.recordAnswer(answer(1, 'started'))).toBe(true);
  expect(calls.acceptMessages([stop(1)])).toEqual([stop(1)]);
  calls.recordAnswer(answer(1, 'stopped'));
  expect(calls.acceptMessages([stop(1)])).toEqual([stop(1)]);
});

const whoIs = (userId: string): Identity => ({
  session: { sessionHash: 'x', publicId: 'y' },
  user: { userId } as SessionUser,
});

function rightsWith({ isFresh = true, isEnough = true } = {}) {
  const looks: Array<(who: Identity) => void> = [];
  const rights = socketRights({
    first: whoIs('first'),
    isFresh,
    lookUp: () => new Promise((resolve) => void looks.push(resolve)),
  });
  const ask = async () => (await rights.findIdentity(() => isEnough)).user?.userId;
  return { rights, looks, ask };
}

test('known rights are valid until an event arrives', async () => {
  const { rights, looks, ask } = rightsWith();
  expect([await ask(), await ask(), looks.length]).toEqual(['first', 'first', 0]);
  rights.invalidate();
  const asked = [ask(), ask()];
  expect(looks.length).toBe(1);
  looks[0]?.(whoIs('second'));
  expect(await Promise.all(asked)).toEqual(['second', 'second']);
  expect([await ask(), looks.length]).toEqual(['second', 1]);
});

test('a change during a lookup causes another lookup', async () => {
  const { rights, looks, ask } = rightsWith({ isFresh: false });
  const early = ask();
  rights.invalidate();
  const late = ask();
  expect(looks.length).toBe(2);
  looks[1]?.(whoIs('new'));
  looks[0]?.(whoIs('old'));
  expect([await early, await late, await ask(), looks.length]).toEqual(['old', 'new', 'new', 2]);
});

test('looks insufficient rights up again at a limited rate', async () => {
  const { looks, ask } = rightsWith({ isEnough: false });
  for (let times = 0; times < 100; times++) {
    const asked = ask();
    looks.at(-1)?.(whoIs('poor'));
    expect(await asked).toMatch(/first|poor/);
  }
  expect(looks.length).toBeGreaterThan(0);
  expect(looks.length).toBeLessThan(20);
});
