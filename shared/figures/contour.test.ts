import { expect, test } from 'vitest';
import { fieldHeight, leftForm, rightForm } from './contour.ts';

test('both forms share the same edge', () => {
  const edge = 'V7.1C40 10 60 10 60 12.9V20';
  expect(leftForm([40, 60])).toBe(`M0 0H40${edge}H0Z`);
  expect(rightForm([40, 60])).toBe(`M100 0H40${edge}H100Z`);
});

test('a higher row takes more of the field, and the lower row limits the swing of the edge', () => {
  expect(leftForm([40, 60], [3, 1])).toBe('M0 0H40V27.1C40 30 60 30 60 32.9V40H0Z');
  expect(fieldHeight(4)).toBe(40);
});
