import { Prisma } from '#prisma/generated/client.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { ViewLogInput } from '#shared/releases/schema.ts';
import type { RecentViewers, ViewLogEvent, ViewLogPage } from '#shared/releases/state.ts';
import { eventKindsOf, type PersonEventKind, viewKinds } from '#shared/releases/view-log-events.ts';
import type { Tx } from '../../core/database/db.ts';
import { fullName } from '../../core/database/fragments.ts';
import { readPage, type TimeCursor } from '../../core/database/paging.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';

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

/** The number of companies that looked at the person in the last seven days. */
export async function recentViewers({ app, user }: SignedInContext): Promise<RecentViewers> {
  const since = addMs(app.clock.now(), -recentMs);
  const [row] = await app.db.prisma.$queryRaw<RecentViewers[]>`
    select count(distinct coalesce(org_id::text, org_name))::int as companies
      from person_events
     where user_id = ${user.userId}::uuid and created_at > ${since}::timestamptz
       and kind = any(${[...viewKinds]}::text[])`;
  return row ?? { companies: 0 };
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
