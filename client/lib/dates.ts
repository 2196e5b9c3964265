import { dayOf } from '#shared/jobs/day.ts';
import { locale, timeZone } from '#shared/product.ts';
import { dayText } from '#shared/texts/jobs/words.ts';

const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const formatDate = (value: Date): string => dayText(dayOf(value));

export const formatDateTime = (value: Date): string => dateTime.format(value);

export const formatTime = (value: Date): string => time.format(value);

/** 'heute', 'gestern', 'am 24.11.2026'. */
export function formatDay(value: Date, now: Date): string {
  const day = dayOf(value);
  if (day === dayOf(now)) return 'heute';
  return day === dayOf(new Date(now.getTime() - dayMs)) ? 'gestern' : `am ${dayText(day)}`;
}

/** Days of the calendar, not of 24 hours. */
export const daysSince = (value: Date, now: Date): number =>
  Math.max(0, Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(value))) / dayMs));

/** 'gerade eben', 'vor 5 Minuten', 'vor 2 Tagen'; after a week, the date. Future dates count as now. */
export function formatRelative(value: Date, now: Date): string {
  const ageMs = now.getTime() - value.getTime();
  if (ageMs < minuteMs) return 'gerade eben';
  if (ageMs < hourMs) return relative.format(-Math.floor(ageMs / minuteMs), 'minute');
  if (ageMs < dayMs) return relative.format(-Math.floor(ageMs / hourMs), 'hour');
  if (ageMs < 7 * dayMs) return relative.format(-Math.floor(ageMs / dayMs), 'day');
  return formatDate(value);
}
