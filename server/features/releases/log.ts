/**
 * 'Wer hat mich gesehen'. Written with the transaction of what it tells of, or before an answer with somebody's data leaves: a
 * company sees nothing that is not in here. A viewer makes one entry an hour and person, which says the most of what they saw.
 */
import { randomUUID } from 'node:crypto';
import { Prisma } from '#prisma/generated/client.ts';
import type { PersonEventDetails, PersonEventKind, ViewedAs } from '#shared/releases/events.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { releasesChanged } from './changes.ts';

type Noted = {
  userId: string;
  kind: PersonEventKind;
  orgId: string | null;
  /** Who of the company; null for the person's own doing and the product's. */
  actorId?: string | null;
  details?: PersonEventDetails;
};

/** With the name that the organisation has now. */
export async function noteEvent({ clock }: App, tx: Tx, noted: Noted): Promise<void> {
  const { userId, kind, orgId, actorId = null, details = {} } = noted;
  await tx.$executeRaw`
    insert into person_events (user_id, id, kind, org_id, org_name, actor_id, details, created_at)
    select ${userId}::uuid, ${randomUUID()}::uuid, ${kind}, ${orgId}::uuid,
           coalesce((select name from orgs where id = ${orgId}::uuid), ''), ${actorId}::uuid, ${JSON.stringify(details)}::jsonb,
           ${clock.now()}::timestamptz`;
}

type Viewed = {
  orgId: string;
  viewerId: string;
  as: ViewedAs;
  /** Whom, each with the job that it was about. */
  people: ReadonlyArray<{ userId: string; jobTitle: string | null }>;
};

/**
 * Notes that somebody of a company saw these people. Who was seen in a list and is opened in the same hour has one entry: 'whole'.
 * What was noted already costs nothing.
 */
export async function noteViews(app: App, tx: Tx, { orgId, viewerId, as, people }: Viewed): Promise<void> {
  if (people.length === 0) return;
  const now = app.clock.now();
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  const sorted = [...people].sort((a, b) => (a.userId < b.userId ? -1 : 1));
  const rows = sorted.map(({ userId, jobTitle }) => {
    const details: PersonEventDetails = { as, ...(jobTitle !== null && { jobTitle }) };
    return Prisma.sql`(${userId}::uuid, ${randomUUID()}::uuid, 'viewed', ${orgId}::uuid, ${viewerId}::uuid, ${JSON.stringify(details)}::jsonb)`;
  });
  const changed = await tx.$queryRaw<Array<{ userId: string }>>`
    insert into person_events (user_id, id, kind, org_id, org_name, actor_id, details, hour, created_at)
    select seen.user_id, seen.id, seen.kind, seen.org_id, o.name, seen.viewer_id, seen.details, ${hour}::timestamptz, ${now}::timestamptz
      from (values ${Prisma.join(rows)}) seen(user_id, id, kind, org_id, viewer_id, details)
      join orgs o on o.id = seen.org_id
    on conflict (user_id, org_id, actor_id, hour) do update
       set details = excluded.details, created_at = excluded.created_at
     where person_events.details ->> 'as' = 'list' and excluded.details ->> 'as' = 'whole'
    returning user_id as "userId"`;
  // Being in a list is found when the log is opened; telling two dozen people of it would make NOTIFY a list.
  if (as === 'whole') for (const { userId } of changed) await app.events.publish(tx, releasesChanged(userId), null);
}
