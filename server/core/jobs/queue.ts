import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fromPrisma, type JobResult, PgBoss } from 'pg-boss';
import type { Database, Tx } from '../database/db.ts';
import { type Events, topic } from '../events/events.ts';
import { describeError, type Logger } from '../runtime/logger.ts';

type JobHandler = (data: Record<string, string>) => Promise<void>;

/**
 * Each worker runs up to `atOnce` jobs in parallel and fetches again once all have ended. `atOnceOfGroup`: maximum of
 * one group over all workers of this process.
 */
type Lane = { atOnce: number; workers?: number; onlyUrgent?: boolean; atOnceOfGroup?: number };

export type JobPolicy = {
  retryLimit: number;
  retryDelaySeconds: number;
  lanes?: readonly Lane[];
  /** A longer job counts as failed, and so do the jobs fetched with it. */
  timeoutSeconds?: number;
  retentionSeconds?: number;
};

type RestoredJob = {
  name: string;
  data: Record<string, string>;
  priority: number;
  groupId: string | null;
  startAfter: string;
};

export type Queue = {
  register: (name: string, handler: JobHandler, policy: JobPolicy) => Promise<void>;
  add: (tx: Tx, name: string, data: Record<string, string>) => Promise<void>;
  addUrgent: (tx: Tx, name: string, data: Record<string, string>) => Promise<void>;
  addLater: (tx: Tx, name: string, job: { data: Record<string, string>; afterSeconds: number }) => Promise<void>;
  /** Groups of the queue alternate, regardless of their number of jobs. */
  addToGroup: (tx: Tx, name: string, job: { data: Record<string, string>; group: string }) => Promise<void>;
  /** Adds a job of a restored backup; jobs of queues that are not registered are dropped. */
  addRestored: (tx: Tx, job: RestoredJob) => Promise<void>;
  schedule: (name: string, cron: string) => Promise<void>;
  isReady: () => Promise<boolean>;
  /** Whether a job of these queues waits or runs; jobs of a killed process count for about a minute. */
  isBusy: (tx: Tx, names: readonly string[]) => Promise<boolean>;
  stop: () => Promise<void>;
};

/** Wakes the workers of the named queue. Polling finds delayed jobs, retries and jobs whose event was lost. */
const jobAdded = topic<string>('job-added');
const pollingIntervalSeconds = 2;
const timeZone = 'Europe/Berlin';
const urgent = 1;
const weekSeconds = 7 * 86_400;
const quarterHourSeconds = 900;
const oneAtATime: readonly Lane[] = [{ atOnce: 1 }];

/**
 * Jobs of a killed process count as failed after 30 seconds without a heartbeat. Supervision retries them, so another
 * process runs them after about a minute.
 */
const heartbeatSeconds = 30;
const supervision = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 };

type QueueOptions = {
  events: Events;
  logger: Logger;
  /** No other process uses this database: active jobs of an earlier process are reset. */
  isAlone: boolean;
  followsSchedules: boolean;
  /** Without it, jobs wait for another process. */
  runsJobs: boolean;
};

