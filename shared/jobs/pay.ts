import type { JobDraft, PayUnit } from './draft.ts';

/** What a job says about its pay: a range in euros, a collective agreement with its group, or why neither is named. */
export type JobPay =
  | { kind: 'range'; from: number | null; to: number | null; unit: PayUnit }
  | { kind: 'agreement'; agreement: string; group: string; from: number | null; to: number | null; unit: PayUnit }
  | { kind: 'none'; reason: string };

type PayFields = Pick<JobDraft, 'payKind' | 'payFrom' | 'payTo' | 'payUnit' | 'agreement' | 'payGroup' | 'payReason'>;

export function payOf(draft: PayFields): JobPay {
  const figures = { from: draft.payFrom, to: draft.payTo, unit: draft.payUnit };
  if (draft.payKind === 'range') return { kind: 'range', ...figures };
  if (draft.payKind === 'none') return { kind: 'none', reason: draft.payReason };
  return { kind: 'agreement', agreement: draft.agreement, group: draft.payGroup, ...figures };
}

const weeksInYear = 52;
/** What a full week is taken for where a job names no hours. */
const fullWeek = 40;

/** Whole euros a year from and to, for sorting and filtering; 0 and 0 where no figure is named. `hours` a week, if the job says so. */
export function yearlyPay(pay: JobPay, hours: number | null): { from: number; to: number } {
  if (pay.kind === 'none') return { from: 0, to: 0 };
  const factor = { hour: weeksInYear * (hours ?? fullWeek), month: 12, year: 1 }[pay.unit];
  const from = pay.from ?? pay.to ?? 0;
  return { from: yearly(from, factor), to: yearly(pay.to ?? from, factor) };
}

const mostInAYear = 2_000_000_000;
const yearly = (value: number, factor: number): number => Math.min(mostInAYear, Math.round(value * factor));
