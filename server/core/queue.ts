import { fromPrisma, PgBoss } from 'pg-boss';
import type { Database, Tx } from './db.ts';
import { describeError } from './describe-error.ts';
import type { Logger } from './logger.ts';

export type JobHandler = (data: Record<string, string>) => Promise<void>;
export type RetryPolicy = { retryLimit: number; retryDelaySeconds: number };

export type Queue = {
  /** Declares a queue; `handler` works on its jobs in this process. A job that throws is tried again, ever later. */
  register: (name: string, handler: JobHandler, retry: RetryPolicy) => Promise<void>;
  /** Adds a job with the transaction: it exists only if everything else in it does. */
  add: (tx: Tx, name: string, data: Record<string, string>) => Promise<void>;
  /** Adds an empty job at these times (cron, German time), once for all processes together. */
  schedule: (name: string, cron: string) => Promise<void>;
  isReady: () => Promise<boolean>;
  stop: () => Promise<void>;
};

const pollingIntervalSeconds = 0.5;

export async function startQueue(db: Database, logger: Logger): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (sql, values) => db.pool.query(sql, values as unknown[]) },
    schema: 'pgboss',
  });
  boss.on('error', (error) => logger.warn({ error: describeError(error) }, 'queue'));
  await boss.start();
  return {
    register: async (name, handler, { retryLimit, retryDelaySeconds }) => {
      await boss.createQueue(name, { retryLimit, retryDelay: retryDelaySeconds, retryBackoff: true });
      await boss.work<Record<string, string>>(name, { pollingIntervalSeconds, batchSize: 1 }, async (jobs) => {
        for (const job of jobs) await handler(job.data);
      });
    },
    add: async (tx, name, data) => {
      await boss.send(name, data, { db: fromPrisma(tx) });
    },
    schedule: (name, cron) => boss.schedule(name, cron, {}, { tz: 'Europe/Berlin' }),
    isReady: async () => (await boss.getQueues()).length > 0,
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
