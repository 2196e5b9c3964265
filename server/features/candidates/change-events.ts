import { RuleError } from '../../core/errors.ts';
import { streamEvents } from '../../core/events/event-stream.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { anonymousChanges, candidatesChanged, requireReader } from '../releases/service.ts';

/** Checks rights before the first event, because errors inside the generator are not translated. */
export async function candidateChanges(
  ctx: SignedInContext,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<'changed'>> {
  const { orgId } = await requireReader(ctx);
  return changesFor(ctx, streamEvents(ctx.app.events, [candidatesChanged(orgId), anonymousChanges], signal));
}

/** Starts with 'changed', because events may have been missed. Ends when the caller may no longer read candidates. */
async function* changesFor(ctx: SignedInContext, events: AsyncGenerator<null>): AsyncGenerator<'changed'> {
  yield 'changed';
  for await (const _ of events) {
    if (!(await mayStillRead(ctx))) return;
    yield 'changed';
  }
}

async function mayStillRead(ctx: SignedInContext): Promise<boolean> {
  try {
    await requireReader(ctx);
    return true;
  } catch (error) {
    if (error instanceof RuleError) return false;
    throw error;
  }
}
