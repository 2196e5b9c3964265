/**
 * 'Alles, was passiert ist'. Entries are written with the event, or before personal data leaves the server. A viewer makes
 * one entry per hour and person, for the most detailed view and all jobs, at the time of the last one.
 */
import { randomUUID } from 'node:crypto';
import { Prisma } from '#prisma/generated/client.ts';
import type { PersonEventDetails, PersonEventKind, ViewedAs } from '#shared/releases/view-log-events.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { releasesChanged } from './changes.ts';

type NewEvent = {
  userId: string;
  kind: PersonEventKind;
  orgId: string | null;
  actorId?: string | null;
  details?: PersonEventDetails;
};

export async function recordEvent({ clock }: App, tx: Tx, event: NewEvent): Promise<void> {
  const { userId, kind, orgId, actorId = null, details = {} } = event;
  await tx.$executeRaw`
    insert into person_events (user_id, id, kind, org_id, org_name, actor_id, details, created_at)
    select ${userId}::uuid, ${randomUUID()}::uuid, ${kind}, ${orgId}::uuid,
           coalesce((select name from orgs where id = ${orgId}::uuid), ''), ${actorId}::uuid, ${JSON.stringify(details)}::jsonb,
           ${clock.now()}::timestamptz`;
}

type NewViews = {
  orgId: string;
  viewerId: string;
  as: ViewedAs;
  /** `jobId`: for whole views. */
  people: ReadonlyArray<{ userId: string; jobTitle: string | null; jobId?: string | undefined }>;
};

/** Within one hour. */
const maxJobs = 50;

export async function recordViews(app: App, tx: Tx, { orgId, viewerId, as, people }: NewViews): Promise<void> {
  if (people.length === 0) return;
  const now = app.clock.now();
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  const sorted = [...people].sort((a, b) => (a.userId < b.userId ? -1 : 1));
  const rows = sorted.map(({ userId, jobTitle, jobId }) => {
    const details: PersonEventDetails = { as, ...(jobTitle !== null && { jobTitle }) };
    if (as === 'whole' && jobId !== undefined) details.jobs = [{ jobId, title: jobTitle ?? '', at: now.toISOString() }];
    return Prisma.sql`(${userId}::uuid, ${randomUUID()}::uuid, 'viewed', ${orgId}::uuid, ${viewerId}::uuid, ${JSON.stringify(details)}::jsonb)`;
  });
  const changed = await tx.$queryRaw<Array<{ userId: string }>>`
    insert into person_events (user_id, id, kind, org_id, org_name, actor_id, details, hour, created_at)
    select seen.user_id, seen.id, seen.kind, seen.org_id, o.name, seen.viewer_id, seen.details, ${hour}::timestamptz, ${now}::timestamptz
      from (values ${Prisma.join(rows)}) seen(user_id, id, kind, org_id, viewer_id, details)
      join orgs o on o.id = seen.org_id
    on conflict (user_id, org_id, actor_id, hour) do update
       set details = case when person_events.details ->> 'as' = 'list' then excluded.details
                          else person_events.details || jsonb_build_object('jobs', coalesce(person_events.details -> 'jobs', '[]') || (excluded.details -> 'jobs')) end,
           created_at = excluded.created_at
     where excluded.details ->> 'as' = 'whole'
       and (person_events.details ->> 'as' = 'list'
            or (jsonb_array_length(coalesce(person_events.details -> 'jobs', '[]')) < ${maxJobs}
                and not jsonb_path_query_array(person_events.details, '$.jobs[*].jobId') @> jsonb_path_query_array(excluded.details, '$.jobs[*].jobId')))
    returning user_id as "userId"`;
  // List views publish no events, because a page would notify two dozen people.
  if (as === 'whole') for (const { userId } of changed) await app.events.publish(tx, releasesChanged(userId), null);
}
