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
])('whether the trigram index can search for %s: %s', (term, isKnown) => {
  expect(hasTrigram(term)).toBe(isKnown);
});

test('treats pattern characters as literals', () => {
  expect(likePattern('100%_\\')).toBe('%100\\%\\_\\\\%');
});
