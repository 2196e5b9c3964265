import { locale } from '../product.ts';
import { dayText } from './jobs/words.ts';

/** '2026-11-24' is 'am 24.11.2026'; of somebody without a name only the month is known: 'im November 2026'. */
export const whenWords = (when: string): string =>
  when.length === '2026-11'.length ? `im ${monthWords(when)}` : `am ${dayText(when)}`;

/** '2026-12-24' is '24.12.2026', '2026-12' is 'Dezember 2026'. */
export const dateWords = (until: string): string =>
  until.length === '2026-12'.length ? monthWords(until) : dayText(until);

const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-11' is 'November 2026'. */
export const monthWords = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** A count with its word: '1 Mail', '2 Mails', '1.000 Mails'. */
export const several = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;

/** An estimate: no more of its digits than it is worth. */
export const about = (estimate: number): string => `rund ${Number(estimate.toPrecision(3)).toLocaleString('de-DE')}`;
