import { expect, test } from 'vitest';
import { townText } from '../places.ts';
import { dayText, hoursText } from './words.ts';

test.each([
  [30, 38.5, '30 bis 38,5 Stunden'],
  [20, 20, '20 Stunden'],
  [1, 1, '1 Stunde'],
  [10, null, 'ab 10 Stunden'],
  [null, 12, 'bis 12 Stunden'],
  [null, null, null],
])('formats hours from %s to %s as %s', (from, to, text) => {
  expect(hoursText(from, to)).toBe(text);
});

test('formats a place from its known parts', () => {
  expect(townText({ postalCode: '50667', town: 'Köln', country: 'DE' })).toBe('50667 Köln');
  expect(townText({ postalCode: '', town: 'Köln', country: 'DE' })).toBe('Köln');
  expect(townText({ postalCode: '5020', town: 'Salzburg', country: 'AT' })).toBe('5020 Salzburg, Österreich');
  expect(townText({ postalCode: '', town: '', country: 'CH' })).toBe('');
});

test('formats a day identically in every time zone', () => {
  expect(dayText('2026-03-29')).toBe('29.03.2026');
});
