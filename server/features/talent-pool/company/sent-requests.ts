import { monthOf } from '#shared/jobs/day.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import { domainKeys } from '#shared/talent-pool/blocked-companies.ts';
import type { SentRequest, SentRequestsPage } from '#shared/talent-pool/state.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import type { App } from '../../../core/app.ts';
import type { Tx } from '../../../core/database/db.ts';
import { readPage } from '../../../core/database/paging.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { identityOf } from '../../company-identity/service.ts';
import { requireReader } from '../../releases/service.ts';
import type { Finder } from './findable.ts';
import { listSentRequests, type SentRow } from './request-queries.ts';

/** @throws RuleError NOT_FOUND, FORBIDDEN */
export async function sentRequests(ctx: SignedInContext, cursor: PageCursor): Promise<SentRequestsPage> {
  const { orgId } = await requireReader(ctx);
  const { db } = ctx.app;
  const finder = await loadFinder(ctx.app, db.prisma, orgId);
  const { rows, nextCursor } = await readPage(
    { app: ctx.app, list: `requests of ${orgId}`, size: releaseLimits.pageSize, cursor },
    (take, after: { id: string } | null) => listSentRequests(db.prisma, { finder, cursor: after, take }),
    ({ requestId }) => ({ id: requestId }),
  );
  return { requests: rows.map(asSent), nextCursor };
}

const asSent = ({ requestId, personId, name, jobId, jobTitle, status, sentAt }: SentRow): SentRequest => ({
  ...{ requestId, personId, name, jobId, jobTitle, status, sentAt: monthOf(sentAt) },
});

export async function loadFinder(app: App, tx: Tx, orgId: string): Promise<Finder> {
  const { names, domains, ...identity } = await identityOf(app, tx, orgId);
  return {
    ...{ orgId, ...identity, now: app.clock.now() },
    names: names.map((words) => ` ${words} `),
    domains: [...new Set(domains.flatMap(domainKeys))],
  };
}
