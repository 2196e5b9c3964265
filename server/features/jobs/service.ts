/** An organisation's jobs: list, open, create, copy, delete. */
import { dayOf } from '#shared/jobs/day.ts';
import { emptyDraft, type JobDraft } from '#shared/jobs/draft.ts';
import type { OwnJobsFilter } from '#shared/jobs/schema.ts';
import type { EditedJob, OwnJobRow } from '#shared/jobs/state.ts';
import { memberName } from '#shared/members/member.ts';
import { jobCopyTitle } from '#shared/texts/jobs/checklist.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { readPage } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import { isCompanyCheckRequired } from '../../core/settings.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { logAuditEvent } from '../audit/service.ts';
import { findName } from '../courses/service.ts';
import { ownOrganisationId, requireMemberRight } from '../members/service.ts';
import { jobNotFound, lockJob, lockJobAsPublisher, mayReachJob } from './access.ts';
import { sanitiseDraft } from './draft.ts';
import { requireJobQuota } from './import/apply-import.ts';
import { countByStatus, type JobCursor, listJobs } from './list-queries.ts';
import { presentEdited, presentInList } from './present.ts';
import { updateCompanyName } from './published-job-queries.ts';
import {
  deleteJob,
  findEditedJob,
  hasJob,
  hasOpenApplications,
  insertJob,
  lockNewJobs,
  lockSettingsOf,
} from './queries.ts';
import { changeForApplicants, companyOfJobsChanged, jobEdited, jobsChanged } from './save.ts';

export { fillFields } from './fill-fields.ts';
export { deleteHiddenJobs, insertHiddenJobs, updateJobTakenDown } from './hidden-queries.ts';
export { closeJob, publishJob } from './publish.ts';
export { changeForApplicants, companyOfJobsChanged, jobEdited, jobsChanged, saveJob } from './save.ts';

const pageSize = 24;

export async function jobsPage(
  { app, user }: SignedInContext,
  input: { filter: OwnJobsFilter; cursor: PageCursor },
): Promise<{ jobs: OwnJobRow[]; nextCursor: string | null }> {
  if (user.organisation === null) return { jobs: [], nextCursor: null };
  const orgId = user.organisation.organisationId;
  const { rows, nextCursor } = await readPage(
    { app, list: `jobs of ${orgId}`, size: pageSize, cursor: input.cursor },
    (take, cursor: JobCursor | null) =>
      listJobs(app.db.prisma, { orgId, filter: input.filter, cursor, take, now: app.clock.now() }),
    ({ updatedAt, jobId }) => ({ updatedAt, jobId }),
  );
  return { jobs: rows.map(presentInList), nextCursor };
}

export async function jobCounts({ app, user }: SignedInContext) {
  if (user.organisation === null) return { draft: 0, published: 0, closed: 0 };
  return countByStatus(app.db.prisma, user.organisation.organisationId);
}

export async function editedJob({ app, user }: SignedInContext, jobId: string): Promise<EditedJob> {
  const row = await findEditedJob(app.db.prisma, jobId);
  if (row === null || !mayReachJob(user, row.orgId)) throw jobNotFound(jobId, row);
  const updatedByName = await findName(app.db.prisma, row.updatedBy);
  return presentEdited(row, {
    user,
    updatedByName,
    isCheckRequired: isCompanyCheckRequired(app),
    now: app.clock.now(),
  });
}

/** @throws RuleError NOT_FOUND for a person without an organisation, JOBS_FULL, TOO_MANY_ATTEMPTS */
export async function createJob(ctx: SignedInContext, title: string): Promise<{ jobId: string }> {
  const orgId = ownOrganisationId(ctx);
  return inTransaction(ctx.app.db, async (tx) => {
    await lockJobQuota(tx, orgId);
    const stamp = { createdAt: ctx.app.clock.now(), createdBy: ctx.user.userId };
    return { jobId: await insertJob(tx, { orgId, draft: { ...emptyDraft, title }, ...stamp }) };
  });
}

