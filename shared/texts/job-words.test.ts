import { expect, test } from 'vitest';
import { dayText, hoursText, placeText } from './job-words.ts';

test.each([
  [30, 38.5, '30 bis 38,5 Stunden'],
  [20, 20, '20 Stunden'],
  [1, 1, '1 Stunde'],
  [10, null, 'ab 10 Stunden'],
  [null, 12, 'bis 12 Stunden'],
  [null, null, null],
])('hours from %s to %s read %s', (from, to, text) => {
  expect(hoursText(from, to)).toBe(text);
});

test('a place names what there is of it', () => {
  expect(placeText('50667', 'Köln')).toBe('50667 Köln');
  expect(placeText('', 'Köln')).toBe('Köln');
  expect(placeText('', '')).toBe('');
});

test('a day reads the same in every time zone', () => {
  expect(dayText('2026-03-29')).toBe('29.03.2026');
});
