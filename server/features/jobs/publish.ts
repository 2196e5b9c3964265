import type { AuditEntry } from '#shared/audit.ts';
import { blockersOf, publishProblems } from '#shared/jobs/checklist.ts';
import { dayOf } from '#shared/jobs/day.ts';
import { type JobDraft, jobEnd, jobLimits } from '#shared/jobs/draft.ts';
import { memberName } from '#shared/members/member.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { isCompanyCheckRequired } from '../../core/settings.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { logAuditEvent } from '../audit/service.ts';
import { lockJobAsPublisher } from './access.ts';
import { requirePlace } from './draft.ts';
import {
  deletePublishedJob,
  insertPublishedJob,
  type PublishableDraft,
  updatePublishedJobEnd,
} from './published-job-queries.ts';
import { type LockedJob, updateJob } from './queries.ts';
import { changeForApplicants, jobEdited, requireRevision } from './save.ts';

const daySeconds = 24 * 3600;
/** Each change writes a permanent audit event. Taking a job offline is not limited. */
const jobChangeLimit: Limit = { name: 'job-status', points: 50, seconds: daySeconds };
const personChangeLimit: Limit = { name: 'job-status-by', points: 2_000, seconds: daySeconds };

const changeStatus = <T>(
  ctx: SignedInContext,
  jobId: string,
  change: (tx: Tx, job: LockedJob) => Promise<T>,
): Promise<T> =>
  changeForApplicants(ctx.app, jobId, async (tx) => {
    const job = await lockJobAsPublisher(ctx, tx, jobId);
    const result = await change(tx, job);
    const event = { kind: 'status' as const, name: memberName(ctx.user), pageId: ctx.origin.pageId };
    await ctx.app.events.publish(tx, jobEdited(jobId), event);
    return result;
  });

/** @throws RuleError TAKEN_DOWN, NAME_HELD, IMPRINT_MISSING if the organisation's jobs must stay offline */
function requireOnlineAllowed({ app }: SignedInContext, { isTakenDown, isNameHeld, hasImprint }: LockedJob): void {
  if (isTakenDown) throw new RuleError('TAKEN_DOWN');
  if (isNameHeld) throw new RuleError('NAME_HELD');
  if (!hasImprint && isCompanyCheckRequired(app)) throw new RuleError('IMPRINT_MISSING');
}

type StatusAction = 'job_published' | 'job_changed_online' | 'job_reopened';

/** @throws RuleError TOO_MANY_ATTEMPTS after too many changes in a day */
async function logWithLimit(ctx: SignedInContext, tx: Tx, entry: AuditEntry): Promise<void> {
  const { rateLimits } = ctx.app;
  await rateLimits.require(jobChangeLimit, entry.resourceId);
  await rateLimits.require(personChangeLimit, ctx.user.userId);
  await logAuditEvent(ctx, tx, entry);
}

/**
 * @throws RuleError JOB_NOT_READY with the problems, JOB_CHANGED if the draft has changed since `revision`,
 * JOB_WRONG_STATUS for a closed job, JOB_REVIEW_NEEDED, PLACE_UNKNOWN, TOO_MANY_ATTEMPTS, and as `requireOnlineAllowed`
 */
export const publishJob = (
  ctx: SignedInContext,
  { jobId, revision }: { jobId: string; revision: string },
): Promise<{ endsAt: Date }> =>
  changeStatus(ctx, jobId, async (tx, job) => {
    requireOnlineAllowed(ctx, job);
    if (job.status === 'closed') throw new RuleError('JOB_WRONG_STATUS');
    await requireRevision(tx, job, revision);
    const now = ctx.app.clock.now();
    const { endsAt, publishedAt } = job;
    const isRunning = job.isOnline && endsAt !== null && endsAt > now;
    if (isRunning && job.publishedRevision === revision) return { endsAt };
    const dates = isRunning ? { publishedAt: publishedAt ?? now, endsAt } : { publishedAt: now, endsAt: jobEnd(now) };
    await publishDraft(ctx, tx, { job, ...dates });
    await logStatus(ctx, tx, { action: isRunning ? 'job_changed_online' : 'job_published', job });
    return { endsAt: dates.endsAt };
  });

