import type { FoundPersonView } from '#shared/found/state.ts';
import { dayOf } from '#shared/jobs/day.ts';
import { foundLimits } from '#shared/releases/limits.ts';
import { anonymousView, type SkillNames } from '#shared/releases/view.ts';
import type { App } from '../../../core/app.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';
import { skillNames } from '../../matching/service.ts';
import { monthOf, noteViews, type Reader, requireReader } from '../../releases/service.ts';
import type { Finder } from './conditions.ts';
import { nearOf } from './near.ts';
import { type FoundPersonRow, lockFoundPerson } from './queries.ts';
import { countSent, listRequests, type RequestOfJob } from './request-queries.ts';
import { finderOf } from './sent.ts';
import { type Coarse, type FindingJob, requireFindingJob, tellOf } from './told.ts';

export type Key = { jobId: string; personId: string };
type FoundFor = Coarse & { row: FoundPersonRow; job: FindingJob; finder: Finder };

/**
 * Runs in a transaction and checks every condition again. All reasons give the same NOT_FOUND: an unknown person,
 * another organisation's person, a person who switched off, or one who blocked or refused the company.
 */
export async function requireFoundPerson(
  app: App,
  tx: Tx,
  { orgId, jobId, personId }: Key & { orgId: string },
): Promise<FoundFor> {
  const finder = await finderOf(app, tx, orgId);
  const job = await requireFindingJob(tx, { orgId, jobId, now: finder.now });
  const row = await lockFoundPerson(tx, finder, personId);
  if (row === null) throw new RuleError('NOT_FOUND');
  const told = (await tellOf(app, tx, { orgId, job, people: [{ row, known: row }] })).get(row.userId);
  if (told === undefined) throw new RuleError('NOT_FOUND');
  return { row, job, finder, ...told };
}

const openings: Limit = { name: 'found-openings', points: 300, seconds: 24 * 3600 };

/** @throws RuleError NOT_FOUND, FORBIDDEN, TOO_MANY_ATTEMPTS */
export async function foundPerson(ctx: SignedInContext, key: Key): Promise<FoundPersonView> {
  const names = await skillNames(ctx.app);
  const { orgId } = await requireReader(ctx);
  const { counter } = await finderOf(ctx.app, ctx.app.db.prisma, orgId);
  await ctx.app.rateLimits.require(openings, counter);
  return inTransaction(ctx.app.db, async (tx) => {
    const reader = await requireReader(ctx, tx);
    const found = await requireFoundPerson(ctx.app, tx, { ...key, orgId: reader.orgId });
    return show(ctx.app, tx, { ...found, reader, names });
  });
}

type Shown = FoundFor & { reader: Reader; names: SkillNames };

async function show(
  app: App,
  tx: Tx,
  { reader, row, job, finder, snapshot, match, names }: Shown,
): Promise<FoundPersonView> {
  const { orgId, viewerId } = reader;
  const { userId, personId, pseudonym } = row;
  const { jobId, title } = job;
  const near = await nearOf(tx, job.place, new Map([[userId, row]]));
  await noteViews(app, tx, { orgId, viewerId, as: 'whole', people: [{ userId, jobTitle: title }] });
  const [request] = await listRequests(tx, { orgId, jobId, userIds: [userId] });
  const asked = job.match.skills.map(({ skillId }) => skillId);
  const sent = await countSent(tx, { heirs: finder.heirs, day: today(app) });
  return {
    personId,
    view: anonymousView({ name: pseudonym, snapshot }, names, asked),
    match: { ...match, jobId, title },
    isNear: near.get(userId) ?? null,
    request: openOnly(request),
    requestsLeft: foundLimits.requestsPerDay - sent,
  };
}

function openOnly(request: RequestOfJob | undefined): FoundPersonView['request'] {
  if (request === undefined || request.status !== 'open') return null;
  const { status, text, sentAt } = request;
  return { status, text, sentAt: monthOf(sentAt) };
}

export const today = ({ clock }: App): string => dayOf(clock.now());
