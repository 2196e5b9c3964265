/**
 * Background work for a person. Progress, result and cancellation are in the database and survive a restart. The queue
 * knows only the id; observers receive `jobChanged` and read the row again.
 */
import type { Prisma } from '#prisma/generated/client.ts';
import type { App } from '../../app.ts';
import { inTransaction, type Tx } from '../../database/db.ts';
import { RuleError } from '../../errors.ts';
import { topic } from '../../events/events.ts';
import { serverFailureOf } from '../../runtime/server-failure.ts';
import { type AnyJobDefinition, Continuation, type JobDefinition, mainLane } from './definition.ts';
import {
  countOpenJobs,
  findJob,
  insertJob,
  type JobOutcome,
  type JobRow,
  updateCancelWanted,
  updateEnded,
  updateProgress,
  updateToCancelledIfWanted,
  updateToRunning,
  updateToWaiting,
  updateWaitingToCancelled,
} from './queries.ts';

export const jobChanged = (jobId: string) => topic<null>(`job-${jobId}`);

const maxOpenJobsPerPerson = 10;
const maxBytes = { payload: 1_000_000, progress: 4_000, result: 50_000 } as const;
const progressIntervalMs = 300;
/** Added to the job's limit in the queue, so that the job stores its outcome first. */
const graceSeconds = 30;

type Part = keyof typeof maxBytes;

function parseStorable(part: Part, schema: AnyJobDefinition['payload'], value: unknown): Prisma.InputJsonValue {
  const checked = schema.parse(value) as Prisma.InputJsonValue;
  if (Buffer.byteLength(JSON.stringify(checked)) > maxBytes[part]) throw new RuleError('TOO_LARGE');
  return checked;
}

type StartOptions<Payload, Progress, Result> = {
  definition: JobDefinition<Payload, Progress, Result>;
  ownerId: string;
  payload: NoInfer<Payload>;
  lane?: string;
};

/**
 * @returns the job id
 * @throws RuleError TOO_MANY_ATTEMPTS for too many open jobs of the owner, TOO_LARGE
 */
export async function startJob<Payload, Progress, Result>(
  app: App,
  tx: Tx,
  { definition, ownerId, payload, lane = mainLane }: StartOptions<Payload, Progress, Result>,
): Promise<string> {
  if ((await countOpenJobs(tx, ownerId)) >= maxOpenJobsPerPerson) throw new RuleError('TOO_MANY_ATTEMPTS');
  const storedPayload = parseStorable('payload', definition.payload, payload);
  const jobId = await insertJob(tx, {
    kind: definition.kind,
    ownerId,
    payload: storedPayload,
    createdAt: app.clock.now(),
  });
  await addToQueue(app, tx, { definition, jobId, ownerId, lane, turn: 0, payload });
  return jobId;
}

type Queued = {
  definition: AnyJobDefinition;
  jobId: string;
  ownerId: string;
  lane: string;
  turn: number;
  payload: unknown;
};

const queueOf = ({ kind }: AnyJobDefinition, lane: string): string => (lane === mainLane ? kind : `${kind}-${lane}`);

async function addToQueue(
  { queue }: App,
  tx: Tx,
  { definition, jobId, ownerId, lane, turn, payload }: Queued,
): Promise<void> {
  const [name, data] = [queueOf(definition, lane), { jobId, turn: String(turn) }];
  const group = definition.groupOf?.(payload, ownerId);
  if (group === undefined) await queue.add(tx, name, data);
  else await queue.addToGroup(tx, name, { data, group });
}

/** Cancels a waiting job at once, a running one as soon as it can stop. The caller checks permissions. */
export async function cancelJob(app: App, tx: Tx, jobId: string): Promise<void> {
  // First, because it locks the row: otherwise the job could yield between the two updates.
  await updateCancelWanted(tx, jobId);
  await updateWaitingToCancelled(tx, jobId, app.clock.now());
  await notifyObservers(app, tx, jobId);
}

export async function registerJob(app: App, definition: AnyJobDefinition): Promise<void> {
  for (const [lane, { atOnce, ofGroup }] of Object.entries(definition.limitsByLane(app)))
    await app.queue.register(
      queueOf(definition, lane),
      ({ jobId = '', turn = '0' }) => runAttempt(app, definition, { jobId, turn: Number(turn), lane }),
      {
        retryLimit: definition.attempts,
        retryDelaySeconds: definition.retryDelaySeconds,
        lanes: [{ atOnce: 1, workers: atOnce, ...(ofGroup === undefined ? {} : { atOnceOfGroup: ofGroup }) }],
        timeoutSeconds: Math.ceil(definition.limitMs / 1000) + graceSeconds,
      },
    );
}

