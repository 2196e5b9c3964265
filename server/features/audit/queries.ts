import { auditActions } from '#shared/texts/audit/audit.ts';
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

export const insertEventSql = `
  with event as (
    insert into audit_events (action, resource_type, resource_id, org_id, actor_id, details, created_at)
    values ($1, $2, $3, $4::uuid, $5::uuid, $6::jsonb, $7::timestamptz) returning id
  ), unchained as (
    insert into audit_unchained (event_id) select id from event
  )
  insert into audit_names (event_id, names, address) select id, $8::jsonb, $9 from event`;

export const eventValues = (event: NewEvent) =>
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
  await tx.$executeRawUnsafe(insertEventSql, ...eventValues(event));
}

export const ownAccountActions: readonly string[] = Object.keys(auditActions).filter(
  (action) => action.startsWith('own_') || action === 'locked_sign_in_refused',
);

type ErasureRange = { actions: readonly string[]; from: Date; before: Date };

/**
 * Reads each action along the index on action and time; with a plain join PostgreSQL scans the whole log. Only rows
 * that are not erased have a salt. @returns the number of erased rows
 */
export const deleteNames = (tx: Tx, { actions, from, before }: ErasureRange, take: number): Promise<number> =>
  tx.$executeRaw`
    update audit_names set salt = null, address = '', names = '{}' where event_id in (
      select due.id from unnest(${[...actions]}::text[]) as own (action) cross join lateral (
        select e.id from audit_events e
         where e.action = own.action and e.created_at >= ${from}::timestamptz and e.created_at < ${before}::timestamptz
           and (select n.salt from audit_names n where n.event_id = e.id) is not null
         order by e.created_at desc, e.id desc limit ${take}) due
       limit ${take})`;
