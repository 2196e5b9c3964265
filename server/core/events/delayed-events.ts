import type { App } from '../app.ts';
import type { EventData, Topic } from './events.ts';

const pauseMs = 300;
const waiting = new Set<string>();

type DelayedEvent<Data extends EventData> = { topic: Topic<Data>; data: NoInfer<Data>; key: string };

/**
 * Publishes an event shortly after a save. Not in its transaction, because PostgreSQL lets only one transaction at a
 * time commit a NOTIFY and saves are frequent. A lost event loses no data.
 */
export function publishSoon<Data extends EventData>(app: App, { topic, data, key }: DelayedEvent<Data>): void {
  const name = `${topic.name} ${key}`;
  if (waiting.has(name)) return;
  waiting.add(name);
  setTimeout(() => {
    waiting.delete(name);
    app.events.publish(app.db.prisma, topic, data).catch(() => undefined);
  }, pauseMs).unref();
}

/**
 * Publishes one event after the other, because all at once would use every connection. A lost event loses no data.
 */
export async function publishEach<Data extends EventData>(
  app: App,
  topics: readonly Topic<Data>[],
  data: NoInfer<Data>,
): Promise<void> {
  for (const topic of topics) await app.events.publish(app.db.prisma, topic, data).catch(() => undefined);
}
