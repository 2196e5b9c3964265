import type pg from 'pg';
import type { Database } from '../core/database/db.ts';

const trades = ['Pflegedienst', 'Autohaus', 'Tischlerei', 'Bäckerei', 'Elektrotechnik', 'Spedition', 'Sanitätshaus'];
const moreTrades = ['Gartenbau', 'Steuerberatung', 'Maschinenbau', 'Hausverwaltung', 'Klinik', 'Kita', 'Softwarehaus'];
const names = ['Müller', 'Schmidt', 'Becker', 'Hoffmann', 'Krüger', 'Lindner', 'Vogel', 'Seidel', 'Böhm', 'Yıldız'];
const towns = ['Göttingen', 'Kassel', 'Leipzig', 'Augsburg', 'Lübeck', 'Erfurt', 'Münster', 'Görlitz', 'Trier'];
const batchSize = 5_000;
const legalForms = ['GmbH', 'GmbH & Co. KG', 'e. K.', 'AG', 'gGmbH', 'e. V.'];

export async function fillOrganisations(pool: Pick<Database['pool'], 'query'>, count: number): Promise<void> {
  await bulkFill(pool, ['orgs', 'profiles'], async () => {
    for (let first = 1; first <= count; first += batchSize)
      await insertBatch(pool, first, Math.min(count, first + batchSize - 1));
  });
  await pool.query('vacuum analyze orgs, users, profiles, org_members');
}

const insertBatch = (pool: Pick<Database['pool'], 'query'>, first: number, last: number) =>
  pool.query(
    `with made as (
       select gen_random_uuid() as org_id, gen_random_uuid() as user_id, i,
              ($2::text[])[1 + i % 14] || ' ' || ($3::text[])[1 + (i * 7) % 10] || ' ' || ($4::text[])[1 + (i * 5) % 9] || ' '
                || ($5::text[])[1 + (i * 11) % 6] as name,
              ($3::text[])[1 + (i * 3) % 10] as last_name, now() - i * interval '13 minutes' as created_at
         from generate_series($1::int, $6::int) i),
     companies as (
       insert into orgs (id, name, slug, created_at, is_public, locked_at, name_held_at, verified_at)
       select org_id, name, 'firma-' || org_id, created_at, i % 3 > 0, case when i % 1000 = 0 then now() end,
              case when i % 1000 = 1 then now() end, case when i % 50 > 0 then created_at end from made),
     owners as (
       insert into users (id, email, password_hash, email_verified_at, created_at)
       select user_id, user_id || '@firma.example', '', created_at, created_at from made),
     profiles as (
       insert into profiles (user_id, org_id, first_name, last_name, email, user_type)
       select user_id, org_id, 'Andrea', last_name, user_id || '@firma.example', 'company' from made)
     insert into org_members (org_id, user_id, role, created_at) select org_id, user_id, 'owner', created_at from made`,
    [first, [...trades, ...moreTrades], names, towns, legalForms, last],
  );

type Pool = Pick<pg.Pool, 'query'>;

/** Search indexes are rebuilt after the inserts, because indexing row by row takes most of the time. */
export async function bulkFill(pool: Pool, tables: readonly string[], insert: () => Promise<unknown>): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = any($1) and indexdef like '% USING gin %'`,
    [tables],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await insert();
  for (const { definition } of rows) await pool.query(definition);
}