type ArchivedJob = { jobId: string; orgId: string; draft: JobDraft };

/**
 * A job of another installation as a draft.
 * @returns false if the job exists
 * @throws RuleError JOBS_FULL, TEXT_TOO_COMPLEX
 */
export async function addArchivedJob(ctx: SignedInContext, { jobId, orgId, draft }: ArchivedJob): Promise<boolean> {
  const sanitised = await sanitiseDraft(ctx, draft);
  return inTransaction(ctx.app.db, async (tx) => {
    await requireMemberRight(ctx, tx, { action: 'organisation.own' });
    await lockNewJobs(tx, orgId);
    if (await hasJob(tx, jobId)) return false;
    await requireJobQuota(tx, orgId, 1);
    const stamp = { createdAt: ctx.app.clock.now(), createdBy: ctx.user.userId };
    await insertJob(tx, { id: jobId, orgId, draft: sanitised, ...stamp });
    return true;
  });
}

export const jobCreationLimit: Limit = { name: 'job-creation', points: 1_000, seconds: 24 * 3600 };

/** @throws RuleError JOBS_FULL */
async function lockJobQuota(tx: Tx, orgId: string): Promise<void> {
  await lockNewJobs(tx, orgId);
  await requireJobQuota(tx, orgId, 1);
}

/**
 * A job that staff hides cannot be copied, because publishing the copy would undo that.
 * @throws RuleError NOT_FOUND, TAKEN_DOWN, JOBS_FULL
 */
export const duplicateJob = (ctx: SignedInContext, jobId: string): Promise<{ jobId: string }> =>
  inTransaction(ctx.app.db, async (tx) => {
    await lockSettingsOf(tx, jobId);
    const { orgId, draft, isTakenDown } = await lockJob(ctx, tx, jobId);
    if (isTakenDown) throw new RuleError('TAKEN_DOWN');
    await lockJobQuota(tx, orgId);
    const now = ctx.app.clock.now();
    const replyBy = draft.replyBy !== null && draft.replyBy < dayOf(now) ? null : draft.replyBy;
    const copy = { ...draft, title: jobCopyTitle(draft.title), replyBy };
    return { jobId: await insertJob(tx, { orgId, draft: copy, createdAt: now, createdBy: ctx.user.userId }) };
  });

/**
 * Applications stay with the applicants.
 * @throws RuleError NOT_FOUND, JOB_REVIEW_NEEDED, JOB_HAS_APPLICATIONS while an applicant waits for an answer
 */
export const removeJob = (ctx: SignedInContext, jobId: string): Promise<void> =>
  changeForApplicants(ctx.app, jobId, async (tx) => {
    const job = await lockJobAsPublisher(ctx, tx, jobId);
    const { orgId, title, isOnline } = job;
    if (await hasOpenApplications(tx, { orgId, jobId, now: ctx.app.clock.now() }))
      throw new RuleError('JOB_HAS_APPLICATIONS');
    await deleteJob(tx, jobId);
    const auditFields = { resourceId: jobId, orgId, details: { was_online: isOnline }, names: { title } };
    await logAuditEvent(ctx, tx, { action: 'job_deleted', ...auditFields });
    const event = { kind: 'gone' as const, name: memberName(ctx.user), pageId: ctx.origin.pageId };
    await ctx.app.events.publish(tx, jobEdited(jobId), event);
  });

type ChangedCompany = { orgId: string; name?: string };

/** Call it in the transaction that changes the company's name, values or page. */
export async function applyCompanyChange(app: App, tx: Tx, { orgId, name }: ChangedCompany): Promise<void> {
  if (name !== undefined) await updateCompanyName(tx, orgId, name);
  await app.events.publish(tx, companyOfJobsChanged, orgId);
}

/** Call it in the transaction that deletes the company and its jobs. */
export const publishCompanyRemoval = (app: App, tx: Tx): Promise<void> => app.events.publish(tx, jobsChanged, null);
