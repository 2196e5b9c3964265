import { expect, test } from 'vitest';
import { typicalRange } from './discover-jobs.tsx';

const spans = (...widths: number[]) => typicalRange(widths.map((width) => ({ low: 20, high: 20 + width })));

test('the typical span is the median', () => {
  expect(spans(30, 10, 20)).toBe(20);
  expect(spans(10, 21)).toBe(16);
});

test('there is no typical span without matches or with values only', () => {
  expect(spans()).toBeNull();
  expect(spans(0, 0)).toBeNull();
});