const logStatus = (ctx: SignedInContext, tx: Tx, { action, job }: { action: StatusAction; job: LockedJob }) =>
  logWithLimit(ctx, tx, { action, resourceId: job.jobId, orgId: job.orgId, details: {}, names: { title: job.title } });

type Publication = { job: LockedJob; publishedAt: Date; endsAt: Date };

async function publishDraft(ctx: SignedInContext, tx: Tx, { job, publishedAt, endsAt }: Publication): Promise<void> {
  const { jobId, orgId, number, revision } = job;
  const draft = requirePublishable(job.draft, dayOf(ctx.app.clock.now()));
  const place = await requirePlace(draft);
  const { postalCode, town } = place ?? draft;
  await insertPublishedJob(tx, {
    ...{ jobId, orgId, number, publishedAt, endsAt },
    draft: { ...draft, postalCode, town },
    coordinates: place,
  });
  await updateJob(tx, jobId, {
    status: 'published',
    publishedRevision: revision,
    publishedTitle: draft.title,
    firstPublishedAt: job.firstPublishedAt ?? publishedAt,
    ...{ publishedAt, endsAt, closedAt: null },
  });
}

/** @throws RuleError JOB_NOT_READY */
function requirePublishable(draft: JobDraft, today: string): PublishableDraft {
  const problems = publishProblems(draft, today);
  const { employment, replyBy } = draft;
  if (blockersOf(problems).length > 0 || employment === null || replyBy === null)
    throw new RuleError('JOB_NOT_READY', { problems });
  return { ...draft, employment, replyBy, questions: draft.questions.filter((question) => question !== '') };
}

/** @throws RuleError JOB_WRONG_STATUS for a job that is not online, and as `requireOnlineAllowed` */
export const extendJob = (ctx: SignedInContext, jobId: string): Promise<{ endsAt: Date }> =>
  changeStatus(ctx, jobId, async (tx, job) => {
    requireOnlineAllowed(ctx, job);
    if (!job.isOnline) throw new RuleError('JOB_WRONG_STATUS');
    const endsAt = jobEnd(ctx.app.clock.now());
    await updatePublishedJobEnd(tx, jobId, endsAt);
    await updateJob(tx, jobId, { endsAt });
    const about = { resourceId: jobId, orgId: job.orgId, names: { title: job.title } };
    await logWithLimit(ctx, tx, { action: 'job_extended', ...about, details: { days: jobLimits.daysOnline } });
    return { endsAt };
  });

/** @throws RuleError JOB_WRONG_STATUS */
export const closeJob = (ctx: SignedInContext, jobId: string): Promise<void> =>
  changeStatus(ctx, jobId, async (tx, job) => {
    if (!job.isOnline) throw new RuleError('JOB_WRONG_STATUS');
    await markClosed(tx, jobId, ctx.app.clock.now());
    const about = { resourceId: jobId, orgId: job.orgId, names: { title: job.title } };
    await logAuditEvent(ctx, tx, { action: 'job_closed', ...about, details: { by_itself: false } });
  });

/** Requires the row lock on the job. */
export async function markClosed(tx: Tx, jobId: string, closedAt: Date): Promise<void> {
  await deletePublishedJob(tx, jobId);
  await updateJob(tx, jobId, { status: 'closed', closedAt, endsAt: null });
}

/** @throws RuleError JOB_WRONG_STATUS, and as `publishJob` */
export const reopenJob = (ctx: SignedInContext, jobId: string): Promise<{ endsAt: Date }> =>
  changeStatus(ctx, jobId, async (tx, job) => {
    requireOnlineAllowed(ctx, job);
    if (job.status !== 'closed') throw new RuleError('JOB_WRONG_STATUS');
    const now = ctx.app.clock.now();
    await publishDraft(ctx, tx, { job, publishedAt: now, endsAt: jobEnd(now) });
    await logStatus(ctx, tx, { action: 'job_reopened', job });
    return { endsAt: jobEnd(now) };
  });
