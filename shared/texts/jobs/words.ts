import type { Employment, SkillWeight, Workplace } from '../../jobs/draft.ts';
import { locale } from '../../product.ts';

const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

export const jobWords = {
  workplaces: { onsite: 'Vor Ort', hybrid: 'Hybrid', remote: 'Remote' } satisfies Record<Workplace, string>,
  employments: {
    fullTime: 'Vollzeit',
    partTime: 'Teilzeit',
    apprenticeship: 'Ausbildung',
    internship: 'Praktikum',
    miniJob: 'Minijob',
    workingStudent: 'Werkstudium',
    temporary: 'Befristet',
    freelance: 'Freie Mitarbeit',
  } satisfies Record<Employment, string>,
  weights: { 1: 'wichtig', 2: 'sehr wichtig', 3: 'entscheidend' } satisfies Record<SkillWeight, string>,
  startSoon: 'ab sofort',
  strengths: (names: readonly string[]): string => `Gefragt: ${names.join(', ')}`,
} as const;

export function hoursText(from: number | null, to: number | null): string | null {
  if (from === null && to === null) return null;
  if (from !== null && to !== null && from !== to) return `${figures.format(from)} bis ${figures.format(to)} Stunden`;
  const only = from ?? to ?? 0;
  const amount = only === 1 ? '1 Stunde' : `${figures.format(only)} Stunden`;
  if (to === null) return `ab ${amount}`;
  return from === null ? `bis ${amount}` : amount;
}

/** Formats in UTC because a day has no time zone. */
const dayFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
};
export const dayText = dayFormatter({ dateStyle: 'medium' });
export const longDayText = dayFormatter({ dateStyle: 'long' });
/** For a day in the next months. */
export const dayMonthText = dayFormatter({ day: 'numeric', month: 'long' });
