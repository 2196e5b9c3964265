import { expect, test } from 'vitest';
import { judgeAnswer, minutesLeftOf } from './state.ts';

const quiz = { options: ['30 s', '5 s', '30 s'], correctIndex: 0, explanation: 'So wirkt es.' };

test('accepts each option with the text of the correct one and marks the chosen one', () => {
  const { explanation } = quiz;
  expect(judgeAnswer(quiz, 0)).toEqual({ chosen: 0, isCorrect: true, correctIndex: 0, explanation });
  expect(judgeAnswer(quiz, 2)).toEqual({ chosen: 2, isCorrect: true, correctIndex: 2, explanation });
  expect(judgeAnswer(quiz, 1)).toEqual({ chosen: 1, isCorrect: false, correctIndex: 0, explanation });
});

test.each([
  [10, 4, 0, 10],
  [10, 4, 3, 3],
  [10, 4, 4, 0],
  [0, 4, 1, 0],
  [10, 0, 0, 0],
])('of %i minutes and %i lessons, %i of them done, %i minutes are left', (minutes, lessonCount, lessonsDone, left) => {
  expect(minutesLeftOf({ minutes, lessonCount, lessonsDone })).toBe(left);
});
