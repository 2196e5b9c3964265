import { dayOf } from '#shared/jobs/day.ts';
import { poolLimits } from '#shared/releases/limits.ts';
import { anonymousView, type SkillNames } from '#shared/releases/view.ts';
import type { PoolPersonView } from '#shared/talent-pool/state.ts';
import type { App } from '../../../core/app.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';
import { skillNames } from '../../matching/service.ts';
import { monthOf, type Reader, recordViews, requireReader } from '../../releases/service.ts';
import { type CoarseResult, discloseForJob, requireSearchJob, type SearchJob } from './disclosure.ts';
import type { Finder } from './findable.ts';
import { resolveNearness } from './nearness.ts';
import { lockPoolPerson, type PoolPersonRow } from './queries.ts';
import { countSentRequests, listRequests, type RequestOfJob } from './request-queries.ts';
import { loadFinder } from './sent-requests.ts';

export type PoolPersonKey = { jobId: string; personId: string };
type PoolPersonForJob = CoarseResult & { row: PoolPersonRow; job: SearchJob; finder: Finder };

/** Call in a transaction. All reasons give NOT_FOUND, so that a block or refusal looks like an unknown person. */
export async function requirePoolPerson(
  app: App,
  tx: Tx,
  { orgId, jobId, personId }: PoolPersonKey & { orgId: string },
): Promise<PoolPersonForJob> {
  const finder = await loadFinder(app, tx, orgId);
  const job = await requireSearchJob(tx, { orgId, jobId, now: finder.now });
  const row = await lockPoolPerson(tx, finder, personId);
  if (row === null) throw new RuleError('NOT_FOUND');
  const disclosure = (await discloseForJob(app, tx, { orgId, job, people: [{ row, known: row }] })).get(row.userId);
  if (disclosure === undefined) throw new RuleError('NOT_FOUND');
  return { row, job, finder, ...disclosure };
}

const openingLimit: Limit = { name: 'found-openings', points: 300, seconds: 24 * 3600 };

/** @throws RuleError NOT_FOUND, FORBIDDEN, TOO_MANY_ATTEMPTS */
export async function poolPerson(ctx: SignedInContext, key: PoolPersonKey): Promise<PoolPersonView> {
  const names = await skillNames(ctx.app);
  const { orgId } = await requireReader(ctx);
  const { limitGroupId } = await loadFinder(ctx.app, ctx.app.db.prisma, orgId);
  await ctx.app.rateLimits.require(openingLimit, limitGroupId);
  return inTransaction(ctx.app.db, async (tx) => {
    const reader = await requireReader(ctx, tx);
    const personForJob = await requirePoolPerson(ctx.app, tx, { ...key, orgId: reader.orgId });
    return presentPerson(ctx.app, tx, { ...personForJob, reader, names });
  });
}

type PersonSource = PoolPersonForJob & { reader: Reader; names: SkillNames };

async function presentPerson(
  app: App,
  tx: Tx,
  { reader, row, job, finder, snapshot, match, names }: PersonSource,
): Promise<PoolPersonView> {
  const { orgId, viewerId } = reader;
  const { userId, personId, pseudonym } = row;
  const { jobId, title } = job;
  const near = await resolveNearness(tx, job.place, new Map([[userId, row]]));
  await recordViews(app, tx, { orgId, viewerId, as: 'whole', people: [{ userId, jobTitle: title, jobId }] });
  const [request] = await listRequests(tx, { orgId, jobId, userIds: [userId] });
  const requiredSkillIds = job.match.skills.map(({ skillId }) => skillId);
  const sent = await countSentRequests(tx, { heirs: finder.limitGroup, day: requestDay(app) });
  return {
    personId,
    view: anonymousView({ name: pseudonym, snapshot }, names, requiredSkillIds),
    match: { ...match, jobId, title },
    isNear: near.get(userId) ?? null,
    request: openRequestOf(request),
    requestsLeft: poolLimits.requestsPerDay - sent,
  };
}

function openRequestOf(request: RequestOfJob | undefined): PoolPersonView['request'] {
  if (request === undefined || request.status !== 'open') return null;
  const { status, text, sentAt } = request;
  return { status, text, sentAt: monthOf(sentAt) };
}

export const requestDay = ({ clock }: App): string => dayOf(clock.now());
