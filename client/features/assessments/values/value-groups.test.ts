import { expect, test } from 'vitest';
import { valueGroups } from './value-groups.ts';

test('groups words by their basic value, the group with the most points first', () => {
  const values = [
    { value: 'Humor', wins: 9 },
    { value: 'Familie', wins: 6 },
    { value: 'Ehrlichkeit', wins: 5 },
    { value: 'Ordnung', wins: 0 },
  ];
  expect(valueGroups(values)).toEqual([
    { group: 'benevolence', words: ['Familie', 'Ehrlichkeit'] },
    { group: 'hedonism', words: ['Humor'] },
    { group: 'security', words: ['Ordnung'] },
  ]);
});

test('leaves out groups without a word, and words without a group', () => {
  expect(valueGroups([])).toEqual([]);
  expect(valueGroups([{ value: 'Unbekannt', wins: 3 }])).toEqual([]);
});
