import type { App } from '../app.ts';
import type { EventData, Topic } from './events.ts';

const delayMs = 300;
const scheduled = new Set<string>();

type DelayedEvent<Data extends EventData> = { topic: Topic<Data>; data: NoInfer<Data>; key: string };

/**
 * Publishes an event 300 ms after a save, ignoring repeated calls until then. Not in its transaction: PostgreSQL
 * commits transactions with a NOTIFY one at a time, and saves are frequent. No data is lost if an event is lost.
 */
export function publishSoon<Data extends EventData>(app: App, { topic, data, key }: DelayedEvent<Data>): void {
  const name = `${topic.name} ${key}`;
  if (scheduled.has(name)) return;
  scheduled.add(name);
  setTimeout(() => {
    scheduled.delete(name);
    app.events.publish(app.db.prisma, topic, data).catch(() => undefined);
  }, delayMs).unref();
}

/**
 * Publishes events one at a time, as all at once would use every connection. No data is lost if an event is lost.
 */
export async function publishEach<Data extends EventData>(
  app: App,
  topics: readonly Topic<Data>[],
  data: NoInfer<Data>,
): Promise<void> {
  for (const topic of topics) await app.events.publish(app.db.prisma, topic, data).catch(() => undefined);
}
