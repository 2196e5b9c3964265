import { expect, test } from 'vitest';
import type { App } from '../app.ts';
import { cachedCounts, openCache } from './cache.ts';

test('concurrent requests for one key create the value once', async () => {
  const cache = openCache<number>({ capacity: 10 });
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all(Array.from({ length: 5 }, () => cache.get('a', make)))).toEqual([1, 1, 1, 1, 1]);
  expect(await cache.get('a', make)).toBe(1);
});

test('does not cache a value that was invalidated while it was created', async () => {
  const cache = openCache<string>({ capacity: 10 });
  let finish: (value: string) => void = () => undefined;
  const old = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
  cache.invalidate('a');
  const fresh = cache.get('a', async () => 'new');
  finish('old');
  expect([await old, await fresh, await cache.get('a', async () => 'newer')]).toEqual(['old', 'new', 'new']);
});

test('evicts the least recently used value, and never caches values heavier than the capacity', async () => {
  const cache = openCache<number>({ capacity: 10, weightOf: (value) => value });
  const made: string[] = [];
  const get = (key: string, value: number) =>
    cache.get(key, async () => {
      made.push(key);
      return value;
    });
  await get('a', 4);
  await get('b', 4);
  await get('a', 4);
  await get('c', 4);
  await get('a', 4);
  await get('b', 4);
  await get('heavy', 11);
  await get('heavy', 11);
  expect(made).toEqual(['a', 'b', 'c', 'b', 'heavy', 'heavy']);
});

test('caches no failures, and recreates expired values', async () => {
  let time = 0;
  const cache = openCache<string>({ capacity: 10, ageMs: 100, now: () => time });
  await expect(cache.get('a', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
  expect(await cache.get('a', async () => 'first')).toBe('first');
  time = 99;
  expect(await cache.get('a', async () => 'second')).toBe('first');
  time = 100;
  expect(await cache.get('a', async () => 'second')).toBe('second');
});

function setUp() {
  let now = 0;
  let counted = 0;
  const installation = () => ({ db: {} as App['db'], clock: { now: () => new Date(now) } as App['clock'] });
  const figures = cachedCounts<number>();
  const ask = (app: ReturnType<typeof installation>) => figures.get(app, '', async () => ++counted);
  const advance = (ms: number) => {
    now += ms;
  };
  return { installation, figures, ask, advance };
}

test('counts once per minute, also for concurrent requests', async () => {
  const { installation, ask, advance } = setUp();
  const app = installation();
  expect(await Promise.all([ask(app), ask(app), ask(app)])).toEqual([1, 1, 1]);
  advance(59_999);
  expect(await ask(app)).toBe(1);
  advance(1);
  expect(await ask(app)).toBe(2);
});

test('counts separately per database, and again after an invalidation', async () => {
  const { installation, figures, ask } = setUp();
  const [one, other] = [installation(), installation()];
  expect([await ask(one), await ask(other), await ask(one)]).toEqual([1, 2, 1]);
  figures.invalidate(one);
  expect([await ask(one), await ask(other)]).toEqual([3, 2]);
});
