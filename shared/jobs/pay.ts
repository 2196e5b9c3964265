import { type Currency, currencyOf } from '../places/country.ts';
import type { JobDraft, PayUnit } from './draft.ts';

export type PayFigures = {
  from: number | null;
  to: number | null;
  unit: PayUnit;
  currency: Currency;
  salaries: 12 | 14;
};

export type JobPay =
  | ({ kind: 'range' } & PayFigures)
  | ({ kind: 'agreement'; agreement: string; group: string } & PayFigures)
  | { kind: 'none'; reason: string };

type PayFields = Pick<
  JobDraft,
  'payKind' | 'payFrom' | 'payTo' | 'payUnit' | 'agreement' | 'payGroup' | 'payReason' | 'country' | 'employment'
>;

export function payOf(draft: PayFields): JobPay {
  const { payFrom: from, payTo: to, payUnit: unit, country, employment } = draft;
  const salaries = country === 'AT' && employment !== 'freelance' ? 14 : 12;
  const figures = { from, to, unit, currency: currencyOf(country), salaries } as const;
  if (draft.payKind === 'range') return { kind: 'range', ...figures };
  if (draft.payKind === 'none') return { kind: 'none', reason: draft.payReason };
  return { kind: 'agreement', agreement: draft.agreement, group: draft.payGroup, ...figures };
}

const weeksInYear = 52;
const fullTimeHours = 40;

/** In whole units of the currency; 0 without a figure. `hours`: per week. */
export function yearlyPay(pay: JobPay, hours: number | null): { from: number; to: number } {
  if (pay.kind === 'none') return { from: 0, to: 0 };
  const factor = { hour: weeksInYear * (hours ?? fullTimeHours), month: pay.salaries, year: 1 }[pay.unit];
  const from = pay.from ?? pay.to ?? 0;
  return { from: yearly(from, factor), to: yearly(pay.to ?? from, factor) };
}

const maxYearlyPay = 999_999_999;
const yearly = (value: number, factor: number): number => Math.min(maxYearlyPay, Math.round(value * factor));

/** Amounts of different currencies are never compared; rank 0 means no figure. */
const rankOffsets: Readonly<Record<Currency, number>> = { CHF: 0, EUR: maxYearlyPay + 1 };

export const payRank = (pay: JobPay, yearFrom: number): number =>
  pay.kind === 'none' || yearFrom === 0 ? 0 : rankOffsets[pay.currency] + yearFrom;

export const payRankRange = (currency: Currency): { least: number; most: number } => ({
  least: rankOffsets[currency] + 1,
  most: rankOffsets[currency] + maxYearlyPay,
});
