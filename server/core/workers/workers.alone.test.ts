import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { busiestSlice } from '../../testing/event-loop-slices.ts';
import { RuleError } from '../errors.ts';
import { workReference } from './work.ts';
import type { WorkOptions } from './workers.ts';

const app = testApp();
const odd = workReference<typeof import('../../testing/heavy/odd.work.ts')>(
  new URL('../../testing/heavy/odd.work.ts', import.meta.url),
);
const terms: WorkOptions = { pace: 'quick', limitMs: 20_000, tooMuch: 'TEXT_TOO_COMPLEX' };

test('runs the work in a separate thread', async () => {
  expect(await app().workers.run(odd('double'), 21, terms)).toBe(42);
});

test('a refusal of the work reaches the caller unchanged', async () => {
  const refused = app().workers.run(odd('refuse'), 'Modul 1', terms);
  await expect(refused).rejects.toMatchObject({ code: 'BUNDLE_BROKEN', details: { place: 'Modul 1' } });
  await expect(refused).rejects.toBeInstanceOf(RuleError);
});

test('a failure of the work is not a refusal', async () => {
  const failed = app().workers.run(odd('fail'), 'kaputt', terms);
  await expect(failed).rejects.toThrow('kaputt');
  await expect(failed).rejects.not.toBeInstanceOf(RuleError);
});

test('endless work is stopped without delaying others, and the next work runs', async () => {
  const { busiestMs } = await busiestSlice(() =>
    expect(app().workers.run(odd('loopForever'), undefined, { ...terms, limitMs: 1500 })).rejects.toMatchObject({
      code: 'TEXT_TOO_COMPLEX',
    }),
  );
  expect(busiestMs).toBeLessThan(100);
  expect(await app().workers.run(odd('double'), 1, terms)).toBe(2);
});

test('work that exhausts its memory is refused, and the process survives', async () => {
  await expect(app().workers.run(odd('fillMemory'), undefined, terms)).rejects.toMatchObject({
    code: 'TEXT_TOO_COMPLEX',
  });
  expect(app().logged()).toContain('ERR_WORKER_OUT_OF_MEMORY');
  expect(await app().workers.run(odd('double'), 2, terms)).toBe(4);
});

test('transfers bytes instead of copying them', async () => {
  const { content } = await app().workers.run(odd('bytes'), 1_000_000, terms);
  expect([content.length, content[999_999]]).toEqual([1_000_000, 7]);
});

test('reports each stage and limits the rate of progress reports within a stage', async () => {
  const stages: string[] = [];
  const onProgress = ({ stage }: { stage: string }) => void stages.push(stage);
  await app().workers.run(odd('countTo'), 1000, { ...terms, onProgress });
  expect([...new Set(stages)]).toEqual(['begun', 'counting', 'ended']);
  expect(stages.length).toBeLessThan(100);
});

test('long work leaves one thread for quick work', async () => {
  const long: WorkOptions = { ...terms, pace: 'long', limitMs: 3000 };
  const endless = [1, 2].map(() =>
    app()
      .workers.run(odd('loopForever'), undefined, long)
      .catch(() => 'ended'),
  );
  const order = await Promise.race([app().workers.run(odd('double'), 3, terms), ...endless]);
  expect(order).toBe(6);
  await Promise.all(endless);
});

test('refuses work at once when the queue is full', async () => {
  const long: WorkOptions = { ...terms, pace: 'long' };
  const all = Array.from({ length: 12 }, () =>
    app()
      .workers.run(odd('wait'), 20, long)
      .then(String, (error) => error.code),
  );
  const outcomes = await Promise.all(all);
  expect(outcomes.filter((outcome) => outcome === 'BUSY')).toHaveLength(3);
});

test('one person cannot occupy all workers', async () => {
  const mine: WorkOptions = { ...terms, personId: 'somebody' };
  const wait = (of: WorkOptions) =>
    app()
      .workers.run(odd('wait'), 20, of)
      .then(String, (error) => error.code);
  const outcomes = await Promise.all(Array.from({ length: 16 }, () => wait(mine)));
  expect(outcomes.filter((outcome) => outcome === 'BUSY')).toHaveLength(4);
  const others = await Promise.all([wait({ ...terms, personId: 'another' }), wait(mine)]);
  expect(others).toEqual(['20', '20']);
});
