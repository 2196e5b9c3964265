/**
 * Members reach the jobs of their organisation, platform admins every job. For other people a job does not exist. The
 * permission table decides on actions.
 */
import type { SessionUser } from '#shared/auth/session-user.ts';
import { isJobPublisher } from '#shared/jobs/state.ts';
import { may } from '#shared/permissions.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { findOrganisationOfJob, type LockedJob, lockJobRow, lockSettingsOf } from './queries.ts';

export function mayReachJob(user: SessionUser, orgId: string): boolean {
  if (user.platformRole === 'platform_admin') return true;
  return orgId === user.organisation?.organisationId && may(user, 'job.read');
}

export const jobNotFound = (jobId: string, job: { orgId: string } | null): RuleError =>
  new RuleError('NOT_FOUND', {}, job && { resourceType: 'job', resourceId: jobId, orgId: job.orgId });

/** @throws RuleError NOT_FOUND */
export async function requireJob(ctx: SignedInContext, tx: Tx, jobId: string): Promise<void> {
  const job = await findOrganisationOfJob(tx, jobId);
  if (job === null || !mayReachJob(ctx.user, job.orgId)) throw jobNotFound(jobId, job);
}

export async function lockJob(ctx: SignedInContext, tx: Tx, jobId: string): Promise<LockedJob> {
  const job = await lockJobRow(tx, jobId);
  if (job === null || !mayReachJob(ctx.user, job.orgId)) throw jobNotFound(jobId, job);
  return job;
}

/**
 * Also locks the organisation's settings, so that 'Vier-Augen-Prinzip' cannot be turned on meanwhile.
 * @throws RuleError NOT_FOUND, JOB_REVIEW_NEEDED
 */
export async function lockJobAsPublisher(ctx: SignedInContext, tx: Tx, jobId: string): Promise<LockedJob> {
  await lockSettingsOf(tx, jobId);
  const job = await lockJob(ctx, tx, jobId);
  if (!isJobPublisher(ctx.user, job.needsReview)) throw new RuleError('JOB_REVIEW_NEEDED');
  return job;
}
