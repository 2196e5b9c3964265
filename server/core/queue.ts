import { fromPrisma, type JobResult, PgBoss } from 'pg-boss';
import type { Database, Tx } from './db.ts';
import { describeError } from './describe-error.ts';
import type { Logger } from './logger.ts';

export type JobHandler = (data: Record<string, string>) => Promise<void>;

/** Takes up to `atOnce` jobs and works on them side by side; the next ones once all of these have ended. */
export type Lane = { atOnce: number; onlyUrgent?: boolean };

export type JobPolicy = {
  retryLimit: number;
  retryDelaySeconds: number;
  /** One job at a time unless said otherwise. */
  lanes?: readonly Lane[];
  /** A job that takes longer counts as failed, and so do those that were taken with it. */
  longestSeconds?: number;
  /** What a job is about may be personal: how long it is kept when it is done. */
  keepSeconds?: number;
};

export type Queue = {
  /** Declares a queue; `handler` works on its jobs in this process. A job that throws is tried again, ever later. */
  register: (name: string, handler: JobHandler, policy: JobPolicy) => Promise<void>;
  /** Adds a job with the transaction: it exists only if everything else in it does. */
  add: (tx: Tx, name: string, data: Record<string, string>) => Promise<void>;
  /** The same, before every job that is not urgent, however long that one has waited. */
  addUrgent: (tx: Tx, name: string, data: Record<string, string>) => Promise<void>;
  /** Adds an empty job at these times (cron, German time), once for all processes together. */
  schedule: (name: string, cron: string) => Promise<void>;
  isReady: () => Promise<boolean>;
  stop: () => Promise<void>;
};

const pollingIntervalSeconds = 0.5;
const urgent = 1;
const weekSeconds = 7 * 86_400;
const quarterSeconds = 900;
const oneAtATime: readonly Lane[] = [{ atOnce: 1 }];

/**
 * A process that was killed leaves its jobs behind as begun. It no longer says that it works on them: after half a minute they
 * count as failed, are found within the interval of supervision, and are tried again after their delay. About a minute in all.
 */
const heartbeatSeconds = 30;
const supervision = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 };

export async function startQueue(db: Database, logger: Logger): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (sql, values) => db.pool.query(sql, values as unknown[]) },
    schema: 'pgboss',
    ...supervision,
  });
  boss.on('error', (error) => logger.warn({ error: describeError(error) }, 'queue'));
  await boss.start();
  const send = (priority: number) => async (tx: Tx, name: string, data: Record<string, string>) => {
    await boss.send(name, data, { db: fromPrisma(tx), priority });
  };
  return {
    register: async (name, handler, policy) => {
      const options = storedOptions(policy);
      await boss.createQueue(name, options);
      // One that an earlier version of the product has made stays as it was otherwise.
      await boss.updateQueue(name, options);
      for (const { atOnce, onlyUrgent = false } of policy.lanes ?? oneAtATime)
        await boss.work<Record<string, string>, JobResult[]>(
          name,
          {
            pollingIntervalSeconds,
            batchSize: atOnce,
            burstWhenBatchFull: true,
            perJobResults: true,
            ...(onlyUrgent ? { minPriority: urgent } : {}),
          },
          (jobs) => Promise.all(jobs.map(({ id, data }) => resultOf(id, handler(data)))),
        );
    },
    add: send(0),
    addUrgent: send(urgent),
    schedule: (name, cron) => boss.schedule(name, cron, {}, { tz: 'Europe/Berlin' }),
    isReady: async () => (await boss.getQueues()).length > 0,
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

const storedOptions = (policy: JobPolicy) => ({
  retryLimit: policy.retryLimit,
  retryDelay: policy.retryDelaySeconds,
  retryBackoff: true,
  heartbeatSeconds,
  expireInSeconds: policy.longestSeconds ?? quarterSeconds,
  deleteAfterSeconds: policy.keepSeconds ?? weekSeconds,
});

/** Jobs that were taken together end each for itself. */
const resultOf = (id: string, work: Promise<void>): Promise<JobResult> =>
  work.then(
    () => ({ id, status: 'completed' }),
    (error: unknown) => ({ id, status: 'failed', output: { message: describeError(error) } }),
  );
