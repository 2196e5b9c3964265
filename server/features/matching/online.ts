import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { findJobState } from './saved-queries.ts';

/** @throws RuleError JOB_GONE for a job that was online once, NOT_FOUND for one that applicants have never seen */
export async function requireOnline(tx: Tx, jobId: string, now: Date): Promise<void> {
  const job = await findJobState(tx, jobId, now);
  if (job?.isOnline === true) return;
  if (job?.wasOnline === true) throw new RuleError('JOB_GONE');
  throw new RuleError('NOT_FOUND', {}, job && { resourceType: 'job', resourceId: jobId, orgId: job.orgId });
}
