import { expect, test } from 'vitest';
import { meantWords, nouns, wordsOf } from './meant-words.ts';

const jobs = [
  'Pflegefachkraft für die Hausgemeinschaft (m/w/d)',
  'Pflegefachkraft im Nachtdienst (m/w/d)',
  'Köchin oder Koch (m/w/d)',
  'Nachtdienst (m/w/d) Pflege am Park GmbH 37073 Göttingen',
  'Artistin im Zirkus (m/w/d)',
];

test.each([
  ['Pflge', 'Pflege'],
  ['pfelge', 'Pflege'],
  ['Pflegefachkarft', 'Pflegefachkraft'],
  ['Pflegfachkrft', 'Pflegefachkraft'],
  ['Pflegefahc', 'Pflegefachkraft'],
  ['Kochin', 'Köchin'],
  ['Koeechin', 'Köchin'],
  ['zikus', 'Zirkus'],
  ['artisin', 'Artistin'],
  ['artsin', 'Artistin'],
  ['Gemeinshaft', 'Hausgemeinschaft'],
  ['dinst', 'Nachtdienst'],
  ['Kassel Pflge', 'Kassel Pflege'],
  ['Pflgee Götingen', 'Pflege Göttingen'],
  ['Pflege', null],
  ['flege', null],
  ['lfege', null],
  ['Arzt', null],
  ['Kch', null],
  ['Zerspaner', null],
  ['', null],
])('"%s" means "%s"', (search, meant) => {
  expect(meantWords(search, wordsOf(jobs, nouns))).toBe(meant);
});
