import { expect, test } from 'vitest';
import { matchAnswers } from './apply-dialog.tsx';

const typed = [
  { question: 'A?', answer: 'a' },
  { question: 'B?', answer: 'b' },
];

test.each([
  ['the questions are unchanged', ['A?', 'B?'], ['a', 'b']],
  ['another order', ['B?', 'A?'], ['b', 'a']],
  ['one removed', ['B?'], ['b']],
  ['one question is reworded', ['A?', 'C?'], ['a', '']],
  ['one question is added in front', ['C?', 'A?', 'B?'], ['', 'a', 'b']],
  ['one question appears twice', ['A?', 'A?'], ['a', '']],
  ['no question is left', [], []],
])('keeps an answer with its question: %s', (_, questions, answers) => {
  expect(matchAnswers(questions, typed)).toEqual(answers);
});

test('two questions with the same words keep one answer each', () => {
  const twice = [
    { question: 'A?', answer: 'first' },
    { question: 'A?', answer: 'second' },
  ];
  expect(matchAnswers(['A?', 'A?'], twice)).toEqual(['first', 'second']);
});
