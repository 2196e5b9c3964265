/** Shows who has a course open. One row per tab, kept alive by its subscription; rows of a crashed process expire. */
import { randomUUID } from 'node:crypto';
import type { CoAuthor, EditorEvent } from '#shared/editor/state.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { fullName } from '../../core/database/fragments.ts';
import { publishSoon } from '../../core/events/delayed-events.ts';
import { streamEvents } from '../../core/events/event-stream.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { courseChanged, organisationCoursesChanged, requireCourse } from '../courses/service.ts';

const keepAliveSeconds = 10;
const expirySeconds = 30;
const maxTabsPerPerson = 30;

type Tab = { courseId: string; tabId: string; userId: string };

export async function listCoAuthors(ctx: SignedInContext, courseId: string): Promise<CoAuthor[]> {
  const db = ctx.app.db.prisma;
  await requireCourse(ctx, db, courseId);
  return db.$queryRaw<CoAuthor[]>`
    select distinct on (p.user_id) p.user_id as "userId", ${fullName('r')} as name, p.lesson_id as "lessonId"
      from course_presence p join profiles r on r.user_id = p.user_id
     where p.course_id = ${courseId}::uuid and p.user_id <> ${ctx.user.userId}::uuid
       and p.seen_at > now() - make_interval(secs => ${expirySeconds})
     order by p.user_id, p.seen_at desc`;
}

export async function reportPosition(
  ctx: SignedInContext,
  { courseId, tabId, lessonId }: { courseId: string; tabId: string; lessonId: string | null },
): Promise<void> {
  const db = ctx.app.db.prisma;
  await requireCourse(ctx, db, courseId);
  const where = { tabId, courseId, userId: ctx.user.userId };
  const { count } = await db.coursePresence.updateMany({ where, data: { lessonId } });
  if (count === 1) publishPresence(ctx.app, courseId, ctx.origin.pageId);
}

type Visit = Tab & { visitId: string };

/**
 * A tab id belongs to the person who used it first. The newest connection of a tab owns its row.
 * @returns whether others see the tab
 */
async function insertTab(tx: Tx, { tabId, courseId, userId, visitId }: Visit): Promise<boolean> {
  const rows = await tx.$executeRaw`
    insert into course_presence (tab_id, course_id, user_id, visit_id, seen_at)
    select ${tabId}::uuid, ${courseId}::uuid, ${userId}::uuid, ${visitId}::uuid, now()
     where (select count(*) from course_presence where user_id = ${userId}::uuid and tab_id <> ${tabId}::uuid)
           < ${maxTabsPerPerson}
    on conflict (tab_id) do update set seen_at = excluded.seen_at, visit_id = excluded.visit_id
      where course_presence.user_id = excluded.user_id and course_presence.course_id = excluded.course_id`;
  return rows === 1;
}

async function updateTabExpiry(tx: Tx, { tabId, courseId, userId, visitId }: Visit): Promise<void> {
  await tx.$executeRaw`
    insert into course_presence (tab_id, course_id, user_id, visit_id, seen_at)
    values (${tabId}::uuid, ${courseId}::uuid, ${userId}::uuid, ${visitId}::uuid, now())
    on conflict (tab_id) do update set seen_at = excluded.seen_at
      where course_presence.visit_id = excluded.visit_id`;
}

async function showTab(app: App, tab: Tab): Promise<() => Promise<void>> {
  const db = app.db.prisma;
  await db.$executeRaw`delete from course_presence where seen_at < now() - make_interval(secs => ${expirySeconds})`;
  const visit = { ...tab, visitId: randomUUID() };
  if (!(await insertTab(db, visit))) return async () => undefined;
  publishPresence(app, tab.courseId, null);
  // Deleting the course deletes its rows. The next keep-alive then fails, which is harmless.
  const timer = setInterval(() => void updateTabExpiry(db, visit).catch(() => undefined), keepAliveSeconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    const { tabId, visitId } = visit;
    await db.coursePresence.deleteMany({ where: { tabId, visitId } });
    publishPresence(app, tab.courseId, null);
  };
}

type Change = { courseId: string; lessonId: string; by: string; pageId: string | null };

export function publishContentChange(app: App, { courseId, ...what }: Change): void {
  publishEditorEvent(app, courseId, { kind: 'content', ...what });
}

const publishPresence = (app: App, courseId: string, pageId: string | null): void =>
  publishEditorEvent(app, courseId, { kind: 'presence', pageId });

type ContentOrPresenceEvent = Extract<EditorEvent, { kind: 'content' | 'presence' }>;

function publishEditorEvent(app: App, courseId: string, event: ContentOrPresenceEvent): void {
  const senderPageId = event.pageId ?? '';
  const key = event.kind === 'content' ? `${event.lessonId} ${senderPageId || event.by}` : senderPageId;
  publishSoon(app, { topic: courseChanged(courseId), data: event, key });
}

/** Checks permissions before the first event: an error inside the generator would not be translated. */
export async function openEvents(
  ctx: SignedInContext,
  { courseId, tabId }: { courseId: string; tabId: string },
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<EditorEvent>> {
  const { orgId } = await requireCourse(ctx, ctx.app.db.prisma, courseId);
  return courseEvents(ctx.app, { tab: { courseId, tabId, userId: ctx.user.userId }, orgId }, signal);
}

/** Starts with 'structure', because events before the subscription were missed. */
async function* courseEvents(
  app: App,
  { tab, orgId }: { tab: Tab; orgId: string | null },
  signal: AbortSignal | undefined,
): AsyncGenerator<EditorEvent> {
  const topics = [courseChanged(tab.courseId), ...(orgId === null ? [] : [organisationCoursesChanged(orgId)])];
  const events = streamEvents(app.events, topics, signal);
  const hideTab = await showTab(app, tab);
  try {
    yield { kind: 'structure', pageId: null };
    for await (const event of events) yield event;
  } finally {
    await hideTab().catch(() => undefined);
  }
}
