import type { JobPlace } from '#shared/found/circle.ts';
import type { MatchJob } from '#shared/matching/types.ts';
import type { Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { matchJobOf } from '../../releases/service.ts';
import { findFindingJob } from './job-queries.ts';

export type FindingJob = { jobId: string; title: string; companyName: string; match: MatchJob; place: JobPlace };

/** A job that finds people: the organisation's own, while it is online. @throws RuleError NOT_FOUND for any other */
export async function requireFindingJob(tx: Tx, key: { orgId: string; jobId: string; now: Date }): Promise<FindingJob> {
  const row = await findFindingJob(tx, key);
  if (row === null) throw new RuleError('NOT_FOUND');
  const { title, companyName, workplace, latitude, longitude, ...asked } = row;
  const place = { workplace, latitude, longitude };
  return { jobId: key.jobId, title, companyName, match: matchJobOf(asked), place };
}
