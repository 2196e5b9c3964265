import { expect, test } from 'vitest';
import { answerSummary } from './answers.ts';

const options = (right: number, ...wrong: number[]) => [
  { text: 'richtig', isRight: true, count: right },
  ...wrong.map((count, index) => ({ text: `falsch ${index}`, isRight: false, count })),
];
const marks = (right: number, ...wrong: number[]) =>
  answerSummary(options(right, ...wrong), right + wrong.reduce((sum, count) => sum + count, 0)).options.map(
    ({ mark }) => mark,
  );

test('shows shares only from five answers on', () => {
  const none = answerSummary(options(3, 1), 4);
  expect(none.right).toBeNull();
  expect(none.options.map(({ share, mark }) => [share, mark])).toEqual([
    [null, null],
    [null, null],
  ]);
  const summary = answerSummary(options(4, 1), 5);
  expect(summary.right).toBe(4);
  expect(summary.options.map(({ share }) => share)).toEqual([0.8, 0.2]);
});

test('marks a wrong option that nearly everyone or no one chooses, never a correct one', () => {
  expect(marks(5, 0, 3)).toEqual([null, 'unchosen', null]);
  expect(marks(0, 6, 2)).toEqual([null, 'most', null]);
  expect(marks(1, 5, 2)).toEqual([null, null, null]);
  expect(marks(9, 0)).toEqual([null, 'unchosen']);
});

test('counts answers with a deleted option', () => {
  const { right, options: told } = answerSummary(options(5, 3), 10);
  expect(right).toBe(5);
  expect(told.map(({ share }) => share)).toEqual([0.5, 0.3]);
});
