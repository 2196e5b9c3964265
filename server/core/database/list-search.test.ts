import { expect, test } from 'vitest';
import { hasTrigram, likePattern } from './list-search.ts';

test.each([
  ['k', false],
  ['ki', false],
  ['C+', false],
  ['+C+', true],
  ['KI-', true],
  ['a b', true],
  ['übe', true],
  ['%_%', false],
])('whether the trigram index can look for %s: %s', (term, isKnown) => {
  expect(hasTrigram(term)).toBe(isKnown);
});

test('the signs of a pattern mean themselves', () => {
  expect(likePattern('100%_\\')).toBe('%100\\%\\_\\\\%');
});
