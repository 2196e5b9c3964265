import type { App } from '../app.ts';
import type { EventData, Topic } from './events.ts';

/** While somebody types or looks around, the others need to hear of it now and then, not at every stroke. */
const pauseMs = 300;
const waiting = new Set<string>();

/** `key`: what is announced under it while it still waits is one announcement. */
type Announcement<Data extends EventData> = { topic: Topic<Data>; data: NoInfer<Data>; key: string };

/**
 * Tells of a save that is done, a moment later. After it and not with it, because PostgreSQL lets only one transaction at a time
 * commit an event, and saves are frequent; losing one costs nobody a text.
 */
export function announceSoon<Data extends EventData>(app: App, { topic, data, key }: Announcement<Data>): void {
  const name = `${topic.name} ${key}`;
  if (waiting.has(name)) return;
  waiting.add(name);
  setTimeout(() => {
    waiting.delete(name);
    app.events.publish(app.db.prisma, topic, data).catch(() => undefined);
  }, pauseMs).unref();
}

/**
 * Tells of many saves that are done: one after the other, because all at once would take every connection. As above, what cannot be
 * told costs nobody a text.
 */
export async function announceEach<Data extends EventData>(
  app: App,
  topics: readonly Topic<Data>[],
  data: NoInfer<Data>,
): Promise<void> {
  for (const topic of topics) await app.events.publish(app.db.prisma, topic, data).catch(() => undefined);
}
