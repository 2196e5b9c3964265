import type { EditorEvent } from '#shared/editor/state.ts';
import type { App } from '../../core/app.ts';
import { eventsOf } from '../../core/events/live.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { courseChanged, coursesOfChanged, requireCourse } from '../courses/service.ts';
import { enter, type Tab } from './presence.ts';

/** Rights are decided here, before the first event: an error inside the generator would not be translated. */
export async function openEvents(
  ctx: SignedInContext,
  { courseId, tabId }: { courseId: string; tabId: string },
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<EditorEvent>> {
  const { orgId } = await requireCourse(ctx, ctx.app.db.prisma, courseId);
  return courseEvents(ctx.app, { tab: { courseId, tabId, userId: ctx.user.userId }, orgId }, signal);
}

/** What happens to one course while it is open in a tab. Begins with 'structure': whatever happened before was not heard. */
async function* courseEvents(
  app: App,
  { tab, orgId }: { tab: Tab; orgId: string | null },
  signal: AbortSignal | undefined,
): AsyncGenerator<EditorEvent> {
  const topics = [courseChanged(tab.courseId), ...(orgId === null ? [] : [coursesOfChanged(orgId)])];
  const events = eventsOf(app.events, topics, signal);
  const leave = await enter(app, tab);
  try {
    yield { kind: 'structure', pageId: null };
    for await (const event of events) yield event;
  } finally {
    await leave().catch(() => undefined);
  }
}
