import { expect, test } from 'vitest';
import { foldedFilter } from './theme-components.ts';

const options = ['Überzeugungskraft', 'Ueberblick', 'Größe'].map((label) => ({ value: label, label }));
const found = (search: string, limit = 10) =>
  foldedFilter({ options, search, limit }).map((item) => ('label' in item ? item.label : item.group));

test('a list of options matches umlauts in any spelling, up to its limit', () => {
  expect(found('ueber')).toEqual(['Überzeugungskraft', 'Ueberblick']);
  expect(found('U\u0308ber', 1)).toEqual(['Überzeugungskraft']);
  expect(found('grösse')).toEqual(['Größe']);
  expect(found('')).toHaveLength(3);
});

test('groups keep matching options, up to the limit in total', () => {
  const groups = [
    { group: 'Modul 1', items: options },
    { group: 'Modul 2', items: options },
  ];
  const matching = foldedFilter({ options: groups, search: 'über', limit: 3 });
  expect(matching.map((item) => ('group' in item ? item.items.length : 0))).toEqual([2, 1]);
});
