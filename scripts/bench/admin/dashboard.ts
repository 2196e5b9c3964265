import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { ask, type Visitor } from '../accounts.ts';
import { median, type Row } from '../section.ts';
import { timed } from './staff.ts';

const limitMs = 200;

export async function measureDashboard(staff: Visitor, pool: pg.Pool, size: string): Promise<Row[]> {
  const began = performance.now();
  await ask(staff, 'adminDashboard.curve', { kind: 'people', span: 'month' });
  const first = performance.now() - began;
  await pool.query(
    `insert into daily_counts (kind, day, count)
     select 'people', (created_at at time zone 'Europe/Berlin')::date, count(*)::int from users
      where created_at < current_date - 1 group by 2 on conflict do nothing`,
  );
  const rows: Row[] = [{ label: `a curve without cached days, ${size}`, value: `${first.toFixed(0)} ms` }];
  rows.push(await firstCounters(staff, size));
  const cachedCounters = {
    label: `counters, cached for a minute, ${size}`,
    procedure: 'adminDashboard.counters',
    input: {},
  };
  rows.push(await timed(staff, { ...cachedCounters, limitMs }));
  for (const span of ['day', 'week', 'month'] as const)
    rows.push(
      await timed(staff, {
        label: `curve by ${span}, ${size}`,
        procedure: 'adminDashboard.curve',
        input: { kind: 'people', span },
        limitMs,
      }),
    );
  const services = {
    label: `states of the services, ${size}`,
    procedure: 'adminDashboard.services',
    input: {},
    limitMs,
  };
  rows.push(await timed(staff, services));
  return rows;
}

async function firstCounters(staff: Visitor, size: string): Promise<Row> {
  const times: number[] = [];
  for (let count = 0; count < 3; count++) {
    if (count > 0) await pause(61_000);
    const began = performance.now();
    await ask(staff, 'adminDashboard.counters', {});
    times.push(performance.now() - began);
  }
  const medianMs = median(times);
  return {
    label: `counters, uncached, ${size}`,
    value: `${medianMs.toFixed(1)} ms`,
    limit: `at most ${limitMs} ms`,
    ok: medianMs <= limitMs,
  };
}
