/** A person's own applications, whatever the company sees of them. */
import type { ApplicationOfJob, OwnApplicationsPage } from '#shared/applications/state.ts';
import { mayApplyAgain } from '#shared/applications/status.ts';
import { dayOf } from '#shared/jobs/day.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { TimeCursor } from '#shared/releases/schema.ts';
import type { SignedInContext } from '../../core/context.ts';
import { readPage } from '../../core/paging.ts';
import { findOfJob, listOwn } from './own-queries.ts';
import { presentOwn } from './present-own.ts';

export async function applicationOfJob({ app, user }: SignedInContext, jobId: string): Promise<ApplicationOfJob> {
  const found = await findOfJob(app.db.prisma, { userId: user.userId, jobId, now: app.clock.now() });
  if (found === null) return null;
  const { status, appliedAt, isReleased } = found;
  return { status, appliedAt, mayApplyAgain: mayApplyAgain(status, isReleased) };
}

export async function ownApplications(
  { app, user }: SignedInContext,
  cursor: TimeCursor | null,
): Promise<OwnApplicationsPage> {
  const now = app.clock.now();
  const { rows, nextCursor } = await readPage(
    releaseLimits.pageSize,
    (take) => listOwn(app.db.prisma, { userId: user.userId, cursor, take, now }),
    ({ appliedAt, applicationId }): TimeCursor => ({ at: appliedAt, id: applicationId }),
  );
  return { applications: rows.map((row) => presentOwn(row, dayOf(now))), nextCursor };
}
