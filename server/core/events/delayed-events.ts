import type { App } from '../app.ts';
import type { EventData, Topic } from './events.ts';

const delayMs = 300;
const scheduled = new Set<string>();

type DelayedEvent<Data extends EventData> = { topic: Topic<Data>; data: NoInfer<Data>; key: string };

/**
 * Publishes 300 ms after a save and ignores repeated calls until then. Not in the transaction, because PostgreSQL
 * commits transactions with a NOTIFY one at a time. A lost event loses no data.
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

/** One at a time, because all at once would use every connection. A lost event loses no data. */
export async function publishEach<Data extends EventData>(
  app: App,
  topics: readonly Topic<Data>[],
  data: NoInfer<Data>,
): Promise<void> {
  for (const topic of topics) await app.events.publish(app.db.prisma, topic, data).catch(() => undefined);
}
