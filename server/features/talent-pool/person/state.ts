import { isDeepStrictEqual } from 'node:util';
import type { MatchPerson } from '#shared/matching/types.ts';
import { limitToDisclosure, personOfGroups } from '#shared/releases/anonymous.ts';
import { poolLimits, releaseLimits } from '#shared/releases/limits.ts';
import { anonymousView } from '#shared/releases/view.ts';
import type { PoolSettings } from '#shared/talent-pool/schema.ts';
import type { PendingCounts, PoolPreview, PoolState } from '#shared/talent-pool/state.ts';
import type { App } from '../../../core/app.ts';
import { monthsAfter } from '../../../core/runtime/clock.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { relatedCompanies } from '../../company-identity/service.ts';
import { findFittingCompanies, skillNames } from '../../matching/service.ts';
import {
  type Findable,
  findReadQuestions,
  listUnreadConversations,
  newPseudonym,
  olderFindable,
  takeFindableSnapshot,
} from '../../releases/service.ts';
import { listBlocks, listOpenCompanies, listRefusedCompanies } from './block-queries.ts';
import { findPoolProfile, type PoolProfile } from './profile-queries.ts';
import { countOpenRequests, listAskedJobs } from './request-queries.ts';

/** Smaller counts would identify single companies. */
const minShownCompanies = 5;
const defaultPoolSettings: PoolSettings = { threshold: poolLimits.threshold.initial, place: null };

export async function poolState({ app, user }: SignedInContext): Promise<PoolState> {
  const { userId } = user;
  const prisma = app.db.prisma;
  const [current, profile, blocks] = await Promise.all([
    takeFindableSnapshot(app, userId),
    findPoolProfile(prisma, userId, app.clock.now()),
    listBlocks(prisma, userId),
  ]);
  const wishes = profile === null ? defaultPoolSettings : settingsOf(profile);
  const snapshot = profile?.snapshot ?? current.snapshot;
  return {
    isOn: profile !== null,
    wishes,
    since: profile?.since ?? null,
    expiresAt: profile?.expiresAt ?? null,
    older: profile !== null && isOutdated(profile, current) ? olderFindable(profile.snapshot, current.snapshot) : null,
    blocks: blocks.map(({ kind, key, label }) => ({ kind, key, label })),
    companies: await countCompanies(app, { userId, person: personOfGroups(snapshot), threshold: wishes.threshold }),
    missing: current.missing,
  };
}

const settingsOf = ({ threshold, place, radiusKm }: PoolProfile): PoolSettings => ({
  threshold,
  place: place === null || radiusKm === null ? null : { place, radius: radiusKm },
});

/** Compares the stored form, independent of the order of fields. */
const isOutdated = ({ snapshot }: PoolProfile, taken: Findable): boolean =>
  !isDeepStrictEqual(snapshot, JSON.parse(JSON.stringify(taken.snapshot)));

type CountQuery = { userId: string; person: MatchPerson; threshold: number };

async function countCompanies(app: App, { userId, person, threshold }: CountQuery): Promise<number> {
  if (person.skills === null && person.values === null) return 0;
  const orgIds = await findFittingCompanies(app, person, threshold);
  if (orgIds.length < minShownCompanies) return 0;
  const { prisma } = app.db;
  const now = app.clock.now();
  const refusedIds = await listRefusedCompanies(prisma, userId, now);
  const refused = new Set(await relatedCompanies(app, prisma, { orgIds: refusedIds, direction: 'newer' }));
  const askable = orgIds.filter((orgId) => !refused.has(orgId));
  const open = await listOpenCompanies(prisma, { userId, orgIds: askable });
  return open.length < minShownCompanies ? 0 : open.length;
}

export async function poolPreview({ app, user }: SignedInContext): Promise<PoolPreview> {
  const [{ snapshot, missing, digest }, names] = await Promise.all([
    takeFindableSnapshot(app, user.userId),
    skillNames(app),
  ]);
  const skillIds = snapshot.skills?.groups.map(({ skillId }) => skillId) ?? [];
  const everything = limitToDisclosure({ skillIds, words: Object.keys(snapshot.values?.wins ?? {}) }, snapshot);
  const view = anonymousView({ name: newPseudonym(), snapshot: everything }, names);
  return { view, missing, digest, expiresAt: monthsAfter(app.clock.now(), releaseLimits.months) };
}

/** Every page of a person polls this, so it must stay cheap. */
export async function pendingCounts({ app, user }: SignedInContext): Promise<PendingCounts> {
  const { prisma } = app.db;
  const { userId } = user;
  const now = app.clock.now();
  const [asked, conversations, questions, profile] = await Promise.all([
    listAskedJobs(prisma, { userId, now, take: poolLimits.askedJobs }),
    listUnreadConversations(prisma, { userId, now, take: poolLimits.namedConversations }),
    findReadQuestions(prisma, { userId, now, take: poolLimits.otherQuestions }),
    findPoolProfile(prisma, userId, now),
  ]);
  const isCut = asked.length === poolLimits.askedJobs;
  const requests = isCut ? await countOpenRequests(prisma, userId, now) : asked.length;
  return {
    requests,
    asked,
    conversations: conversations[0]?.total ?? 0,
    requestConversations: conversations[0]?.ofRequests ?? 0,
    unread: conversations.map(({ releaseId, companyName, jobTitle, isRequest }) => {
      return { releaseId, companyName, jobTitle, isRequest };
    }),
    questions: questions.count,
    otherQuestions: questions.others,
    isFound: profile !== null,
  };
}
