import { expect, test } from 'vitest';
import { maxSliceMs, measureCpuTime } from '../../testing/event-loop-slices.ts';
import { parseRange } from './http-headers.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['Bytes = 1 - 2', { start: 1, end: 2 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['bytes=a-b', null],
  ['bytes=99999999999999999999-', null],
  ['lines=0-1', null],
  ['', null],
  [undefined, null],
])('%j requests %j of 100 bytes', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test('parses a range header of the maximum length quickly', () => {
  const headers = [' ', '1 ', '- '].map((unit) => `bytes=${unit.repeat(8_000)}x`);
  expect(measureCpuTime(() => headers.forEach((header) => void parseRange(header, 100)))).toBeLessThan(maxSliceMs);
});
