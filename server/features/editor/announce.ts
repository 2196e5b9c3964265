import type { EditorEvent } from '#shared/editor/state.ts';
import type { App } from '../../core/app.ts';
import { courseChanged } from '../courses/service.ts';

/** While somebody types, the others need to hear of it now and then, not at every stroke. */
const pauseMs = 300;
const waiting = new Set<string>();

type Change = { courseId: string; lessonId: string; by: string; pageId: string | null };

/**
 * Tells the open editors that the content of a lesson is another one. After the save and not with it, because PostgreSQL lets
 * only one transaction at a time commit an event, and saves are frequent; losing one costs nobody a text.
 */
export function announceContent(app: App, change: Change): void {
  const { courseId, ...what } = change;
  const key = `${what.lessonId} ${what.pageId ?? what.by}`;
  if (waiting.has(key)) return;
  waiting.add(key);
  setTimeout(() => {
    waiting.delete(key);
    const event: EditorEvent = { kind: 'content', ...what };
    app.events.publish(app.db.prisma, courseChanged(courseId), event).catch(() => undefined);
  }, pauseMs).unref();
}
