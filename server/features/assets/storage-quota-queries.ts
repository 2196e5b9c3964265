import type { Tx } from '../../core/database/db.ts';

export type StorageUsage = { bytes: number; files: number };

const noUsage: StorageUsage = { bytes: 0, files: 0 };

export async function getUsageOfOrganisation(tx: Tx, orgId: string): Promise<StorageUsage> {
  const rows = await tx.$queryRaw<StorageUsage[]>`
    select coalesce(sum(size), 0)::float8 as bytes, count(*)::int as files from stored_files where org_id = ${orgId}::uuid`;
  return rows[0] ?? noUsage;
}

export async function getUsageOfPerson(tx: Tx, userId: string): Promise<StorageUsage> {
  const rows = await tx.$queryRaw<StorageUsage[]>`
    select coalesce(sum(size), 0)::float8 as bytes, count(*)::int as files
      from stored_files where org_id is null and created_by = ${userId}::uuid`;
  return rows[0] ?? noUsage;
}

/** Serialises inserts of one owner. Rows that reference the owner can still be inserted meanwhile. */
export async function lockOwner(tx: Tx, { orgId, userId }: { orgId: string | null; userId: string }): Promise<void> {
  if (orgId === null) await tx.$queryRaw`select 1 from users where id = ${userId}::uuid for no key update`;
  else await tx.$queryRaw`select 1 from orgs where id = ${orgId}::uuid for no key update`;
}
