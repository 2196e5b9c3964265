import type pg from 'pg';
import { bulkFill } from './fill-organisations.ts';

type Pool = Pick<pg.Pool, 'query'>;

const fillStatement = `
  with company as (
    insert into orgs (name, slug, created_at)
    select 'Kurshaus ' || n, 'kurshaus-' || n || '-' || md5(random()::text), now() - make_interval(mins => n)
      from generate_series($1::int, $2::int, 25) n
    returning id
  ), numbered as (select id, row_number() over () - 1 as place, count(*) over () as total from company)
  insert into courses (org_id, title, description, status, visibility, version, invitation_token, created_at, updated_at, taken_down_at)
  select c.id,
         (array['Sicher heben', 'Gespräche führen', 'Hygiene im Alltag', 'Lagerlogistik', 'Ersthilfe', 'Lohnabrechnung',
                'Brandschutz', 'Konflikte lösen', 'Datenschutz'])[1 + n % 9] || ' ' || md5(n::text), 'Was Sie danach können.',
         (case when n % 20 < 12 then 'published' when n % 20 < 19 then 'draft' else 'review' end)::course_status,
         'public', case when n % 20 < 12 then 1 else 0 end, md5(random()::text) || n,
         date_trunc('milliseconds', now() - make_interval(mins => n)), date_trunc('milliseconds', now() - make_interval(mins => n)),
         case when n % 1000 = 0 then now() end
    from generate_series($1::int, $2::int) n join numbered c on c.place = n % c.total`;

const publishStatement = `
  insert into published_courses (course_id, org_id, title, description, version, visibility, module_count, created_at, published_at)
  select id, org_id, title, description, 1, 'public', 3, created_at, created_at
    from courses c where status = 'published' and taken_down_at is null
     and not exists (select 1 from published_courses p where p.course_id = c.id)`;

const batchSize = 5_000;

export async function fillCourses(pool: Pool, count: number): Promise<void> {
  await bulkFill(pool, ['orgs', 'courses', 'published_courses'], async () => {
    for (let first = 1; first <= count; first += batchSize)
      await pool.query(fillStatement, [first, Math.min(count, first + batchSize - 1)]);
    await pool.query(publishStatement);
  });
  await pool.query('vacuum analyze courses, published_courses, orgs');
}
