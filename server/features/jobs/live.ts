import type { JobEvent } from '#shared/jobs/state.ts';
import { eventsOf } from '../../core/events/live.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { requireJob } from './access.ts';
import { jobEdited } from './save.ts';

/** Rights are decided here, before the first event: an error inside the generator would not be translated. */
export async function jobChanges(
  ctx: SignedInContext,
  jobId: string,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<JobEvent>> {
  await requireJob(ctx, ctx.app.db.prisma, jobId);
  return told(eventsOf(ctx.app.events, jobEdited(jobId), signal));
}

/** Begins as after a save: whatever happened before was not heard. */
async function* told(events: AsyncGenerator<JobEvent>): AsyncGenerator<JobEvent> {
  yield { kind: 'saved', name: null, pageId: null };
  for await (const event of events) yield event;
}
