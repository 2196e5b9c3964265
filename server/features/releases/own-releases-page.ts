import { isDeepStrictEqual } from 'node:util';
import { releaseLimits } from '#shared/releases/limits.ts';
import { limitToRequired } from '#shared/releases/required.ts';
import {
  disclosureOfSnapshot,
  type Extent,
  limitToScope,
  type NamedSnapshot,
  partsOfSnapshot,
  type ReleaseSnapshot,
} from '#shared/releases/snapshot.ts';
import type { OwnRelease, OwnReleasesPage, OwnReleaseView } from '#shared/releases/state.ts';
import { visiblePartsOf } from '#shared/releases/visible-parts.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import { readPage, type TimeCursor } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { listSkillNames } from '../assessments/service.ts';
import { presentCompanyFacts } from './company-facts-queries.ts';
import {
  countLiveReleases,
  countReleasedProfiles,
  findOwnRelease,
  listOwnReleases,
  type OwnReleaseRow,
} from './own-release-queries.ts';
import { prepareSnapshot } from './release-snapshot.ts';
import { viewOf } from './target.ts';

export async function ownReleases(
  { app, user }: SignedInContext,
  { cursor }: { cursor?: PageCursor },
): Promise<OwnReleasesPage> {
  const { userId } = user;
  const releasesKey = { userId, now: app.clock.now() };
  const [{ rows, nextCursor }, total, withProfile] = await Promise.all([
    readPage(
      { app, list: `releases of ${userId}`, size: releaseLimits.pageSize, cursor },
      (take, after: TimeCursor | null) => listOwnReleases(app.db.prisma, { ...releasesKey, cursor: after, take }),
      ({ releasedAt, releaseId }) => ({ at: releasedAt, id: releaseId }),
    ),
    countLiveReleases(app.db.prisma, releasesKey),
    countReleasedProfiles(app.db.prisma, releasesKey),
  ]);
  const currentSnapshot =
    rows.length === 0 ? null : (await prepareSnapshot(app, userId, { scope: 'profile' })).snapshot;
  return { releases: rows.map((row) => presentOwn(row, currentSnapshot)), total, withProfile, nextCursor };
}

function presentOwn(row: OwnReleaseRow, currentSnapshot: ReleaseSnapshot | null): OwnRelease {
  const { releaseId, isLocked, scope, shownName, jobTitle, releasedAt, expiresAt, unread, hasMessages, snapshot } = row;
  const isOutdated =
    currentSnapshot?.version === 1 &&
    !isSameSnapshot(snapshot, limitToScope(row.scope, currentSnapshot, extentNow(snapshot, currentSnapshot)));
  return {
    ...{ releaseId, isLocked, scope, shownName, jobTitle, releasedAt, expiresAt, unread, hasMessages, isOutdated },
    ...presentCompanyFacts(row),
    parts: visiblePartsOf(snapshot),
  };
}

const extentNow = (stored: ReleaseSnapshot, { skills }: NamedSnapshot): Extent => ({
  disclosure: disclosureOfSnapshot(stored),
  parts: partsOfSnapshot(stored).map((part) => ({ ...part, skills: limitToRequired(skills, part.requirements) })),
});

/** Ignores the order of fields and undefined fields, as stored JSON does. */
const isSameSnapshot = (stored: ReleaseSnapshot, current: ReleaseSnapshot): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify(current)));

/** @throws RuleError NOT_FOUND */
export async function viewOwnRelease({ app, user }: SignedInContext, releaseId: string): Promise<OwnReleaseView> {
  const key = { userId: user.userId, releaseId, now: app.clock.now() };
  const [release, names] = await Promise.all([findOwnRelease(app.db.prisma, key), listSkillNames(app)]);
  if (release === null) throw new RuleError('NOT_FOUND');
  const { scope, pseudonym, snapshot, companyName, slug, jobTitle, releasedAt, expiresAt } = release;
  const applications = { count: release.applicationCount, titles: release.jobTitles };
  const source = { scope, pseudonym, snapshot };
  const shown = await viewOf(app, source, new Map(names.map(({ id, name }) => [id, name])));
  return { ...shown, company: { name: companyName, slug }, applications, jobTitle, releasedAt, expiresAt };
}
