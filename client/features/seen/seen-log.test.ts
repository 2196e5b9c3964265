import { expect, test } from 'vitest';
import { byDay } from './seen-log.tsx';

const at = (time: string) => ({ at: new Date(time) });

test('events stand under their day, as the clock in Berlin has it', () => {
  const late = at('2026-11-24T23:30:00Z');
  const early = at('2026-11-24T22:30:00Z');
  expect(byDay([late, early])).toEqual([
    { date: '25.11.2026', events: [late] },
    { date: '24.11.2026', events: [early] },
  ]);
});

test('several of a day stand together in their order, none makes no day', () => {
  const [first, second] = [at('2026-11-24T10:00:00Z'), at('2026-11-24T09:00:00Z')];
  expect(byDay([first, second])).toEqual([{ date: '24.11.2026', events: [first, second] }]);
  expect(byDay([])).toEqual([]);
});
