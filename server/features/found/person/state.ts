import { isDeepStrictEqual } from 'node:util';
import type { FoundWishes } from '#shared/found/schema.ts';
import type { FoundPreview, FoundState, OwnWaiting } from '#shared/found/state.ts';
import type { MatchPerson } from '#shared/matching/types.ts';
import { cutFor, personOfGroups } from '#shared/releases/anonymous.ts';
import { foundLimits } from '#shared/releases/limits.ts';
import { anonymousView } from '#shared/releases/view.ts';
import type { App } from '../../../core/app.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { kinOf } from '../../company-identity/service.ts';
import { fittingCompanies, skillNames } from '../../matching/service.ts';
import { countUnreadConversations, type Findable, newPseudonym, takeFindable } from '../../releases/service.ts';
import { listBlocks, listOpenTo, listRefused } from './block-queries.ts';
import { findOwnFound, type OwnFound } from './own-queries.ts';
import { countOpen } from './request-queries.ts';

/** Smaller counts would identify single companies. */
const fewestCompanies = 5;
const beginning: FoundWishes = { threshold: foundLimits.threshold.normal, place: null };

export async function foundState({ app, user }: SignedInContext): Promise<FoundState> {
  const { userId } = user;
  const prisma = app.db.prisma;
  const [taken, found, blocks] = await Promise.all([
    takeFindable(app, userId),
    findOwnFound(prisma, userId, app.clock.now()),
    listBlocks(prisma, userId),
  ]);
  const wishes = found === null ? beginning : wishesOf(found);
  const snapshot = found?.snapshot ?? taken.snapshot;
  return {
    isOn: found !== null,
    wishes,
    since: found?.since ?? null,
    expiresAt: found?.expiresAt ?? null,
    isOutdated: found !== null && isOutdated(found, taken),
    blocks: blocks.map(({ kind, key, label }) => ({ kind, key, label })),
    companies: await countCompanies(app, { userId, person: personOfGroups(snapshot), threshold: wishes.threshold }),
    missing: taken.missing,
  };
}

const wishesOf = ({ threshold, place, radiusKm }: OwnFound): FoundWishes => ({
  threshold,
  place: place === null || radiusKm === null ? null : { place, radius: radiusKm },
});

/** Compares as stored, independent of the order of fields. */
const isOutdated = ({ snapshot }: OwnFound, taken: Findable): boolean =>
  !isDeepStrictEqual(snapshot, JSON.parse(JSON.stringify(taken.snapshot)));

type Asked = { userId: string; person: MatchPerson; threshold: number };

async function countCompanies(app: App, { userId, person, threshold }: Asked): Promise<number> {
  if (person.skills === null && person.values === null) return 0;
  const orgIds = await fittingCompanies(app, person, threshold);
  if (orgIds.length < fewestCompanies) return 0;
  const { prisma } = app.db;
  const now = app.clock.now();
  const refusedIds = await listRefused(prisma, userId, now);
  const refused = new Set(await kinOf(app, prisma, { orgIds: refusedIds, direction: 'newer' }));
  const askable = orgIds.filter((orgId) => !refused.has(orgId));
  const open = await listOpenTo(prisma, { userId, orgIds: askable });
  return open.length < fewestCompanies ? 0 : open.length;
}

export async function foundPreview({ app, user }: SignedInContext): Promise<FoundPreview> {
  const [{ snapshot, missing, digest }, names] = await Promise.all([takeFindable(app, user.userId), skillNames(app)]);
  const skillIds = snapshot.skills?.groups.map(({ skillId }) => skillId) ?? [];
  const everything = cutFor({ skillIds, words: Object.keys(snapshot.values?.wins ?? {}) }, snapshot);
  return { view: anonymousView({ name: newPseudonym(), snapshot: everything }, names), missing, digest };
}

/** Polled by every page of a person, so it must stay cheap. */
export async function ownWaiting({ app, user }: SignedInContext): Promise<OwnWaiting> {
  const { prisma } = app.db;
  const { userId } = user;
  const now = app.clock.now();
  const [requests, conversations, found] = await Promise.all([
    countOpen(prisma, userId, now),
    countUnreadConversations(prisma, { userId, now }),
    findOwnFound(prisma, userId, now),
  ]);
  return { requests, conversations, isFound: found !== null };
}
