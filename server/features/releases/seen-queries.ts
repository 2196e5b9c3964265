import { Prisma } from '#prisma/generated/client.ts';
import type { PersonEventKind } from '#shared/releases/events.ts';
import type { SeenEvent } from '#shared/releases/state.ts';
import type { Tx } from '../../core/database/db.ts';
import { fullName } from '../../core/database/fragments.ts';
import type { TimePlace } from '../../core/database/paging.ts';

type Wished = {
  userId: string;
  /** Null: all of them. */
  kinds: readonly PersonEventKind[] | null;
  cursor: TimePlace | null;
  take: number;
};

/** With the name that the company had then, and the one that whoever did it has now. */
export const listEvents = (tx: Tx, { userId, kinds, cursor, take }: Wished) =>
  tx.$queryRaw<SeenEvent[]>`
    select e.id as "eventId", e.kind, e.org_name as "companyName", ${fullName('p')} as "actorName", e.details,
           e.created_at as at
      from person_events e
      left join profiles p on p.user_id = e.actor_id
     where e.user_id = ${userId}::uuid
       ${kinds === null ? Prisma.empty : Prisma.sql`and e.kind = any(${[...kinds]}::text[])`}
       ${cursor === null ? Prisma.empty : Prisma.sql`and (e.created_at, e.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`}
     order by e.created_at desc, e.id desc
     limit ${take}`;
