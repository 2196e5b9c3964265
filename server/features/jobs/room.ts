import { jobLimits } from '#shared/jobs/draft.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { countJobs } from './queries.ts';

/** Called with other new jobs of the organisation held back. @throws RuleError JOBS_FULL */
export async function requireRoom(tx: Tx, orgId: string, count: number): Promise<void> {
  const limit = jobLimits.jobsInOrganisation;
  if (count > 0 && (await countJobs(tx, orgId)) + count > limit) throw new RuleError('JOBS_FULL', { limit });
}
