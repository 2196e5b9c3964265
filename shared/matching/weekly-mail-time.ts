import { addDays, dayOf } from '../jobs/day.ts';
import { timeZone } from '../product.ts';

const hourOfDay = new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', hourCycle: 'h23', timeZone });
const hourOf = (moment: Date): number => Number(hourOfDay.format(moment));

const dueHour = 7;
const offsets = [1, 2];

export function lastMailTime(now: Date): Date {
  const today = dayOf(now);
  const sinceMonday = (new Date(`${today}T00:00:00.000Z`).getUTCDay() + 6) % 7;
  const ofThisWeek = mailTimeOn(addDays(today, -sinceMonday));
  return ofThisWeek <= now ? ofThisWeek : mailTimeOn(addDays(today, -sinceMonday - 7));
}

function mailTimeOn(day: string): Date {
  const candidates = offsets.map(
    (offset) => new Date(Date.parse(`${day}T00:00:00.000Z`) + (dueHour - offset) * 3_600_000),
  );
  return candidates.find((moment) => hourOf(moment) === dueHour) ?? new Date(Number.NaN);
}
