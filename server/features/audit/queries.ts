import type { Tx } from '../../core/database/db.ts';

type NewEvent = {
  action: string;
  resourceType: string;
  resourceId: string;
  orgId: string | null;
  actorId: string | null;
  details: object;
  names: object;
  address: string;
  createdAt: Date;
};

/** All three rows in one statement: the event, what of it is personal, and that it is not chained yet. */
export const insertEventSql = `
  with event as (
    insert into audit_events (action, resource_type, resource_id, org_id, actor_id, details, created_at)
    values ($1, $2, $3, $4::uuid, $5::uuid, $6::jsonb, $7::timestamptz) returning id
  ), unchained as (
    insert into audit_unchained (event_id) select id from event
  )
  insert into audit_names (event_id, names, address) select id, $8::jsonb, $9 from event`;

export const valuesOf = (event: NewEvent) =>
  [
    event.action,
    event.resourceType,
    event.resourceId,
    event.orgId,
    event.actorId,
    JSON.stringify(event.details),
    event.createdAt,
    JSON.stringify(event.names),
    event.address,
  ] as const;

export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.$executeRawUnsafe(insertEventSql, ...valuesOf(event));
}
