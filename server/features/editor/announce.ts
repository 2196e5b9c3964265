import type { EditorEvent } from '#shared/editor/state.ts';
import type { App } from '../../core/app.ts';
import { announceSoon } from '../../core/events/announce.ts';
import { courseChanged } from '../courses/service.ts';

type Change = { courseId: string; lessonId: string; by: string; pageId: string | null };

/** Tells the open editors that the content of a lesson is another one. */
export function announceContent(app: App, { courseId, ...what }: Change): void {
  announce(app, courseId, { kind: 'content', ...what });
}

/** Tells the open editors that somebody came, left or looks at another lesson: however often, they ask once for who is there. */
export const announcePresence = (app: App, courseId: string, pageId: string | null): void =>
  announce(app, courseId, { kind: 'presence', pageId });

type Announced = Extract<EditorEvent, { kind: 'content' | 'presence' }>;

function announce(app: App, courseId: string, event: Announced): void {
  const from = event.pageId ?? '';
  const key = event.kind === 'content' ? `${event.lessonId} ${from || event.by}` : from;
  announceSoon(app, { topic: courseChanged(courseId), data: event, key });
}
