import { expect, test } from 'vitest';
import { legible, runsOf, shortened } from './legible.ts';

test.each([
  ['Jana Petersen', 'Jana Petersen'],
  ['  Jana \t\n Petersen ', 'Jana Petersen'],
  ['Bei\u200Bspiel\u202E', 'Beispiel'],
  ['Zoe\u0308', 'Zoë'],
  ['👩‍👧 Anna 🎉', 'Anna'],
  ['محمد', ''],
  ['0,88 von\u00a01', '0,88 von\u00a01'],
])('%j is set as %j', (text, set) => {
  expect(legible(text)).toBe(set);
});

test('runs keep every character and change the subset where needed', () => {
  expect(runsOf('Łukasz Müller')).toEqual([
    { subset: 'latinExtended', text: 'Ł' },
    { subset: 'latin', text: 'ukasz Müller' },
  ]);
});

test('what is too long ends with an ellipsis, also between two halves of a character', () => {
  expect(shortened('Anna', 4)).toBe('Anna');
  expect(shortened('Annalena', 4)).toBe('Ann…');
});
