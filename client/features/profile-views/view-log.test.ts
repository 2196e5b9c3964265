import { expect, test } from 'vitest';
import { groupByDay } from './view-log.tsx';

const at = (time: string) => ({ at: new Date(time) });

test('groups events by the day in Berlin', () => {
  const late = at('2026-11-24T23:30:00Z');
  const early = at('2026-11-24T22:30:00Z');
  expect(groupByDay([late, early])).toEqual([
    { date: '25.11.2026', events: [late] },
    { date: '24.11.2026', events: [early] },
  ]);
});

test('keeps the order within a day, and returns no day without events', () => {
  const [first, second] = [at('2026-11-24T10:00:00Z'), at('2026-11-24T09:00:00Z')];
  expect(groupByDay([first, second])).toEqual([{ date: '24.11.2026', events: [first, second] }]);
  expect(groupByDay([])).toEqual([]);
});
