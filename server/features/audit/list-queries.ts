import { Prisma } from '#prisma/generated/client.ts';
import type { AuditInput } from '#shared/admin/audit.ts';
import { timeZone } from '#shared/product.ts';
import type { Tx } from '../../core/database/db.ts';
import { fullName } from '../../core/database/fragments.ts';
import { type KeysetRow, keysetSql } from '../../core/database/keyset.ts';

export type EventRow = {
  eventId: bigint;
  createdAt: Date;
  action: string;
  resourceType: string;
  resourceId: string;
  details: Record<string, unknown>;
  names: Record<string, unknown> | null;
  actorId: string | null;
  actorName: string | null;
  orgId: string | null;
  orgName: string | null;
};

const columns = { created: { by: Prisma.sql`e.created_at`, as: 'timestamptz' } } as const;
const id = { by: Prisma.sql`e.id`, as: 'bigint' } as const;

const midnight = (day: string): Prisma.Sql => Prisma.sql`${day}::date::timestamp at time zone ${timeZone}`;
const nextMidnight = (day: string): Prisma.Sql => Prisma.sql`(${day}::date + 1)::timestamp at time zone ${timeZone}`;

function filtersOf({ action, actor, org, resourceType, resourceId, from, to }: AuditInput): Prisma.Sql[] {
  return [
    ...(action === 'any' ? [] : [Prisma.sql`e.action = ${action}`]),
    ...(actor === '' ? [] : [Prisma.sql`e.actor_id = ${actor}::uuid`]),
    ...(org === '' ? [] : [Prisma.sql`e.org_id = ${org}::uuid`]),
    ...(resourceType === 'any' ? [] : [Prisma.sql`e.resource_type = ${resourceType}`]),
    ...(resourceId === '' ? [] : [Prisma.sql`e.resource_id = ${resourceId}`]),
    ...(from === '' ? [] : [Prisma.sql`e.created_at >= ${midnight(from)}`]),
    ...(to === '' ? [] : [Prisma.sql`e.created_at < ${nextMidnight(to)}`]),
  ];
}

const listColumns = Prisma.sql`
  e.id as "eventId", e.created_at as "createdAt", e.action, e.resource_type as "resourceType", e.resource_id as "resourceId",
  e.details, n.names, e.actor_id::text as "actorId", ${fullName('p')} as "actorName",
  e.org_id::text as "orgId", o.name as "orgName"`;
const nameJoins = Prisma.sql`
  left join audit_names n on n.event_id = e.id
  left join profiles p on p.user_id = e.actor_id
  left join orgs o on o.id = e.org_id`;

export function listEvents(tx: Tx, input: AuditInput, take: number): Promise<Array<EventRow & KeysetRow>> {
  const { place, after, order } = keysetSql({ columns, id }, input);
  const filters = filtersOf(input).map((filter) => Prisma.sql`and ${filter}`);
  const conditions = filters.length === 0 ? Prisma.empty : Prisma.join(filters, ' ');
  return tx.$queryRaw`
    select ${listColumns}, ${place}
      from (select * from audit_events e where true ${conditions} ${after} order by ${order} limit ${take}) e
      ${nameJoins}
     order by ${order}`;
}

type DetailRow = EventRow & {
  address: string | null;
  isErased: boolean;
  position: bigint | null;
  hash: Uint8Array | null;
  chainedAt: Date | null;
};

export async function findEvent(tx: Tx, eventId: bigint): Promise<DetailRow | null> {
  const [row = null] = await tx.$queryRaw<DetailRow[]>`
    select ${listColumns}, n.address, n.salt is null as "isErased", l.position, l.hash, l.chained_at as "chainedAt"
      from audit_events e ${nameJoins} left join audit_chain l on l.event_id = e.id
     where e.id = ${eventId}`;
  return row;
}

export async function findFilterNames(tx: Tx, { actor, org }: Pick<AuditInput, 'actor' | 'org'>) {
  const [row] = await tx.$queryRaw<Array<{ actor: string | null; organisation: string | null }>>`
    select (select ${fullName('p')} from profiles p where p.user_id = ${actor || null}::uuid) as actor,
           (select name from orgs where id = ${org || null}::uuid) as organisation`;
  return row ?? { actor: null, organisation: null };
}
