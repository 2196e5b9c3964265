/** Days are texts as 2026-11-24. A day begins and ends in the product's time zone, wherever server and browser run. */
import { timeZone } from '../product.ts';

/** Swedish writes days as 2026-11-24. */
const writtenDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

export const dayOf = (moment: Date): string => writtenDay.format(moment);

/** 2026-11 */
export const monthOf = (moment: Date): string => dayOf(moment).slice(0, '2026-11'.length);

/** The day so many days after this one. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The day's last millisecond, which is the same day in UTC as well. Clocks change long before midnight. */
export function endOfDay(day: string): Date {
  const name = offset.formatToParts(new Date(`${day}T20:00:00.000Z`)).find(({ type }) => type === 'timeZoneName');
  return new Date(`${day}T23:59:59.999${name?.value.replace('GMT', '')}`);
}
