import { timeZone } from '../product.ts';

/** Swedish writes days as 2026-11-24; a day begins and ends where the applicants are. */
const writtenDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });

export const dayOf = (moment: Date): string => writtenDay.format(moment);

/** 2026-11 */
export const monthOf = (moment: Date): string => dayOf(moment).slice(0, '2026-11'.length);

/** The day so many days after this one. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