type Turn = Pick<Queued, 'jobId' | 'turn' | 'lane'>;

async function runAttempt(app: App, definition: AnyJobDefinition, { jobId, turn, lane }: Turn): Promise<void> {
  const row = await updateToRunning(app.db.prisma, jobId, turn);
  if (row === null) return;
  if (row.cancelWanted) return endJob(app, jobId, { status: 'cancelled' });
  if (row.attempts > definition.attempts) return endJob(app, jobId, { status: 'failed', errorCode: 'UNEXPECTED' });
  await notifyObservers(app, app.db.prisma, jobId);
  const cancellation = await openCancellation(app, jobId, definition.limitMs);
  try {
    const result = await definition.run({ app, lane, ...workOf(app, definition, row), signal: cancellation.signal });
    if (result instanceof Continuation) return await yieldTurn(app, definition, { row, lane: result.lane ?? lane });
    await endJob(app, jobId, { status: 'done', result: parseStorable('result', definition.result, result) });
  } catch (error) {
    if (cancellation.isCancelled()) return await endJob(app, jobId, { status: 'cancelled' });
    // BUSY is transient and says nothing about the job.
    const isRefused = error instanceof RuleError && error.code !== 'BUSY';
    const isFinal = isRefused || row.attempts >= definition.attempts;
    if (!isFinal) throw error;
    if (!(error instanceof RuleError)) app.logger.error({ err: error, kind: row.kind, jobId }, 'job failed');
    await endJob(app, jobId, { status: 'failed', errorCode: errorCodeOf(error) });
  } finally {
    cancellation.close();
  }
}

/**
 * Queues the job behind waiting ones. If two attempts run the same turn, for example after a lost heartbeat, only the
 * later one yields.
 */
const yieldTurn = (
  app: App,
  definition: AnyJobDefinition,
  { row, lane }: { row: JobRow; lane: string },
): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const { id: jobId, ownerId, turn, payload } = row;
    const next = { jobId, ownerId, lane, turn: turn + 1, payload };
    if (await updateToWaiting(tx, row)) await addToQueue(app, tx, { definition, ...next });
    else await updateToCancelledIfWanted(tx, jobId, app.clock.now());
    await notifyObservers(app, tx, jobId);
  });

const errorCodeOf = (error: unknown): string =>
  error instanceof RuleError ? error.code : (serverFailureOf(error) ?? 'UNEXPECTED');

function workOf(app: App, definition: AnyJobDefinition, { id: jobId, ownerId, payload, progress }: JobRow) {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const reportProgress = async (next: unknown) => {
    const now = performance.now();
    if (now - reportedAt < progressIntervalMs) return;
    reportedAt = now;
    await inTransaction(app.db, async (tx) => {
      await updateProgress(tx, jobId, parseStorable('progress', definition.progress, next));
      await notifyObservers(app, tx, jobId);
    });
  };
  return { jobId, ownerId, payload: definition.payload.parse(payload), lastProgress: progress, reportProgress };
}

const notifyObservers = (app: App, tx: Tx, jobId: string): Promise<void> =>
  app.events.publish(tx, jobChanged(jobId), null);

const endJob = (app: App, jobId: string, outcome: JobOutcome): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    if (await updateEnded(tx, jobId, { ...outcome, endedAt: app.clock.now() })) await notifyObservers(app, tx, jobId);
  });

async function openCancellation(app: App, jobId: string, limitMs: number) {
  const controller = new AbortController();
  let isRequested = false;
  const checkCancellation = async () => {
    const row = await findJob(app.db.prisma, jobId);
    if (row !== null && !row.cancelWanted) return;
    isRequested = true;
    controller.abort(new RuleError('UNAVAILABLE'));
  };
  const recheck = () => void checkCancellation().catch(() => undefined);
  const unsubscribes = [app.events.subscribe(jobChanged(jobId), recheck), app.events.onReconnect(recheck)];
  const timer = setTimeout(() => controller.abort(new RuleError('BUSY')), limitMs).unref();
  await checkCancellation();
  return {
    signal: controller.signal,
    isCancelled: () => isRequested,
    close: () => {
      clearTimeout(timer);
      for (const stop of unsubscribes) stop();
    },
  };
}
