import { expect, test } from 'vitest';
import { isCursorValue } from './cursor-types.ts';

test('accepts only numbers within the range of the column type', () => {
  const floats = ['-1.5', '3e+20', '1e-300', 'NaN', 'Infinity', '1e+999', '1e-999', '0x1', ''];
  expect(floats.filter((text) => isCursorValue('float8', text))).toEqual(['-1.5', '3e+20', '1e-300']);
  const whole = ['0', '-12', '1.0', '9'.repeat(19), ' 1', ''];
  expect(whole.filter((text) => isCursorValue('bigint', text))).toEqual(['0', '-12']);
});
