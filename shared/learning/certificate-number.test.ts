import { expect, test } from 'vitest';
import { certificateNumberText, parseCertificateNumber } from './certificate-number.ts';

test('formats a number in groups that people can read out', () => {
  expect(certificateNumberText('1A2B3C4D5E6F')).toBe('PG-1A2B-3C4D-5E6F');
});

test.each([
  ['PG-1A2B-3C4D-5E6F', '1A2B3C4D5E6F'],
  [' pg 1a2b 3c4d 5e6f ', '1A2B3C4D5E6F'],
  ['1A2B3C4D5E6F', '1A2B3C4D5E6F'],
  ['PG-1A2B-3C4D', null],
  ['PG-1A2B-3C4D-5E6G', null],
  ['', null],
])('reads %s as %s', (typed, number) => {
  expect(parseCertificateNumber(typed)).toBe(number);
});
