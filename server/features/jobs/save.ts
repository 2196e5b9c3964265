import { dayOf } from '#shared/jobs/day.ts';
import type { SaveJobInput } from '#shared/jobs/schema.ts';
import type { JobEvent } from '#shared/jobs/state.ts';
import { memberName } from '#shared/members/member.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { publishSoon } from '../../core/events/delayed-events.ts';
import { streamEvents } from '../../core/events/event-stream.ts';
import { topic } from '../../core/events/events.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { findName } from '../courses/service.ts';
import { lockJob, requireJob } from './access.ts';
import { isSameDraft, requireValidDraft, sanitiseDraft } from './draft.ts';
import { type LockedJob, updateDraft } from './queries.ts';

type SavedDraft = { revision: string; updatedAt: Date };

/**
 * @throws RuleError NOT_FOUND, JOB_CHANGED with the author's name and the stored revision, PLACE_UNKNOWN,
 * SKILL_UNKNOWN, REPLY_DATE_PAST, TEXT_TOO_COMPLEX, BUSY
 */
export async function saveJob(
  ctx: SignedInContext,
  { jobId, revision, draft: submitted }: SaveJobInput,
): Promise<SavedDraft> {
  const { app, user, origin } = ctx;
  await requireJob(ctx, app.db.prisma, jobId);
  const draft = await sanitiseDraft(ctx, submitted);
  const now = app.clock.now();
  const saved = await inTransaction(app.db, async (tx) => {
    const job = await lockJob(ctx, tx, jobId);
    // A retry after a lost answer is not a conflict.
    if (isSameDraft(job.draft, draft)) return { revision: job.revision, isNew: false };
    await requireRevision(tx, job, revision);
    await requireValidDraft(tx, draft, { before: job.draft, today: dayOf(now) });
    const change = { jobId, draft, updatedAt: now, updatedBy: user.userId };
    return { revision: await updateDraft(tx, change), isNew: true };
  });
  if (!saved.isNew) return { revision: saved.revision, updatedAt: now };
  const { pageId } = origin;
  const event = { kind: 'saved' as const, name: memberName(user), pageId };
  publishSoon(app, { topic: jobEdited(jobId), data: event, key: pageId ?? user.userId });
  return { revision: saved.revision, updatedAt: now };
}

/** @throws RuleError JOB_CHANGED */
export async function requireRevision(tx: Tx, job: LockedJob, baseRevision: string): Promise<void> {
  if (job.revision === baseRevision) return;
  throw new RuleError('JOB_CHANGED', { name: await findName(tx, job.updatedBy), revision: job.revision });
}

export const jobEdited = (jobId: string) => topic<JobEvent>(`job-${jobId}`);

/** A published job was added, changed or removed; null if any job may have changed. */
export const jobsChanged = topic<string | null>('jobs-changed');

/** The company's name, values, logo or page changed, but not the set of its jobs. */
export const companyOfJobsChanged = topic<string>('company-of-jobs-changed');

export const changeForApplicants = <T>(app: App, jobId: string | null, change: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(app.db, async (tx) => {
    const result = await change(tx);
    await app.events.publish(tx, jobsChanged, jobId);
    return result;
  });

export async function jobChanges(
  ctx: SignedInContext,
  jobId: string,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<JobEvent>> {
  await requireJob(ctx, ctx.app.db.prisma, jobId);
  return withInitialEvent(streamEvents(ctx.app.events, jobEdited(jobId), signal));
}

/** Starts with a save event, because earlier events may have been missed. */
async function* withInitialEvent(events: AsyncGenerator<JobEvent>): AsyncGenerator<JobEvent> {
  yield { kind: 'saved', name: null, pageId: null };
  for await (const event of events) yield event;
}
