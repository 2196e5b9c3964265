import type { JobCard } from '#shared/jobs/board.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { ReceivedRequest, ReceivedRequestsPage } from '#shared/talent-pool/state.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import { readPage } from '../../../core/database/paging.ts';
import { isCompanyCheckRequired } from '../../../core/settings.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { jobCards } from '../../job-board/service.ts';
import { countOpenRequests, listReceived, type ReceivedCursor, type ReceivedRow } from './request-queries.ts';

export async function receivedRequests(
  { app, user }: SignedInContext,
  cursor: PageCursor,
): Promise<ReceivedRequestsPage> {
  const query = { userId: user.userId, now: app.clock.now() };
  const [{ rows, nextCursor }, open] = await Promise.all([
    readPage(
      { app, list: `requests to ${user.userId}`, size: releaseLimits.pageSize, cursor },
      (take, after: ReceivedCursor | null) => listReceived(app.db.prisma, { ...query, cursor: after, take }),
      ({ isDeclined, sentAt, requestId }) => ({ isDeclined, at: sentAt, id: requestId }),
    ),
    countOpenRequests(app.db.prisma, query.userId, query.now),
  ]);
  const isCheckRequired = isCompanyCheckRequired(app);
  const cards = await jobCards(app, [...new Set(rows.map(({ jobId }) => jobId))]);
  const requests = rows.map((row) => asReceived(row, { isCheckRequired, job: cards.get(row.jobId) ?? null }));
  return { requests, open, nextCursor };
}

const asReceived = (
  { companyName, slug, isVerified, ...row }: ReceivedRow,
  { isCheckRequired, job }: { isCheckRequired: boolean; job: JobCard | null },
): ReceivedRequest => ({
  requestId: row.requestId,
  company: { name: companyName, slug, isUnverified: isCheckRequired && !isVerified },
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  job,
  text: row.text,
  authorName: row.authorName,
  sentAt: row.sentAt,
  endsAt: row.endsAt.toISOString(),
  isDeclined: row.isDeclined,
});
