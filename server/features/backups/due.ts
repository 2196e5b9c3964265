import { hours } from '../../core/runtime/clock.ts';

/** `since`: the first moment at which a run would have made sense. */
type Rhythm = { lastAt: Date | null; since: Date; nightlyHour: number };

/**
 * Every night in this hour, also after a run in the evening, or the first hour after a day without a run, for machines
 * that are off at night. A run in the future belongs to a clock that was wrong.
 */
export function isDue(now: Date, { lastAt, since, nightlyHour }: Rhythm): boolean {
  const distanceTo = (at: Date) => Math.abs(now.getTime() - at.getTime());
  if (berlinHour(now) === nightlyHour) return lastAt === null || distanceTo(lastAt) > hours(2);
  return distanceTo(lastAt ?? since) > hours(26);
}

const berlinHourFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: 'numeric',
  hourCycle: 'h23',
});
const berlinHour = (at: Date): number => Number.parseInt(berlinHourFormat.format(at), 10);
