import type { SentRequest, SentRequestsPage } from '#shared/found/state.ts';
import { monthOf } from '#shared/jobs/day.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { PageCursor } from '#shared/validation/paging.ts';
import { readPage } from '../../../core/database/paging.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { requireReader } from '../../releases/service.ts';
import { finderOf } from './finder.ts';
import { listSent, type SentRow } from './request-queries.ts';

/** Requests of the organisation to people who still can be found. @throws RuleError NOT_FOUND, FORBIDDEN */
export async function sentRequests(ctx: SignedInContext, cursor: PageCursor): Promise<SentRequestsPage> {
  const { orgId } = await requireReader(ctx);
  const { db } = ctx.app;
  const finder = await finderOf(ctx.app, db.prisma, orgId);
  const { rows, nextCursor } = await readPage(
    { app: ctx.app, list: `requests of ${orgId}`, size: releaseLimits.pageSize, cursor },
    (take, after: { id: string } | null) => listSent(db.prisma, { finder, cursor: after, take }),
    ({ requestId }) => ({ id: requestId }),
  );
  return { requests: rows.map(asSent), nextCursor };
}

const asSent = ({ requestId, personId, name, jobId, jobTitle, status, sentAt }: SentRow): SentRequest => ({
  ...{ requestId, personId, name, jobId, jobTitle, status, sentAt: monthOf(sentAt) },
});
