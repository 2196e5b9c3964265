import type { CleanupView } from '#shared/settings/cleanups.ts';
import type { Retention } from '#shared/settings/schema.ts';
import { cleanupTexts } from '#shared/texts/admin/retention.ts';
import { settingSectionTexts } from '#shared/texts/admin/settings.ts';

/** One or more cleanups as one row: a failure of any counts, and the oldest run. */
export type CleanupRow = Omit<CleanupView, 'name' | 'isHourly' | 'nextAt'> & {
  label: string;
  rule: string;
  nextAt: Date | null;
};

export const rowOfPeriod = (period: keyof Retention, runs: readonly CleanupView[]): CleanupRow => {
  const ofPeriod = runs.filter(({ name }) => {
    const text = cleanupTexts[name];
    return text !== undefined && 'period' in text && text.period === period;
  });
  return { label: settingSectionTexts.retention.fields[period], rule: '', ...combine(ofPeriod) };
};

export const fixedRows = (runs: readonly CleanupView[]): CleanupRow[] =>
  runs.flatMap((run) => {
    const text = cleanupTexts[run.name];
    return text === undefined || 'period' in text ? [] : [{ ...text, ...combine([run]) }];
  });

function combine(runs: readonly CleanupView[]): Omit<CleanupRow, 'label' | 'rule'> {
  const neverRan = runs.some(({ ranAt }) => ranAt === null);
  return {
    ranAt: neverRan ? null : earliest(runs.map(({ ranAt }) => ranAt)),
    removed: sum(runs.map(({ removed }) => removed)),
    removedAt: latest(runs.map(({ removedAt }) => removedAt)),
    lastRemoved: sum(runs.map(({ lastRemoved }) => lastRemoved)),
    failedAt: latest(runs.map(({ failedAt }) => failedAt)),
    nextAt: earliest(runs.map(({ nextAt }) => nextAt)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const sorted = (dates: ReadonlyArray<Date | null>): Date[] =>
  dates.filter((date) => date !== null).sort((one, other) => one.getTime() - other.getTime());
const earliest = (dates: ReadonlyArray<Date | null>): Date | null => sorted(dates)[0] ?? null;
const latest = (dates: ReadonlyArray<Date | null>): Date | null => sorted(dates).at(-1) ?? null;
