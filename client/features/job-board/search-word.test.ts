import { expect, test } from 'vitest';
import { searchWord } from './search-word.ts';

test.each([
  ['Pflegefachkraft (m/w/d) im Nachtdienst', 'Pflegefachkraft'],
  ['Fachkraft für Lagerlogistik (m/w/d)', 'Lagerlogistik'],
  ['Mitarbeiter:in im Lager', 'Lager'],
  ['Leitung Küche', 'Küche'],
  ['Koch (w/m/d)', 'Koch'],
  ['Mitarbeiter (m/w/d)', ''],
  ['(((', ''],
])('%s finds similar jobs by %j', (title, word) => {
  expect(searchWord(title)).toBe(word);
});
