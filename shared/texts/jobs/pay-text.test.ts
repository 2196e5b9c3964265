import { expect, test } from 'vitest';
import { emptyDraft } from '../../jobs/draft.ts';
import { type JobPay, payOf, payRank, payRankRange, yearlyPay } from '../../jobs/pay.ts';
import { payText } from './pay-text.ts';

const euros = { currency: 'EUR', salaries: 12 } as const;
const francs = { currency: 'CHF', salaries: 12 } as const;

const cases: Array<[JobPay, string]> = [
  [{ kind: 'range', from: 3200, to: 3900, unit: 'month', ...euros }, '3.200 bis 3.900\u00a0€ im Monat'],
  [{ kind: 'range', from: 14.5, to: 16, unit: 'hour', ...euros }, '14,50 bis 16,00\u00a0€ je Stunde'],
  [{ kind: 'range', from: 48_000, to: null, unit: 'year', ...euros }, 'ab 48.000\u00a0€ im Jahr'],
  [{ kind: 'range', from: null, to: 520, unit: 'month', ...euros }, 'bis 520\u00a0€ im Monat'],
  [{ kind: 'range', from: 1200, to: 1200, unit: 'month', ...euros }, '1.200\u00a0€ im Monat'],
  [{ kind: 'range', from: null, to: null, unit: 'month', ...euros }, 'Gehalt nicht genannt'],
  [
    { kind: 'agreement', agreement: 'TVöD-P', group: 'P7', from: null, to: null, unit: 'month', ...euros },
    'TVöD-P, P7',
  ],
  [
    { kind: 'agreement', agreement: 'Haustarif', group: '', from: null, to: null, unit: 'month', ...euros },
    'Haustarif',
  ],
  [
    { kind: 'agreement', agreement: 'TVöD-P', group: 'P7', from: 3200, to: 3900, unit: 'month', ...euros },
    'TVöD-P, P7 (3.200 bis 3.900\u00a0€ im Monat)',
  ],
  [{ kind: 'range', from: 5500, to: 6200, unit: 'month', ...francs }, '5’500 bis 6’200\u00a0CHF im Monat'],
  [{ kind: 'range', from: 31.5, to: null, unit: 'hour', ...francs }, 'ab 31.50\u00a0CHF je Stunde'],
  [
    { kind: 'range', from: 2800, to: null, unit: 'month', currency: 'EUR', salaries: 14 },
    'ab 2.800\u00a0€ im Monat, 14-mal im Jahr',
  ],
  [{ kind: 'range', from: 40_000, to: null, unit: 'year', currency: 'EUR', salaries: 14 }, 'ab 40.000\u00a0€ im Jahr'],
  [{ kind: 'none', reason: 'Verhandlungssache' }, 'Gehalt nicht genannt'],
];

test.each(cases)('formats %j as "%s"', (pay, text) => {
  expect(payText(pay)).toBe(text);
});

test.each([
  ['DE', 'fullTime', 36_000],
  ['AT', 'fullTime', 42_000],
  ['AT', 'freelance', 36_000],
  ['CH', 'fullTime', 36_000],
] as const)('3,000 a month in %s for %s is %d a year', (country, employment, year) => {
  const pay = payOf({ ...emptyDraft, country, employment, payFrom: 3000 });
  expect(yearlyPay(pay, null)).toEqual({ from: year, to: year });
});

test('ranks pay within its currency: euros before francs before no figure', () => {
  const rankOf = (country: 'DE' | 'AT' | 'CH', payFrom: number | null) => {
    const pay = payOf({ ...emptyDraft, country, payFrom, payUnit: 'year' });
    return payRank(pay, yearlyPay(pay, null).from);
  };
  const ranks = [
    rankOf('DE', 60_000),
    rankOf('AT', 20_000),
    rankOf('CH', 10_000_000),
    rankOf('CH', 20_000),
    rankOf('CH', null),
  ];
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  expect(ranks.at(-1)).toBe(0);
  expect(rankOf('CH', 10_000_000)).toBeLessThanOrEqual(payRankRange('CHF').most);
  expect(rankOf('AT', 20_000)).toBeGreaterThanOrEqual(payRankRange('EUR').least);
});
