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

test('similar jobs are a search for the work, or the matching jobs', () => {
  expect(similarJobsPath('Leitung Küche')).toBe('/jobs?q=K%C3%BCche');
  expect(similarJobsPath('Mitarbeiter (m/w/d)')).toBe('/discover');
});
