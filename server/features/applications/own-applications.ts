import type { ApplicationOfJob, ApplicationsOfJobs, OwnApplicationsPage } from '#shared/applications/state.ts';
import { dayOf } from '#shared/jobs/day.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import { readPage } from '../../core/database/paging.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { countOlderStates } from '../releases/service.ts';
import {
  findConversationOfJob,
  listApplicationsOfJobs,
  listOwnApplications,
  type OwnCursor,
} from './own-application-queries.ts';
import { presentOwn, presentState } from './present-own-application.ts';

export async function applicationsOfJobs(
  { app, user }: SignedInContext,
  jobIds: readonly string[],
): Promise<ApplicationsOfJobs> {
  const now = app.clock.now();
  const rows = await listApplicationsOfJobs(app.db.prisma, { userId: user.userId, jobIds, now });
  return Object.fromEntries(rows.map((row) => [row.jobId, presentState(row, dayOf(now))]));
}

export async function applicationOfJob(ctx: SignedInContext, jobId: string): Promise<ApplicationOfJob> {
  const state = (await applicationsOfJobs(ctx, [jobId]))[jobId.toLowerCase()];
  if (state === undefined) return null;
  const { app, user } = ctx;
  const [older, conversation] = await Promise.all([
    countOlderStates(app, user.userId, jobId),
    findConversationOfJob(app.db.prisma, { userId: user.userId, jobId, now: app.clock.now() }),
  ]);
  return { ...state, older, conversation };
}

export async function ownApplications(
  { app, user }: SignedInContext,
  cursor: PageCursor,
): Promise<OwnApplicationsPage> {
  const now = app.clock.now();
  const { rows, nextCursor } = await readPage(
    { app, list: `applications of ${user.userId}`, size: releaseLimits.pageSize, cursor },
    (take, after: OwnCursor | null) =>
      listOwnApplications(app.db.prisma, { userId: user.userId, cursor: after, take, now }),
    ({ place, appliedAt, applicationId }) => ({ place, at: appliedAt, id: applicationId }),
  );
  return { applications: rows.map((row) => presentOwn(row, dayOf(now))), nextCursor };
}
