/** Days are texts such as '2026-11-24', in the product's time zone. */
import { timeZone } from '../product.ts';

const isoDayFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

export const dayOf = (moment: Date): string => isoDayFormat.format(moment);

export const monthOf = (moment: Date): string => dayOf(moment).slice(0, '2026-11'.length);

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The last millisecond. Clocks change before 20:00 UTC, so the offset at that hour is valid for midnight. */
export function endOfDay(day: string): Date {
  const name = offsetFormat.formatToParts(new Date(`${day}T20:00:00.000Z`)).find(({ type }) => type === 'timeZoneName');
  return new Date(`${day}T23:59:59.999${name?.value.replace('GMT', '')}`);
}
