/**
 * Background work that a person starts. Only that person can see or cancel it, from any session; others get NOT_FOUND.
 * Ended jobs remain for a while, so that the result can be read.
 */
import { isOpenJob, type JobState } from '#shared/background-jobs/state.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { isErrorCode } from '#shared/texts/errors.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { streamEvents } from '../../core/events/event-stream.ts';
import { findJob, type JobRow } from '../../core/jobs/background/queries.ts';
import { cancelJob as cancel, jobChanged } from '../../core/jobs/background/run.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';

/** @throws RuleError NOT_FOUND */
async function requireOwnJob({ user }: SignedInContext, tx: Tx, jobId: string): Promise<JobRow> {
  const row = await findJob(tx, jobId);
  if (row === null) throw new RuleError('NOT_FOUND');
  if (row.ownerId !== user.userId)
    throw new RuleError('NOT_FOUND', {}, { resourceType: 'background_job', resourceId: jobId });
  return row;
}

export const getJobState = async (ctx: SignedInContext, jobId: string): Promise<JobState> =>
  presentJob(await requireOwnJob(ctx, ctx.app.db.prisma, jobId));

export const cancelJob = (ctx: SignedInContext, jobId: string): Promise<JobState> =>
  inTransaction(ctx.app.db, async (tx) => {
    await requireOwnJob(ctx, tx, jobId);
    await cancel(ctx.app, tx, jobId);
    return presentJob(await requireOwnJob(ctx, tx, jobId));
  });

/** Yields the current state and every change until the job ends. Checks rights before the first event. */
export async function streamJobChanges(
  ctx: SignedInContext,
  jobId: string,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<JobState>> {
  const events = streamEvents(ctx.app.events, jobChanged(jobId), signal);
  try {
    return watchStates(ctx, jobId, { first: await getJobState(ctx, jobId), events });
  } catch (error) {
    await events.return(undefined);
    throw error;
  }
}

type JobWatch = { first: JobState; events: AsyncGenerator<unknown> };

async function* watchStates(
  ctx: SignedInContext,
  jobId: string,
  { first, events }: JobWatch,
): AsyncGenerator<JobState> {
  yield first;
  if (!isOpenJob(first.status)) return void (await events.return(undefined));
  for await (const _ of events) {
    const row = await findJob(ctx.app.db.prisma, jobId);
    if (row === null) return;
    const state = presentJob(row);
    yield state;
    if (!isOpenJob(state.status)) return;
  }
}

const presentJob = (row: JobRow): JobState => ({
  jobId: row.id,
  kind: row.kind,
  status: row.status === 'running' && row.cancelWanted ? 'cancelling' : row.status,
  progress: row.progress,
  result: row.result,
  error: row.errorCode === null ? null : knownCode(row.errorCode),
});

const knownCode = (code: string): ErrorCode => (isErrorCode(code) ? code : 'UNEXPECTED');
