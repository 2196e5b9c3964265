import type { Database } from '../core/database/db.ts';
import { channel } from '../core/events/events.ts';
import { readersChanged } from '../features/courses/service.ts';
import { bulkFill } from './fill-organisations.ts';

type Pool = Pick<Database['pool'], 'query'>;

/** Rows inserted by SQL publish no event, so caches must be dropped. */
export const publishCatalogueChange = async (pool: Pool): Promise<void> =>
  void (await pool.query('select pg_notify($1, $2)', [
    channel,
    JSON.stringify({ topic: readersChanged.name, data: null }),
  ]));

const batchSize = 2_500;

/** Every `rareEvery`-th title contains 'Quellwasser'; titles, dates and view counts are deterministic. */
export async function fillCatalogue(
  { db }: { db: Pick<Database, 'pool'> },
  count: number,
  rareEvery = 10_000,
): Promise<void> {
  await bulkFill(db.pool, ['courses', 'published_courses'], async () => {
    for (let from = 1; from <= count; from += batchSize)
      await db.pool.query(
        `with new_courses as (
       insert into courses (title, status, visibility, version, invitation_token, created_at, updated_at)
       select (array['Grundlagen', 'Praxis', 'Einstieg', 'Vertiefung', 'Übung'])[1 + n % 5] || ' der '
                || (array['Pflege', 'Hygiene', 'Küche', 'Logistik', 'Buchhaltung', 'Ärztlichen Dokumentation'])[1 + n % 6] || ' '
                || case when n % $3 = 0 then 'Quellwasser ' else '' end || n,
              'published', 'public', 1, md5(random()::text || n), now() - make_interval(mins => n), now()
         from generate_series($1::int, $2::int) n
       returning id, title, created_at)
     insert into published_courses (course_id, title, version, visibility, module_count, created_at, published_at, view_count)
     select id, title, 1, 'public', 3, created_at, created_at, (hashtext(id::text) & 1023) from new_courses`,
        [from, Math.min(from + batchSize - 1, count), rareEvery],
      );
  });
  await db.pool.query('alter table published_courses set (autovacuum_enabled = false)');
  await db.pool.query('vacuum analyze published_courses');
  await publishCatalogueChange(db.pool);
}
