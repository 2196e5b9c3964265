import { expect, test } from 'vitest';
import type { JobPay } from './pay.ts';
import { payText } from './pay-text.ts';

const cases: Array<[JobPay, string]> = [
  [{ kind: 'range', from: 3200, to: 3900, unit: 'month' }, '3.200 bis 3.900\u00a0€ im Monat'],
  [{ kind: 'range', from: 14.5, to: 16, unit: 'hour' }, '14,50 bis 16,00\u00a0€ je Stunde'],
  [{ kind: 'range', from: 48_000, to: null, unit: 'year' }, 'ab 48.000\u00a0€ im Jahr'],
  [{ kind: 'range', from: null, to: 520, unit: 'month' }, 'bis 520\u00a0€ im Monat'],
  [{ kind: 'range', from: 1200, to: 1200, unit: 'month' }, '1.200\u00a0€ im Monat'],
  [{ kind: 'range', from: null, to: null, unit: 'month' }, 'Gehalt nicht genannt'],
  [{ kind: 'agreement', agreement: 'TVöD-P', group: 'P7', from: null, to: null, unit: 'month' }, 'TVöD-P, P7'],
  [{ kind: 'agreement', agreement: 'Haustarif', group: '', from: null, to: null, unit: 'month' }, 'Haustarif'],
  [
    { kind: 'agreement', agreement: 'TVöD-P', group: 'P7', from: 3200, to: 3900, unit: 'month' },
    'TVöD-P, P7 (3.200 bis 3.900\u00a0€ im Monat)',
  ],
  [{ kind: 'none', reason: 'Verhandlungssache' }, 'Gehalt nicht genannt'],
];

test.each(cases)('%j reads "%s"', (pay, text) => {
  expect(payText(pay)).toBe(text);
});
