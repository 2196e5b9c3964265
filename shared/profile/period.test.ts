import { expect, test } from 'vitest';
import { periodText } from '../texts/profile.ts';
import { formatPoint, isReversed, parsePoint } from './period.ts';

test.each([
  ['', ''],
  [' 2019 ', '2019'],
  ['04.2019', '2019-04'],
  ['4.2019', '2019-04'],
  ['4/2019', '2019-04'],
  ['12 - 2019', '2019-12'],
  ['2019-04', '2019-04'],
  ['April 2019', '2019-04'],
  ['29.04.2019', '2019-04'],
  ['October 2019', '2019-10'],
  ['2019/4', '2019-04'],
  ['apr. 2019', '2019-04'],
  ['Maerz 2019', '2019-03'],
  ['März 2019', '2019-03'],
  ['Dezember 1999', '1999-12'],
])('%j is read as %j', (typed, point) => {
  expect(parsePoint(typed)).toBe(point);
});

test.each(['13.2019', '0.2019', '00.2019', '2019-13', '1899', '2100', '04.19', 'Sommer 2019', 'heute', '²019'])(
  '%j is not a point in time',
  (typed) => {
    expect(parsePoint(typed)).toBe(null);
  },
);

test('a written value is read as the same value', () => {
  for (const point of ['', '2019', '2019-04', '1999-12']) expect(parsePoint(formatPoint(point))).toBe(point);
  expect(formatPoint('Sommer')).toBe('Sommer');
});

test.each([
  ['2019', '2018', true],
  ['2019-04', '2019-03', true],
  ['2019-04', '2018', true],
  ['2019', '2018-12', true],
  ['2019-04', '2019', false],
  ['2019', '2019-01', false],
  ['2019-04', '2019-04', false],
  ['', '2019', false],
  ['2019', '', false],
])('from %j to %j is reversed: %s', (from, to, expected) => {
  expect(isReversed(from, to)).toBe(expected);
});

test.each([
  ['2019-04', '', '04.2019 bis heute'],
  ['2014', '2018-03', '2014 bis 03.2018'],
  ['', '2018', 'bis 2018'],
  ['2018', '2018', '2018'],
  ['', '', ''],
])('from %j to %j is written as %j', (from, to, words) => {
  expect(periodText(from, to)).toBe(words);
});
