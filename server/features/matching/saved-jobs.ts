import { matchingLimits } from '#shared/matching/schema.ts';
import type { SavedJob, SavedJobsPage } from '#shared/matching/state.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { readPage } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { jobCards } from '../job-board/service.ts';
import { requireOnline } from './job-matches.ts';
import {
  countSaved,
  deleteSaved,
  insertSaved,
  isSaved,
  listSaved,
  listSavedIds,
  lockJob,
  lockPerson,
  type SavedJobCursor,
} from './own-job-queries.ts';

const pageSize = 24;

export async function savedJobsPage({ app, user }: SignedInContext, cursor: PageCursor): Promise<SavedJobsPage> {
  const { userId } = user;
  const { rows, nextCursor } = await readPage(
    { app, list: `saved jobs of ${userId}`, size: pageSize, cursor },
    (take, after: SavedJobCursor | null) => listSaved(app.db.prisma, { userId, cursor: after, take }),
    ({ savedAt, jobId }) => ({ savedAt, jobId }),
  );
  const jobIds = rows.map(({ jobId }) => jobId);
  const cards = await jobCards(app, jobIds);
  const jobs = rows.map(({ jobId, savedAt, title }): SavedJob => {
    const card = cards.get(jobId);
    return card === undefined ? { jobId, savedAt, title, isClosed: true } : { ...card, savedAt, isClosed: false };
  });
  return { jobs, nextCursor };
}

export const savedJobIds = ({ app, user }: SignedInContext): Promise<string[]> =>
  listSavedIds(app.db.prisma, user.userId, matchingLimits.savedJobs);

export const saveJob = ({ app, user }: SignedInContext, jobId: string): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const { userId } = user;
    const savedAt = app.clock.now();
    await lockPerson(tx, userId);
    if (await isSaved(tx, userId, jobId)) return;
    await lockJob(tx, jobId);
    await requireOnline(tx, jobId, savedAt);
    await requireSavedJobQuota(tx, userId);
    await insertSaved(tx, { userId, jobId, savedAt });
  });

async function requireSavedJobQuota(tx: Tx, userId: string): Promise<void> {
  const limit = matchingLimits.savedJobs;
  if ((await countSaved(tx, userId)) >= limit) throw new RuleError('TOO_MANY_SAVED', { limit });
}

export const removeSavedJob = ({ app, user }: SignedInContext, jobId: string): Promise<void> =>
  deleteSaved(app.db.prisma, user.userId, jobId);
