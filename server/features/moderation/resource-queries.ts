import type { TakeDownKind } from '#shared/moderation/schema.ts';
import type { Tx } from '../../core/database/db.ts';

export type ModeratedResource = {
  kind: TakeDownKind;
  resourceId: string;
  title: string;
  orgId: string | null;
  isTakenDown: boolean;
};
type ResourceKey = Pick<ModeratedResource, 'kind' | 'resourceId'>;
type Row = Omit<ModeratedResource, 'kind' | 'resourceId'>;

/** Locks the organisation before the resource, the order that all changes use. */
export async function lockResource(tx: Tx, { kind, resourceId }: ResourceKey): Promise<ModeratedResource | null> {
  const rows = kind === 'course' ? await lockCourseRow(tx, resourceId) : await lockJobRow(tx, resourceId);
  const [row] = rows;
  return row === undefined ? null : { kind, resourceId, ...row };
}

async function lockCourseRow(tx: Tx, id: string): Promise<Row[]> {
  await tx.$queryRaw`select 1 from orgs where id = (select org_id from courses where id = ${id}::uuid) for share`;
  return tx.$queryRaw`
    select c.title, c.org_id as "orgId", c.taken_down_at is not null as "isTakenDown"
      from courses c where c.id = ${id}::uuid for update of c`;
}

async function lockJobRow(tx: Tx, id: string): Promise<Row[]> {
  await tx.$queryRaw`select 1 from orgs where id = (select org_id from jobs where id = ${id}::uuid) for share`;
  return tx.$queryRaw`
    select j.title, j.org_id as "orgId", j.taken_down_at is not null as "isTakenDown"
      from jobs j where j.id = ${id}::uuid for update of j`;
}