export async function startQueue(
  db: Database,
  { events, logger, isAlone, followsSchedules, runsJobs }: QueueOptions,
): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (sql, values) => db.pool.query(sql, values as unknown[]) },
    schema: 'pgboss',
    schedule: followsSchedules && runsJobs,
    ...supervision,
  });
  boss.on('error', (error) => logger.warn({ error: describeError(error) }, 'job queue error'));
  await boss.start();
  if (isAlone) await resetActiveJobs(db);
  const storedState = await readStoredState(boss);
  const registered = new Set<string>();
  const unsubscribe = events.subscribe(jobAdded, (name) => wakeWorkers(boss, name));
  const addNow = async (tx: Tx, name: string, { data, ...options }: NewJob) => {
    await boss.send(name, data, { db: fromPrisma(tx), ...options });
    await events.publish(tx, jobAdded, name);
  };
  return {
    register: async (name, handler, policy) => {
      registered.add(name);
      const options = storedOptions(policy);
      if (!storedState.hasQueue(name, options)) {
        await boss.createQueue(name, options);
        // `createQueue` leaves a queue of an earlier version unchanged.
        await boss.updateQueue(name, options);
        // Fills pg-boss’s cache, so that adding a job inside a transaction needs no second connection.
        await boss.findJobs(name, { id: randomUUID() });
      }
      if (!runsJobs) return;
      for (const lane of policy.lanes ?? oneAtATime) await openLane(boss, { name, lane, handler });
    },
    add: (tx, name, data) => addNow(tx, name, { data }),
    addUrgent: (tx, name, data) => addNow(tx, name, { data, priority: urgent }),
    addLater: async (tx, name, { data, afterSeconds }) => {
      await boss.send(name, data, { db: fromPrisma(tx), startAfter: afterSeconds });
    },
    addToGroup: async (tx, name, { data, group }) =>
      addNow(tx, name, { data, priority: -(await nextGroupTurn(tx, name, group)), group: { id: group } }),
    addRestored: async (tx, { name, data, priority, groupId, startAfter }) => {
      if (!registered.has(name)) return;
      const group = groupId === null ? {} : { group: { id: groupId } };
      await boss.send(name, data, { db: fromPrisma(tx), priority, startAfter: new Date(startAfter), ...group });
    },
    schedule: async (name, cron) => {
      if (!storedState.hasSchedule(name, cron)) await boss.schedule(name, cron, {}, { tz: timeZone });
    },
    isReady: async () => (await boss.getQueues()).length > 0,
    isBusy: async (tx, names) => {
      const rows = await tx.$queryRaw<unknown[]>`
        select 1 from pgboss.job where name = any(${names}) and state in ('created', 'retry', 'active') limit 1`;
      return rows.length > 0;
    },
    stop: async () => {
      unsubscribe();
      await endWorkers(boss);
      await boss.stop({ graceful: false });
    },
  };
}

const maxStopMs = 5_000;

/** Jobs that exceed the limit count as failed. `PgBoss.stop` would poll for their end only every 500 ms. */
async function endWorkers(boss: PgBoss): Promise<void> {
  const names = new Set(boss.getWipData().map(({ name }) => name));
  const limit = new AbortController();
  const ended = Promise.all([...names].map((name) => boss.offWork(name, { wait: true })));
  await Promise.race([ended, setTimeout(maxStopMs, undefined, { signal: limit.signal })]).finally(() => limit.abort());
}

const resetActiveJobs = ({ pool }: Database) =>
  pool.query(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
      where state = 'active' and retry_count < retry_limit`,
  );

type NewJob = { data: Record<string, string>; priority?: number; group?: { id: string } };

type LaneOptions = { name: string; lane: Lane; handler: JobHandler };

async function openLane(boss: PgBoss, { name, lane, handler }: LaneOptions): Promise<void> {
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
      // pg-boss fetches again at once after a full batch, except after a batch of one.
      if (atOnce === 1) wakeWorkers(boss, name);
      return results;
    },
  );
}

function wakeWorkers(boss: PgBoss, queue: string): void {
  for (const { id, name } of boss.getWipData()) if (name === queue) boss.notifyWorker(id);
}

/**
 * Fair queueing: the next turn of a group follows its last one, a new group starts at the current turn. Lower turns run
 * first.
 */
async function nextGroupTurn(tx: Tx, name: string, group: string): Promise<number> {
  const rows = await tx.$queryRaw<Array<{ turn: number }>>`
    select coalesce(max(-priority) filter (where group_id = ${group}) + 1, min(-priority), 0)::int as turn
      from pgboss.job where name = ${name} and state in ('created', 'retry', 'active')`;
  return rows[0]?.turn ?? 0;
}

async function readStoredState(boss: PgBoss) {
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
  expireInSeconds: policy.timeoutSeconds ?? quarterHourSeconds,
  deleteAfterSeconds: policy.retentionSeconds ?? weekSeconds,
});

const resultOf = (id: string, work: Promise<void>): Promise<JobResult> =>
  work.then(
    () => ({ id, status: 'completed' }),
    (error: unknown) => ({ id, status: 'failed', output: { message: describeError(error) } }),
  );
