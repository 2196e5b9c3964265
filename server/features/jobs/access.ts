/**
 * Whose jobs a request may touch. Members of an organisation reach its jobs, platform admins every one. For everybody else a job
 * does not exist. What they may do with it says the permission table.
 */
import type { SessionUser } from '#shared/auth/session-user.ts';
import { isJobPublisher } from '#shared/jobs/state.ts';
import { may } from '#shared/permissions.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { findOrganisationOfJob, type LockedJob, lockJobRow, lockSettingsOf } from './queries.ts';

export function seesJob(user: SessionUser, orgId: string): boolean {
  if (user.platformRole === 'platform_admin') return true;
  return orgId === user.organisation?.organisationId && may(user, 'job.read');
}

/** The refusal of a job that does not exist, or, if there is one, not for this person. */
export const noJob = (jobId: string, job: { orgId: string } | null): RuleError =>
  new RuleError('NOT_FOUND', {}, job && { resourceType: 'job', resourceId: jobId, orgId: job.orgId });

/** @throws RuleError NOT_FOUND for a job that does not exist or belongs to others */
export async function requireJob(ctx: SignedInContext, tx: Tx, jobId: string): Promise<void> {
  const job = await findOrganisationOfJob(tx, jobId);
  if (job === null || !seesJob(ctx.user, job.orgId)) throw noJob(jobId, job);
}

/** Like `requireJob`, and nobody else changes the job until the transaction ends. */
export async function lockJob(ctx: SignedInContext, tx: Tx, jobId: string): Promise<LockedJob> {
  const job = await lockJobRow(tx, jobId);
  if (job === null || !seesJob(ctx.user, job.orgId)) throw noJob(jobId, job);
  return job;
}

/**
 * For publishing, extending, closing, reopening, deleting. Until the transaction ends nobody switches 'Vier-Augen-Prinzip' on either.
 * @throws RuleError NOT_FOUND, JOB_REVIEW_NEEDED
 */
export async function lockJobAsPublisher(ctx: SignedInContext, tx: Tx, jobId: string): Promise<LockedJob> {
  await lockSettingsOf(tx, jobId);
  const job = await lockJob(ctx, tx, jobId);
  if (!isJobPublisher(ctx.user, job.needsReview)) throw new RuleError('JOB_REVIEW_NEEDED');
  return job;
}
