import type { ImportProgress } from '#shared/export/bundle.ts';
import { streamEvents } from '../../core/events/event-stream.ts';
import { topic } from '../../core/events/events.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { throttle } from '../../core/workers/worker-function.ts';
import type { ReportImport } from './import.ts';

/** Security: the user id in the topic prevents subscriptions to imports of others. */
const topicOf = (userId: string, importId: string) => topic<ImportProgress>(`import-${userId}-${importId}`);

/** Publishes at intervals, one event at a time. Skips outdated progress and ignores failures. */
export function createImportReporter({ app, user }: SignedInContext, importId: string | undefined): ReportImport {
  if (importId === undefined) return () => undefined;
  const progressTopic = topicOf(user.userId, importId);
  let isSending = false;
  let next: ImportProgress | null = null;
  const send = async () => {
    isSending = true;
    for (let now = next; now !== null; now = next) {
      next = null;
      await app.events.publish(app.db.prisma, progressTopic, now).catch(() => undefined);
    }
    isSending = false;
  };
  return throttle((progress) => {
    next = progress as ImportProgress;
    if (!isSending) void send();
  }) as ReportImport;
}

export const streamImportProgress = (
  { app, user }: SignedInContext,
  { importId }: { importId: string },
  signal: AbortSignal | undefined,
): AsyncGenerator<ImportProgress> => streamEvents(app.events, topicOf(user.userId, importId), signal);
