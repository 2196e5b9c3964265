import type { Tx } from '../../core/database/db.ts';

type Sum = { bytes: number; files: number };
type OrganisationSum = Sum & { orgId: string | null; name: string | null };

export async function getStorageSums(tx: Tx, take: number): Promise<{ total: Sum; largest: OrganisationSum[] }> {
  const rows = await tx.$queryRaw<Array<OrganisationSum & { allBytes: number; allFiles: number }>>`
    with sums as (select org_id, sum(size)::float8 as bytes, count(*)::int as files from stored_files group by org_id)
    select s.org_id as "orgId", o.name, s.bytes, s.files,
           (sum(s.bytes) over ())::float8 as "allBytes", (sum(s.files) over ())::int as "allFiles"
      from sums s left join orgs o on o.id = s.org_id
     order by s.bytes desc, s.org_id limit ${take}`;
  const [first] = rows;
  return {
    total: { bytes: first?.allBytes ?? 0, files: first?.allFiles ?? 0 },
    largest: rows.map(({ orgId, name, bytes, files }) => ({ orgId, name, bytes, files })),
  };
}

type DatabaseFacts = { version: string; bytes: number; migrations: number; lastMigration: string | null };

export async function getDatabaseFacts(tx: Tx): Promise<DatabaseFacts> {
  const rows = await tx.$queryRaw<DatabaseFacts[]>`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
           count(*)::int as migrations, max(migration_name) as "lastMigration"
      from _prisma_migrations where finished_at is not null and rolled_back_at is null`;
  return rows[0] ?? { version: '', bytes: 0, migrations: 0, lastMigration: null };
}
