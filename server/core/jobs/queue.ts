import { setTimeout } from 'node:timers/promises';
import { fromPrisma, type JobResult, PgBoss } from 'pg-boss';
import type { Database, Tx } from '../database/db.ts';
import { type Events, topic } from '../events/events.ts';
import { describeError, type Logger } from '../runtime/logger.ts';

type JobHandler = (data: Record<string, string>) => Promise<void>;

/**
 * Each worker takes up to `atOnce` jobs and works on them side by side; the next ones once all of these have ended. `atOnceOfGroup`: the
 * most of one group that the workers of this process work on together.
 */
type Lane = { atOnce: number; workers?: number; onlyUrgent?: boolean; atOnceOfGroup?: number };

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
  /** The same, not before this many seconds have passed. */
  addLater: (tx: Tx, name: string, job: { data: Record<string, string>; afterSeconds: number }) => Promise<void>;
  /**
   * Adds a job of a group that takes turns with the other groups of this queue: however many jobs one of them has, the others come
   * in between.
   */
  addInTurn: (tx: Tx, name: string, job: { data: Record<string, string>; group: string }) => Promise<void>;
  /** Adds an empty job at these times (cron, German time), once for all processes together. */
  schedule: (name: string, cron: string) => Promise<void>;
  isReady: () => Promise<boolean>;
  stop: () => Promise<void>;
};

/** Wakes the workers of a queue by its name. Polling finds delayed jobs, retries and jobs whose event was lost. */
const jobAdded = topic<string>('job-added');
const pollingIntervalSeconds = 2;
const timeZone = 'Europe/Berlin';
const urgent = 1;
const weekSeconds = 7 * 86_400;
const quarterSeconds = 900;
const oneAtATime: readonly Lane[] = [{ atOnce: 1 }];

/**
 * A process that was killed leaves its jobs behind as begun. It no longer says that it works on them: after half a minute they
 * count as failed, are found within the interval of supervision, and are tried again after their delay. About a minute in all, where
 * another process may be at them.
 */
const heartbeatSeconds = 30;
const supervision = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 };

type QueueOptions = {
  events: Events;
  logger: Logger;
  /** No other process works on this database, so jobs that count as running are taken back. */
  isAlone: boolean;
  /** False in tests: a schedule that is due while a test runs would change its data. */
  followsSchedules: boolean;
};

export async function startQueue(
  db: Database,
  { events, logger, isAlone, followsSchedules }: QueueOptions,
): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (sql, values) => db.pool.query(sql, values as unknown[]) },
    schema: 'pgboss',
    schedule: followsSchedules,
    ...supervision,
  });
  boss.on('error', (error) => logger.warn({ error: describeError(error) }, 'queue'));
  await boss.start();
  if (isAlone) await takeBack(db);
  const stored = await storedIn(boss);
  const unsubscribe = events.subscribe(jobAdded, (name) => wakeWorkers(boss, name));
  const addNow = async (tx: Tx, name: string, { data, ...options }: NewJob) => {
    await boss.send(name, data, { db: fromPrisma(tx), ...options });
    await events.publish(tx, jobAdded, name);
  };
  return {
    register: async (name, handler, policy) => {
      const options = storedOptions(policy);
      if (!stored.hasQueue(name, options)) {
        await boss.createQueue(name, options);
        // `createQueue` leaves a queue of an earlier version unchanged.
        await boss.updateQueue(name, options);
      }
      for (const lane of policy.lanes ?? oneAtATime) await openLane(boss, { name, lane, handler });
    },
    add: (tx, name, data) => addNow(tx, name, { data }),
    addUrgent: (tx, name, data) => addNow(tx, name, { data, priority: urgent }),
    addLater: async (tx, name, { data, afterSeconds }) => {
      await boss.send(name, data, { db: fromPrisma(tx), startAfter: afterSeconds });
    },
    addInTurn: async (tx, name, { data, group }) =>
      addNow(tx, name, { data, priority: -(await nextTurn(tx, name, group)), group: { id: group } }),
    schedule: async (name, cron) => {
      if (!stored.hasSchedule(name, cron)) await boss.schedule(name, cron, {}, { tz: timeZone });
    },
    isReady: async () => (await boss.getQueues()).length > 0,
    stop: async () => {
      unsubscribe();
      await endWorkers(boss);
      await boss.stop({ graceful: false });
    },
  };
}

const longestStopMs = 5_000;

/** Jobs that take longer than the limit count as failed. `PgBoss.stop` would look only every 500 ms whether they have ended. */
async function endWorkers(boss: PgBoss): Promise<void> {
  const names = new Set(boss.getWipData().map(({ name }) => name));
  const limit = new AbortController();
  const ended = Promise.all([...names].map((name) => boss.offWork(name, { wait: true })));
  await Promise.race([ended, setTimeout(longestStopMs, undefined, { signal: limit.signal })]).finally(() =>
    limit.abort(),
  );
}

/** Due now, as one of their attempts. What has none left ends by supervision. */
const takeBack = ({ pool }: Database) =>
  pool.query(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
      where state = 'active' and retry_count < retry_limit`,
  );

type NewJob = { data: Record<string, string>; priority?: number; group?: { id: string } };

type Opening = { name: string; lane: Lane; handler: JobHandler };

async function openLane(boss: PgBoss, { name, lane, handler }: Opening): Promise<void> {
  const { atOnce, workers = 1, onlyUrgent = false, atOnceOfGroup } = lane;
  await boss.work<Record<string, string>, JobResult[]>(
    name,
    {
      pollingIntervalSeconds,
      batchSize: atOnce,
      localConcurrency: workers,
      burstWhenBatchFull: true,
      perJobResults: true,
      ...(onlyUrgent ? { minPriority: urgent } : {}),
      ...(atOnceOfGroup === undefined ? {} : { localGroupConcurrency: atOnceOfGroup }),
    },
    async (jobs) => {
      const results = await Promise.all(jobs.map(({ id, data }) => resultOf(id, handler(data))));
      // Behind a full batch the next one is asked for at once, unless it is a batch of one: that is done here.
      if (atOnce === 1) wakeWorkers(boss, name);
      return results;
    },
  );
}

function wakeWorkers(boss: PgBoss, queue: string): void {
  for (const { id, name } of boss.getWipData()) if (name === queue) boss.notifyWorker(id);
}

/**
 * Turns are counted for each group, and none begins before those that are on now: the next one of a group follows its last one, and
 * a group that had nothing to do begins with the turn that is on. What waits with a lower turn is begun first.
 */
async function nextTurn(tx: Tx, name: string, group: string): Promise<number> {
  const rows = await tx.$queryRaw<Array<{ turn: number }>>`
    select coalesce(max(-priority) filter (where group_id = ${group}) + 1, min(-priority), 0)::int as turn
      from pgboss.job where name = ${name} and state in ('created', 'retry', 'active')`;
  return rows[0]?.turn ?? 0;
}

async function storedIn(boss: PgBoss) {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  return {
    hasQueue: (name: string, options: ReturnType<typeof storedOptions>): boolean => {
      const queue = queues.get(name);
      return (
        queue !== undefined &&
        Object.entries(options).every(([key, value]) => queue[key as keyof typeof options] === value)
      );
    },
    hasSchedule: (name: string, cron: string): boolean => {
      const schedule = schedules.get(name);
      return schedule?.cron === cron && schedule.timezone === timeZone;
    },
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
