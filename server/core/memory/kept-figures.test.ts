import { expect, test } from 'vitest';
import type { App } from '../app.ts';
import { keptFigures } from './kept-figures.ts';

function setUp() {
  let now = 0;
  let counted = 0;
  const installation = () => ({ db: {} as App['db'], clock: { now: () => new Date(now) } as App['clock'] });
  const figures = keptFigures<number>();
  const ask = (app: ReturnType<typeof installation>) => figures.get(app, '', async () => ++counted);
  const advance = (ms: number) => {
    now += ms;
  };
  return { installation, figures, ask, advance };
}

test('who asks within a minute, at once or later, gets what was counted once; then it is counted anew', async () => {
  const { installation, ask, advance } = setUp();
  const app = installation();
  expect(await Promise.all([ask(app), ask(app), ask(app)])).toEqual([1, 1, 1]);
  advance(59_999);
  expect(await ask(app)).toBe(1);
  advance(1);
  expect(await ask(app)).toBe(2);
});

test('another database has figures of its own, and what is forgotten is counted anew', async () => {
  const { installation, figures, ask } = setUp();
  const [one, other] = [installation(), installation()];
  expect([await ask(one), await ask(other), await ask(one)]).toEqual([1, 2, 1]);
  figures.forget(one);
  expect([await ask(one), await ask(other)]).toEqual([3, 2]);
});
