import type pg from 'pg';
import { ask } from '../accounts.ts';
import type { Row } from '../section.ts';
import { measureList, type Size } from './staff.ts';

const fillStatement = `
  with thing as (
    (select 'course' as kind, id, org_id, title from courses limit 300) union all
    (select 'job', id, org_id, title from jobs limit 300) union all
    (select 'organisation', id, id, name from orgs limit 300)
  ), numbered as (
    select *, row_number() over (partition by kind) - 1 as place, count(*) over (partition by kind) as total from thing
  ), reporter as (select id, row_number() over () - 1 as place, count(*) over () as total from (select id from users limit 2000) taken),
  planned as (
    select n, (array['message', 'course', 'job', 'organisation'])[1 + n % 4] as kind,
           (array['illegal', 'discrimination', 'fraud', 'copyright', 'personality', 'minors', 'other'])[1 + n % 7] as category,
           case n % 51 when 0 then 'open' when 25 then 'reviewing' else (array['acted', 'dismissed'])[1 + n / 4 % 2] end as state,
           date_trunc('milliseconds', now() - n * interval '45 minutes') as created_at
      from generate_series(1, $1::int) n
  )
  insert into reports (kind, org_id, resource_id, title, category, reporter_id, reporter_name, from_company, text, reason, state, created_at)
  select p.kind, t.org_id, t.id, coalesce(t.title, ''), p.category, r.id, case when r.id is null then 'Bea Besuch' else '' end,
         p.kind = 'message' and p.n % 8 = 0, case p.kind when 'message' then 'Was jemand geschrieben hat, und noch ein Satz dazu.' else '' end,
         (array['Hier wird verlangt, dass nur Männer sich bewerben.', 'Das Bild ist von mir, und niemand hat gefragt.',
                'Die Anzeige verlangt Geld im Voraus für eine Schulung.'])[1 + p.n % 3] || ' ' || md5(p.n::text), p.state, p.created_at
    from planned p left join numbered t on t.kind = p.kind and t.place = p.n / 4 % t.total
    left join reporter r on p.n % 3 > 0 and r.place = p.n % r.total`;

export const fillReports = async (pool: pg.Pool, count: number): Promise<void> =>
  void (await pool.query(fillStatement, [count]));

const page = 'adminReports.page';
const queries = [
  ['undecided, newest first', {}],
  ['undecided, oldest first', { order: 'asc' }],
  ['all', { state: 'any' }],
  ['dismissed', { state: 'dismissed' }],
  ['open, about jobs', { state: 'open', kind: 'job' }],
  ['fraud, about courses', { state: 'any', kind: 'course', category: 'fraud' }],
  ['a search for part of a title', { state: 'any', search: 'hygiene' }],
  ['a search for a word in many reasons', { state: 'any', search: 'schulung' }],
  ['a search among open reports', { state: 'open', search: 'nur männer' }],
  ['a search without hits', { state: 'any', search: 'gibt es nicht' }],
  ['a two-letter search without hits', { state: 'any', search: 'qx' }],
] as const;

export const measureReports = (at: Size): Promise<Row[]> =>
  measureList(at, {
    name: 'reports',
    page,
    asked: queries,
    deep: [['among all', { state: 'any' }]],
    more: async () => {
      type Found = { rows: Array<{ reportId: string }> };
      const { rows } = await ask<Found>(at.staff, page, { state: 'any', kind: 'course' });
      return [['one of them', 'adminReports.report', { reportId: rows[0]?.reportId ?? '' }]];
    },
  });
