import { expect, test } from 'vitest';
import { registerKeys, seatKey } from './imprint-keys.ts';

test.each([
  ['Amtsgericht Göttingen, HRB 1234', ['hrb 1234 gottingen']],
  ['HRB 1234, AG Goettingen', ['hrb 1234 gottingen']],
  ['Handelsregister: HRB1234 (Amtsgericht Göttingen)', ['hrb 1234 gottingen']],
  ['Eingetragen im Handelsregister des Amtsgerichts Göttingen unter HRB Nr. 1 234', ['hrb 1234 gottingen']],
  ['HRB 1234', ['hrb 1234 kiel']],
  ['Amtsgericht Kiel HRA 567, HRB 1234', ['hra 567 kiel', 'hrb 1234 kiel']],
  ['FN 123456a, Handelsgericht Wien', ['fn 123456']],
  ['CHE-123.456.789 MWST', ['che 123456789']],
  ['entfällt', []],
  ['', []],
])('folds the register entry %j', (register, keys) => {
  expect(registerKeys({ register, town: 'Kiel' })).toEqual(keys);
});

test('folds spellings of one address and keeps house numbers and towns apart', () => {
  const seat = { country: 'DE', postalCode: '24103', street: 'Hafenstraße 4a' } as const;
  for (const street of ['Hafenstr. 4 a', 'HAFENSTRASSE 4A', 'Hafen-Straße 4a'])
    expect(seatKey({ ...seat, street })).toBe(seatKey(seat));
  for (const other of [{ street: 'Hafenstraße 4' }, { postalCode: '24105' }, { country: 'CH' as const }])
    expect(seatKey({ ...seat, ...other })).not.toBe(seatKey(seat));
});
