import { expect, test } from 'vitest';
import { onceAtATime } from './once.ts';

function slowWork() {
  const calls: { title: string; finish: () => void; fail: () => void }[] = [];
  const work = (title: string) =>
    new Promise<string>((resolve, reject) =>
      calls.push({ title, finish: () => resolve(title), fail: () => reject(new Error(title)) }),
    );
  return { calls, act: onceAtATime(work) };
}

test('starts nothing for a second activation in the same tick', async () => {
  const { calls, act } = slowWork();
  const both = [act('Kurs'), act('Kurs')];
  expect(calls).toHaveLength(1);
  calls[0]?.finish();
  expect(await Promise.all(both)).toEqual(['Kurs', 'Kurs']);
});

test('runs calls with other arguments in parallel', () => {
  const { calls, act } = slowWork();
  void act('Kurs');
  void act('Test');
  expect(calls.map(({ title }) => title)).toEqual(['Kurs', 'Test']);
});

test('runs again once the first has finished or failed', async () => {
  const { calls, act } = slowWork();
  const first = act('Kurs');
  calls[0]?.finish();
  await first;
  const second = act('Kurs');
  calls[1]?.fail();
  await expect(second).rejects.toThrow('Kurs');
  void act('Kurs');
  expect(calls).toHaveLength(3);
});
