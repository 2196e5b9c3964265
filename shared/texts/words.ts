import { locale } from '../product.ts';
import { dayText } from './jobs/words.ts';

/** How long the tests take, as specified. */
export const testMinutes = {
  softskill: '15 bis 20 Minuten',
  values: '5 bis 10 Minuten',
  both: '20 bis 30 Minuten',
} as const;

/** '2026-11-24' → 'am 24.11.2026'; '2026-11' → 'im November 2026'. */
export const onDateText = (when: string): string =>
  when.length === '2026-11'.length ? `im ${monthText(when)}` : `am ${dayText(when)}`;

/** '2026-12-24' → '24.12.2026'; '2026-12' → 'Dezember 2026'. */
export const dateOrMonthText = (until: string): string =>
  until.length === '2026-12'.length ? monthText(until) : dayText(until);

const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const monthText = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));

export const countWithNoun = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;

const listed = new Intl.ListFormat(locale, { type: 'conjunction' });

/** 'A, B und C'. */
export const listText = (items: readonly string[]): string => listed.format(items);

export const approximateText = (estimate: number): string =>
  `rund ${Number(estimate.toPrecision(3)).toLocaleString('de-DE')}`;

/** In place of a person whose account is deleted. */
export const formerMember = 'ehemaliges Mitglied';
export const memberOrFormer = (name: string | null): string => name ?? formerMember;
export const memberAsSubject = (name: string | null): string => name ?? 'Ein ehemaliges Mitglied';
export const byMember = (name: string | null): string => `von ${name ?? 'einem ehemaligen Mitglied'}`;
