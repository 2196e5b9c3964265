import { z } from 'zod';
import type { App } from '../app.ts';
import { inTransaction } from '../database/db.ts';

const settingKey = 'restored_queue';
const jobs = z.array(
  z.object({
    name: z.string(),
    data: z.record(z.string(), z.string()),
    priority: z.int(),
    groupId: z.string().nullable(),
    startAfter: z.string(),
  }),
);

/** Queues the jobs that waited or ran at the moment of the backup, once. */
export async function queueRestoredJobs({ db, queue }: App): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await tx.$queryRaw<Array<{ value: unknown }>>`
      delete from installation_settings where key = ${settingKey} returning value`;
    for (const job of rows.flatMap(({ value }) => jobs.parse(value))) await queue.addRestored(tx, job);
  });
}
