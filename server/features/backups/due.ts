import { hours } from '../../core/runtime/clock.ts';

type Rhythm = { lastAt: Date | null; nightlyHour: number };

/**
 * Every night in this hour, also after a run in the evening, or the first hour after a day without a run, for machines
 * that are off at night.
 */
export function isDue(now: Date, { lastAt, nightlyHour }: Rhythm): boolean {
  const ageMs = lastAt === null ? Number.POSITIVE_INFINITY : now.getTime() - lastAt.getTime();
  const isNight = berlinHour(now) === nightlyHour;
  return ageMs > (isNight ? hours(2) : hours(26)) && (isNight || lastAt !== null);
}

const berlinHourFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: 'numeric',
  hourCycle: 'h23',
});
const berlinHour = (at: Date): number => Number.parseInt(berlinHourFormat.format(at), 10);
