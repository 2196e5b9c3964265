import type { EditorEvent } from '#shared/editor/state.ts';
import type { App } from '../../core/app.ts';
import { courseChanged } from '../courses/service.ts';

/** While somebody types or looks around, the others need to hear of it now and then, not at every stroke. */
const pauseMs = 300;
const waiting = new Set<string>();

type Change = { courseId: string; lessonId: string; by: string; pageId: string | null };

/**
 * Tells the open editors that the content of a lesson is another one. After the save and not with it, because PostgreSQL lets
 * only one transaction at a time commit an event, and saves are frequent; losing one costs nobody a text.
 */
export function announceContent(app: App, { courseId, ...what }: Change): void {
  announce(app, courseId, { kind: 'content', ...what });
}

/** Tells the open editors that somebody came, left or looks at another lesson: however often, they ask once for who is there. */
export const announcePresence = (app: App, courseId: string, pageId: string | null): void =>
  announce(app, courseId, { kind: 'presence', pageId });

type Announced = Extract<EditorEvent, { kind: 'content' | 'presence' }>;

function announce(app: App, courseId: string, event: Announced): void {
  const from = event.pageId ?? '';
  const key = event.kind === 'content' ? `${event.lessonId} ${from || event.by}` : `${courseId} ${from}`;
  if (waiting.has(key)) return;
  waiting.add(key);
  setTimeout(() => {
    waiting.delete(key);
    app.events.publish(app.db.prisma, courseChanged(courseId), event).catch(() => undefined);
  }, pauseMs).unref();
}
