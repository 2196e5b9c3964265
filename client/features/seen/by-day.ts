import { formatDate } from '../../lib/dates.ts';

type Day<Event> = { date: string; events: Event[] };

/** In their order; each run of events of the same day, as its date is written here, is one. */
export function byDay<Event extends { at: Date }>(events: readonly Event[]): Array<Day<Event>> {
  const days: Array<Day<Event>> = [];
  for (const event of events) {
    const date = formatDate(event.at);
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, events: [event] });
  }
  return days;
}
