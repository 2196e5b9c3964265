import { expect, test } from 'vitest';
import { answersTo } from './answers.ts';

const options = (right: number, ...wrong: number[]) => [
  { text: 'richtig', isRight: true, count: right },
  ...wrong.map((count, index) => ({ text: `falsch ${index}`, isRight: false, count })),
];
const marks = (right: number, ...wrong: number[]) =>
  answersTo(options(right, ...wrong), right + wrong.reduce((sum, count) => sum + count, 0)).options.map(
    ({ mark }) => mark,
  );

test('of fewer than five answers nothing is told, from five on everything', () => {
  const none = answersTo(options(3, 1), 4);
  expect(none.right).toBeNull();
  expect(none.options.map(({ share, mark }) => [share, mark])).toEqual([
    [null, null],
    [null, null],
  ]);
  const told = answersTo(options(4, 1), 5);
  expect(told.right).toBe(4);
  expect(told.options.map(({ share }) => share)).toEqual([0.8, 0.2]);
});

test('a wrong option is marked when nobody or nearly everybody chooses it, a right one never', () => {
  expect(marks(5, 0, 3)).toEqual([null, 'nobody', null]);
  expect(marks(0, 6, 2)).toEqual([null, 'most', null]);
  expect(marks(1, 5, 2)).toEqual([null, null, null]);
  expect(marks(9, 0)).toEqual([null, 'nobody']);
});

test('answers to an option that is gone are answers all the same', () => {
  const { right, options: told } = answersTo(options(5, 3), 10);
  expect(right).toBe(5);
  expect(told.map(({ share }) => share)).toEqual([0.5, 0.3]);
});
