/** One job as staff looks at it: its state, the text that is online, and what was decided about it. */
import type { JobInPortal } from '#shared/admin/jobs.ts';
import type { App } from '../../../core/app.ts';
import { RuleError } from '../../../core/errors.ts';
import { decisionsAbout } from '../../moderation/service.ts';
import { findJob, findPublishedText } from './job-queries.ts';
import { presentJob } from './list.ts';

/** @throws RuleError NOT_FOUND */
export async function jobOf({ db, clock }: App, jobId: string): Promise<JobInPortal> {
  const row = await findJob(db.prisma, jobId, clock.now());
  if (row === null) throw new RuleError('NOT_FOUND');
  const [published, decisions] = await Promise.all([
    findPublishedText(db.prisma, jobId),
    decisionsAbout(db.prisma, jobId),
  ]);
  const { isOnline, takenDownAt } = row;
  return { ...presentJob(row), isOnline, takenDownAt, published, decisions };
}
