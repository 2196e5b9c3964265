import { releaseLimits } from '#shared/releases/limits.ts';
import { personOfSnapshot } from '#shared/releases/snapshot.ts';
import type { OwnRelease, OwnReleasesPage, OwnReleaseView, ShownJob } from '#shared/releases/state.ts';
import { visiblePartsOf } from '#shared/releases/visible-parts.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import type { App } from '../../core/app.ts';
import { readPage } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { listSkillNames } from '../assessments/service.ts';
import { presentCompanyFacts } from './company-facts-queries.ts';
import { listReleaseJobs } from './disclosure-queries.ts';
import { newerState, presentState } from './newer-state.ts';
import {
  type CompanyCursor,
  countLiveReleases,
  countReleasedProfiles,
  findOwnRelease,
  listOwnReleases,
  listShownApplications,
  type OwnReleaseDetails,
  type OwnReleaseRow,
} from './own-release-queries.ts';
import { shownMatch } from './release-match.ts';
import { unpackDraws } from './release-queries.ts';
import { matchJobOf, viewOf } from './target.ts';
import { findJobTitles } from './target-queries.ts';

export async function ownReleases(
  { app, user }: SignedInContext,
  { cursor }: { cursor?: PageCursor },
): Promise<OwnReleasesPage> {
  const { userId } = user;
  const releasesKey = { userId, now: app.clock.now() };
  const [{ rows, nextCursor }, total, withProfile] = await Promise.all([
    readPage(
      { app, list: `releases of ${userId}`, size: releaseLimits.pageSize, cursor },
      (take, after: CompanyCursor | null) => listOwnReleases(app.db.prisma, { ...releasesKey, cursor: after, take }),
      ({ companyName, releaseId }) => ({ name: companyName, id: releaseId }),
    ),
    countLiveReleases(app.db.prisma, releasesKey),
    countReleasedProfiles(app.db.prisma, releasesKey),
  ]);
  if (rows.length === 0) return { releases: [], total, withProfile, nextCursor };
  const now = await presentState(app, userId, rows);
  return { releases: rows.map((row) => presentOwn(row, newerState(now, row))), total, withProfile, nextCursor };
}

function presentOwn(row: OwnReleaseRow, newer: ReturnType<typeof newerState>): OwnRelease {
  const { releaseId, isLocked, scope, shownName, jobTitle, releasedAt, expiresAt, unread } = row;
  return {
    ...{ releaseId, isLocked, scope, shownName, jobTitle, releasedAt, expiresAt, unread },
    ...{ hasOpenQuestion: row.hasOpenQuestion, hasMessages: row.hasMessages },
    ...presentCompanyFacts(row),
    parts: visiblePartsOf(row.snapshot),
    ...newer,
  };
}

/** @throws RuleError NOT_FOUND */
export async function viewOwnRelease({ app, user }: SignedInContext, releaseId: string): Promise<OwnReleaseView> {
  const key = { userId: user.userId, releaseId, now: app.clock.now() };
  const [release, names] = await Promise.all([findOwnRelease(app.db.prisma, key), listSkillNames(app)]);
  if (release === null) throw new RuleError('NOT_FOUND');
  const { scope, pseudonym, snapshot, companyName, slug, jobTitle, releasedAt, expiresAt } = release;
  const applications = { count: release.applicationCount, titles: release.jobTitles, areRefused: release.areRefused };
  const source = { scope, pseudonym, snapshot };
  const shown = await viewOf(app, source, new Map(names.map(({ id, name }) => [id, name])));
  const jobs = await shownJobs(app, { ...release, ...key });
  return { ...shown, jobs, company: { name: companyName, slug }, applications, jobTitle, releasedAt, expiresAt };
}

type ShownRelease = Parameters<typeof listReleaseJobs>[1] &
  Pick<OwnReleaseDetails, 'snapshot' | 'draws'> & { userId: string };

/** The job of the release and the applications: the match and the answers, as the company sees them. */
async function shownJobs(app: App, release: ShownRelease): Promise<ShownJob[]> {
  const { orgId, userId, snapshot } = release;
  const [jobs, applications] = await Promise.all([
    listReleaseJobs(app.db.prisma, release),
    listShownApplications(app.db.prisma, release),
  ]);
  const unapplied = jobs.filter(({ jobId }) => applications.every((one) => one.jobId !== jobId));
  const titles = await findJobTitles(
    app.db.prisma,
    unapplied.map(({ jobId }) => jobId),
  );
  const person = snapshot.version === 1 ? personOfSnapshot(snapshot, await unpackDraws(release.draws)) : noResult;
  const matchWith = (id: string | null) => {
    const job = jobs.find(({ jobId }) => jobId === id);
    if (!job?.requirements) return null;
    const matchJob = matchJobOf({ ...job.requirements, values: job.values });
    const match = shownMatch(app, { orgId, userId, snapshot, person }, { jobId: job.jobId, matchJob });
    return match && { match: match.match, low: match.low, high: match.high, basis: match.basis };
  };
  return [
    ...unapplied.map(({ jobId }) => ({ title: titles.get(jobId) ?? '', match: matchWith(jobId), answers: [] })),
    ...applications.map(({ jobId, jobTitle, answers }) => ({ title: jobTitle, match: matchWith(jobId), answers })),
  ];
}

const noResult = { skills: null, values: null };
