import { addDays, dayOf, endOfDay } from '../jobs/day.ts';

/** In the product's time zone. */
export const cleanupTimes = { hourlyMinute: 10, nightly: { hour: 2, minute: 50 } } as const;

export type CleanupView = {
  name: string;
  isHourly: boolean;
  ranAt: Date | null;
  removed: number;
  /** The last run that removed something. */
  removedAt: Date | null;
  lastRemoved: number;
  failedAt: Date | null;
  nextAt: Date;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export function nextCleanup({ isHourly }: { isHourly: boolean }, now: Date): Date {
  const { hourlyMinute, nightly } = cleanupTimes;
  if (isHourly) {
    const started = Math.floor((now.getTime() - hourlyMinute * minuteMs) / hourMs);
    return new Date((started + 1) * hourMs + hourlyMinute * minuteMs);
  }
  const atNight = (day: string) =>
    new Date(endOfDay(addDays(day, -1)).getTime() + 1 + nightly.hour * hourMs + nightly.minute * minuteMs);
  const today = atNight(dayOf(now));
  return today > now ? today : atNight(addDays(dayOf(now), 1));
}
