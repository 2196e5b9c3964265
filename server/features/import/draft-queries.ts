import type { Tx } from '../../core/database/db.ts';
import type { VersionRow } from './queries.ts';

export type RemovedVersion = Pick<VersionRow, 'id' | 'testVariant' | 'number'>;

/** With its statements and groups. */
export async function deleteVersion(tx: Tx, id: number): Promise<void> {
  await tx.catalogueVersion.delete({ where: { id }, select: { id: true } });
}

/** It waits anew. */
export async function updateDraftUsedAt(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.catalogueVersion.updateMany({ where: { id, status: 'draft' }, data: { touchedAt: at } });
}

/** Emptied ones as well: nobody can activate them any more. Those of runs stay, whatever their dates say. */
export const deleteNeverActivatedBefore = (tx: Tx, before: Date, take: number): Promise<RemovedVersion[]> =>
  tx.$queryRaw<RemovedVersion[]>`
    delete from catalogue_versions where id in (
      select v.id from catalogue_versions v
       where v.status <> 'active' and v.activated_at is null and v.touched_at < ${before}::timestamptz
         and not exists (select from softskill_test_runs r where r.catalogue_version_id = v.id)
       limit ${take})
    returning id, test_variant::text as "testVariant", number`;
