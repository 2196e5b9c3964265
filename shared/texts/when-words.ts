import { dayText } from './jobs/words.ts';
import { monthWords } from './month-words.ts';

/** '2026-11-24' is 'am 24.11.2026'; of somebody without a name only the month is known: 'im November 2026'. */
export const whenWords = (when: string): string =>
  when.length === '2026-11'.length ? `im ${monthWords(when)}` : `am ${dayText(when)}`;

/** '2026-12-24' is '24.12.2026', '2026-12' is 'Dezember 2026'. */
export const dateWords = (until: string): string =>
  until.length === '2026-12'.length ? monthWords(until) : dayText(until);
