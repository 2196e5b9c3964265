import { expect, test } from 'vitest';
import { keptAnswers } from './apply-dialog.tsx';

const typed = [
  { question: 'A?', answer: 'a' },
  { question: 'B?', answer: 'b' },
];

test.each([
  ['the same questions', ['A?', 'B?'], ['a', 'b']],
  ['another order', ['B?', 'A?'], ['b', 'a']],
  ['one removed', ['B?'], ['b']],
  ['one worded anew', ['A?', 'C?'], ['a', '']],
  ['one more in front', ['C?', 'A?', 'B?'], ['', 'a', 'b']],
  ['one asked twice', ['A?', 'A?'], ['a', '']],
  ['none any more', [], []],
])('an answer stays with its question: %s', (_, questions, answers) => {
  expect(keptAnswers(questions, typed)).toEqual(answers);
});

test('two questions that are worded alike keep an answer each', () => {
  const twice = [
    { question: 'A?', answer: 'first' },
    { question: 'A?', answer: 'second' },
  ];
  expect(keptAnswers(['A?', 'A?'], twice)).toEqual(['first', 'second']);
});
