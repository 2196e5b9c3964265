import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isValueWord, valueWords } from './values.ts';

test('the list contains the 170 shipped words, each once, in alphabetical order', () => {
  const shipped: unknown = JSON.parse(readFileSync('prisma/content/assessments/values.json', 'utf8'));
  const sorted = [...valueWords].sort((a, b) => a.localeCompare(b, 'de'));
  expect(valueWords).toHaveLength(170);
  expect(new Set(valueWords).size).toBe(170);
  expect(valueWords).toEqual(sorted);
  expect(new Set(valueWords)).toEqual(new Set(Array.isArray(shipped) ? shipped : []));
});

test.each([
  ['Familie', true],
  ['familie', false],
  [' Familie', false],
  ['toString', false],
  ['', false],
])('%j: is it a word of the list?', (word, expected) => {
  expect(isValueWord(word)).toBe(expected);
});
