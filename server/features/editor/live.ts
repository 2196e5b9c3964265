import type { EditorEvent } from '#shared/editor/state.ts';
import type { App } from '../../core/app.ts';
import { eventsOf } from '../../core/live.ts';
import { courseChanged } from '../courses/service.ts';
import { enter, type Tab } from './presence.ts';

/** What happens to one course while it is open in a tab. Begins with 'structure': whatever happened before was not heard. */
export async function* courseEvents(app: App, tab: Tab, signal: AbortSignal | undefined): AsyncGenerator<EditorEvent> {
  const leave = await enter(app, tab);
  try {
    yield { kind: 'structure' };
    for await (const event of eventsOf(app.events, courseChanged(tab.courseId), signal)) yield event as EditorEvent;
  } finally {
    await leave().catch(() => undefined);
  }
}
