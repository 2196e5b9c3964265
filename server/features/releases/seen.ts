/** 'Wer hat mich gesehen', as the person reads it. */
import { eventKindsOf } from '#shared/releases/events.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { SeenInput } from '#shared/releases/schema.ts';
import type { SeenPage } from '#shared/releases/state.ts';
import { readPage, type TimePlace } from '../../core/database/paging.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { listEvents } from './seen-queries.ts';

/** The newest first. */
export async function seenPage({ app, user }: SignedInContext, { filter, cursor }: SeenInput): Promise<SeenPage> {
  const { userId } = user;
  const kinds = eventKindsOf(filter);
  const { rows, nextCursor } = await readPage(
    { app, list: `views of ${userId}`, size: releaseLimits.pageSize, cursor },
    (take, after: TimePlace | null) => listEvents(app.db.prisma, { userId, kinds, cursor: after, take }),
    ({ at, eventId }) => ({ at, id: eventId }),
  );
  return { events: rows, nextCursor };
}
