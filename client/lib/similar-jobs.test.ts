import { expect, test } from 'vitest';
import { searchWord, similarJobsPath } from './similar-jobs.ts';

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

test('similar jobs have the same field, otherwise the same work; without both, the matching jobs', () => {
  expect(similarJobsPath({ title: 'Leitung Küche', field: 'hospitality' })).toBe('/jobs?field=hospitality');
  expect(similarJobsPath({ title: 'Leitung Küche', field: null })).toBe('/jobs?q=K%C3%BCche');
  expect(similarJobsPath({ title: 'Mitarbeiter (m/w/d)', field: null })).toBe('/discover');
});
