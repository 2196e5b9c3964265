import { z } from 'zod';
import type { App } from '../app.ts';
import { inTransaction } from '../database/db.ts';

const settingKey = 'restored_queue';
const jobs = z.array(z.unknown());
const job = z.object({
  name: z.string(),
  data: z.record(z.string(), z.string()),
  priority: z.int(),
  groupId: z.string().nullable(),
  startAfter: z.string(),
});

/**
 * Queues the jobs that waited or ran at the moment of the backup, once. Unreadable jobs are dropped, because they must
 * not prevent the start; older backups contain pg-boss’s internal ones.
 */
export async function queueRestoredJobs({ db, queue, logger }: App): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await tx.$queryRaw<Array<{ value: unknown }>>`
      delete from installation_settings where key = ${settingKey} returning value`;
    for (const stored of rows.flatMap(({ value }) => jobs.parse(value))) {
      const { data } = job.safeParse(stored);
      if (data === undefined) logger.warn('restored job dropped: unknown format');
      else await queue.addRestored(tx, data);
    }
  });
}
