import { Prisma } from '#prisma/generated/client.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { ViewLogInput } from '#shared/releases/schema.ts';
import type { OlderStates, RecentViewers, ViewLogEvent, ViewLogPage } from '#shared/releases/state.ts';
import { eventKindsOf, type PersonEventKind, viewKinds } from '#shared/releases/view-log-events.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { fullName } from '../../core/database/fragments.ts';
import { readPage, type TimeCursor } from '../../core/database/paging.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { ends } from './former-companies.ts';
import { countOlderStates } from './newer-state.ts';

export async function viewLogPage(
  { app, user }: SignedInContext,
  { filter, cursor }: ViewLogInput,
): Promise<ViewLogPage> {
  const { userId } = user;
  const kinds = eventKindsOf(filter);
  const { rows, nextCursor } = await readPage(
    { app, list: `views of ${userId}`, size: releaseLimits.pageSize, cursor },
    (take, after: TimeCursor | null) => listEvents(app.db.prisma, { userId, kinds, cursor: after, take }),
    ({ at, eventId }) => ({ at, id: eventId }),
  );
  return { events: rows, nextCursor };
}

const recentMs = days(7);

/** Counts companies that looked at the person in the last seven days, and those that see an older state. */
export async function recentViewers({ app, user: { userId } }: SignedInContext): Promise<RecentViewers> {
  const [viewers, older] = await Promise.all([countViewers(app, userId), countOlderStates(app, userId)]);
  return { ...viewers, ...older };
}

type CountedViewers = Omit<RecentViewers, keyof OlderStates>;

/** A company that may still find the person sees something. */
async function countViewers(app: App, userId: string): Promise<CountedViewers> {
  const now = app.clock.now();
  const [row] = await app.db.prisma.$queryRaw<CountedViewers[]>`
    with viewers as (
      select org_id, max(created_at) as at
        from person_events
       where user_id = ${userId}::uuid and created_at > ${addMs(now, -recentMs)}::timestamptz
         and kind = any(${[...viewKinds]}::text[])
       group by org_id, coalesce(org_id::text, org_name)),
    released as (
      select org_id, expires_at > ${now}::timestamptz as "isLive" from releases where user_id = ${userId}::uuid),
    finders as (
      select v.org_id from viewers v
       where exists (select from found_profiles where user_id = ${userId}::uuid and expires_at > ${now}::timestamptz)
         and not exists (select from released r where r.org_id = v.org_id)
         and not exists (select from person_events e where e.user_id = ${userId}::uuid and e.org_id = v.org_id
                            and e.created_at >= v.at and e.kind in (${ends})))
    select count(*)::int as companies,
           count(*) filter (where not exists (select from released r where r.org_id = v.org_id and r."isLive")
                              and not exists (select from finders f where f.org_id = v.org_id))::int as ended
      from viewers v`;
  return row ?? { companies: 0, ended: 0 };
}

type EventsQuery = {
  userId: string;
  kinds: readonly PersonEventKind[] | null;
  cursor: TimeCursor | null;
  take: number;
};

const listEvents = (tx: Tx, { userId, kinds, cursor, take }: EventsQuery) =>
  tx.$queryRaw<ViewLogEvent[]>`
    select e.id as "eventId", e.kind, e.org_name as "companyName", ${fullName('p')} as "actorName", e.details,
           e.created_at as at
      from person_events e
      left join profiles p on p.user_id = e.actor_id
     where e.user_id = ${userId}::uuid
       ${kinds === null ? Prisma.empty : Prisma.sql`and e.kind = any(${[...kinds]}::text[])`}
       ${cursor === null ? Prisma.empty : Prisma.sql`and (e.created_at, e.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`}
     order by e.created_at desc, e.id desc
     limit ${take}`;
