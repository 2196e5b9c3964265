/**
 * At most 200 matches, selected by match alone. The index proposes candidates and the database decides, so that people
 * who switched off, blocked or refused the company are excluded at once.
 */

import type { MatchJob } from '#shared/matching/types.ts';
import { poolLimits, releaseLimits } from '#shared/releases/limits.ts';
import type { NoiseSeed } from '#shared/releases/noise.ts';
import type { SkillNames } from '#shared/releases/view.ts';
import type { PoolOrder } from '#shared/talent-pool/schema.ts';
import type { PoolListEntry, PoolPage } from '#shared/talent-pool/state.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import type { App } from '../../../core/app.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { openCursor, sealCursor } from '../../../core/database/paging.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';
import { skillNames } from '../../matching/service.ts';
import {
  addKnownPeople,
  newPseudonym,
  noiseSeedOf,
  type Reader,
  recordViews,
  requireReader,
} from '../../releases/service.ts';
import { type Candidate, candidateOf, compareCandidates, findBestCandidates } from '../index/best-candidates.ts';
import { poolTableOf } from '../index/pool-index.ts';
import type { PoolTable } from '../index/table.ts';
import { discloseForJob, requireSearchJob, type SearchJob } from './disclosure.ts';
import type { Finder } from './findable.ts';
import { resolveNearness } from './nearness.ts';
import { presentListEntry } from './present-list-entry.ts';
import { findUserIdOf, type KnownPerson, listFindable, listKnownPeople, lockFindable } from './queries.ts';
import { listRequests } from './request-queries.ts';
import { loadFinder } from './sent-requests.ts';

type PageQuery = { jobId: string; order: PoolOrder; cursor: PageCursor };

const pageLimit: Limit = { name: 'found-lists', points: 600, seconds: 3600 };

/** @throws RuleError NOT_FOUND, FORBIDDEN, TOO_MANY_ATTEMPTS */
export async function poolPage(ctx: SignedInContext, { jobId, order, cursor }: PageQuery): Promise<PoolPage> {
  const { app } = ctx;
  const { prisma } = app.db;
  const reader = await requireReader(ctx);
  const { orgId } = reader;
  const finder = await loadFinder(app, prisma, orgId);
  await app.rateLimits.require(pageLimit, finder.limitGroupId);
  const [job, table, names] = await Promise.all([
    requireSearchJob(prisma, { orgId, jobId, now: finder.now }),
    poolTableOf(app),
    skillNames(app),
  ]);
  const seed = noiseSeedOf(app, orgId);
  const list = `found by ${orgId}`;
  const cursorKey = openCursor<{ personId: string }>(app, list, cursor);
  const after = cursorKey === null ? null : await findUserIdOf(prisma, { orgId, personId: cursorKey.personId });
  const cursorCandidate = after === null ? null : candidateOf(table, after, { job: job.match, seed, order });
  // The person of the cursor has left, so the client reloads from the start.
  const isCursorValid =
    cursorCandidate !== null && (await listFindable(prisma, finder, [cursorCandidate])).length === 1;
  if (cursorKey !== null && !isCursorValid) return { people: [], nextCursor: null, isCut: false };
  const { candidates, isCut } = await selectFindable(app, table, { finder, job: job.match, seed, order });
  const behind =
    cursorCandidate === null
      ? candidates
      : candidates.filter((candidate) => compareCandidates(cursorCandidate, candidate) < 0);
  const page = behind.slice(0, releaseLimits.pageSize);
  const people = await inTransaction(app.db, (tx) => presentPage(app, tx, { reader, finder, job, names, page }));
  const last = people.at(-1);
  const isMore = behind.length > page.length && last !== undefined;
  return { people, nextCursor: isMore ? sealCursor(app, list, { personId: last.personId }) : null, isCut };
}

type PageSource = { reader: Reader; finder: Finder; job: SearchJob; names: SkillNames; page: readonly Candidate[] };

async function presentPage(
  app: App,
  tx: Tx,
  { reader, finder, job, names, page }: PageSource,
): Promise<PoolListEntry[]> {
  const { orgId, viewerId } = reader;
  const userIds = page.map(({ userId }) => userId);
  const rows = new Map((await lockFindable(tx, finder, userIds)).map((row) => [row.userId, row]));
  const visibleIds = userIds.filter((userId) => rows.has(userId));
  const known = await ensureKnownPeople(tx, { orgId, userIds: visibleIds, createdAt: finder.now });
  const people = visibleIds.flatMap((userId) => {
    const [row, knownAs] = [rows.get(userId), known.get(userId)];
    return row === undefined || knownAs === undefined ? [] : [{ userId, row, known: knownAs }];
  });
  const disclosures = await discloseForJob(app, tx, { orgId, job, people });
  const near = await resolveNearness(tx, job.place, rows);
  const requests = await listRequests(tx, { orgId, jobId: job.jobId, userIds: visibleIds });
  const statusOf = new Map(requests.map(({ userId, status }) => [userId, status]));
  const entries = people.flatMap(({ userId, row, known: knownAs }) => {
    const coarse = disclosures.get(userId);
    if (coarse === undefined) return [];
    const request = statusOf.get(userId) === 'open' ? ('open' as const) : null;
    const shown = { row, known: knownAs, ...coarse, request, isNear: near.get(userId) ?? null };
    return [{ userId, person: presentListEntry(shown, job, names) }];
  });
  const seen = entries.map(({ userId }) => ({ userId, jobTitle: job.title }));
  await recordViews(app, tx, { orgId, viewerId, as: 'list', people: seen });
  return entries.map(({ person }) => person);
}

type KnownPeopleQuery = { orgId: string; userIds: readonly string[]; createdAt: Date };

/** Assigns a person id and a pseudonym per organisation. The caller must hold the lock on the profiles. */
async function ensureKnownPeople(
  tx: Tx,
  { orgId, userIds, createdAt }: KnownPeopleQuery,
): Promise<Map<string, KnownPerson>> {
  for (;;) {
    const known = new Map((await listKnownPeople(tx, orgId, userIds)).map((row) => [row.userId, row]));
    const others = userIds.filter((userId) => !known.has(userId));
    if (others.length === 0) return known;
    await addKnownPeople(
      tx,
      others.map((userId) => ({ orgId, userId, pseudonym: newPseudonym(), createdAt })),
    );
  }
}

const candidatesPerQuery = 256;
const firstBatch = 256;
const batchGrowth = 16;
const maxBatchSize = 16_384;

type SelectionQuery = { finder: Finder; job: MatchJob; seed: NoiseSeed; order: PoolOrder };
type Selection = { candidates: Candidate[]; isCut: boolean };

async function selectFindable(
  app: App,
  table: PoolTable,
  { finder, job, seed, order }: SelectionQuery,
): Promise<Selection> {
  const { visiblePeople: limit } = poolLimits;
  const findable: Candidate[] = [];
  let after: Candidate | null = null;
  for (let take = firstBatch; ; take = Math.min(maxBatchSize, take * batchGrowth)) {
    const candidates: Candidate[] = await findBestCandidates(table, { job, seed, order, take, after });
    for (let start = 0; start < candidates.length && findable.length <= limit; start += candidatesPerQuery)
      findable.push(
        ...(await listFindable(app.db.prisma, finder, candidates.slice(start, start + candidatesPerQuery))),
      );
    after = candidates.at(-1) ?? null;
    if (findable.length > limit || candidates.length < take || after === null) break;
  }
  return { candidates: findable.slice(0, limit), isCut: findable.length > limit };
}
