import { matchOf } from '#shared/matching/match.ts';
import type { MissingTests } from '#shared/matching/state.ts';
import type { Disclosure } from '#shared/releases/anonymous.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { RequiredPart } from '#shared/releases/required.ts';
import type { GiveInput, ReleaseTarget } from '#shared/releases/schema.ts';
import { isRequiredScope, type ReleaseScope } from '#shared/releases/scope.ts';
import type { CurrentRelease, PreviewedJob, ReleasePreview, TargetJob } from '#shared/releases/state.ts';
import type { SkillNames } from '#shared/releases/view.ts';
import { visiblePartsOf } from '#shared/releases/visible-parts.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { monthsAfter } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { listSkillNames } from '../assessments/service.ts';
import { extendDisclosure } from './disclosure.ts';
import { lackedResults } from './newer-state.ts';
import { countOtherApplications, findReleaseForCompany } from './own-release-queries.ts';
import { newPseudonym } from './pseudonym.ts';
import { shownMatch } from './release-match.ts';
import { type PartJob, type PreparedSnapshot, prepareSnapshot } from './release-snapshot.ts';
import { listStoredParts } from './required-parts.ts';
import { findTarget, type Target, viewOf } from './target.ts';
import { findJobTitles } from './target-queries.ts';

/** @throws RuleError NOT_FOUND, JOB_GONE, COMPANY_NOT_OPEN, INVALID_INPUT for required skills without a job */
export async function previewRelease(
  ctx: SignedInContext,
  { target, scope }: { target: ReleaseTarget; scope: ReleaseScope },
): Promise<ReleasePreview> {
  const { app, user } = ctx;
  const [{ target: resolved, prepared, endedJobIds }, skills] = await Promise.all([
    prepareForTarget(ctx, { target, scope }),
    listSkillNames(app),
  ]);
  const current = await findReleaseForCompany(app.db.prisma, {
    orgId: resolved.orgId,
    userId: user.userId,
    now: app.clock.now(),
  });
  const skillNames = new Map(skills.map(({ id, name }) => [id, name]));
  const titles = await findJobTitles(app.db.prisma, endedJobIds);
  const pseudonym = current?.pseudonym ?? newPseudonym();
  const { snapshot, missing, unsure, hiddenSkills, isProfileEmpty, digest } = prepared;
  return {
    company: resolved.company,
    job: resolved.job && withSkillNames(resolved.job, skillNames),
    ...(await viewOf(app, { scope, pseudonym, snapshot }, skillNames)),
    ...matchesForTarget(ctx, prepared, resolved),
    ...{ missing, unsure, hiddenSkills, isProfileEmpty, digest },
    ended: endedJobIds.flatMap((jobId) => titles.get(jobId) ?? []),
    current: current && (await presentCurrent(app, current, { target: resolved, missing })),
    expiresAt: monthsAfter(app.clock.now(), releaseLimits.months),
  };
}

const withSkillNames = (job: TargetJob, names: SkillNames): PreviewedJob => ({
  ...job,
  skillNames: job.skillIds.flatMap((skillId) => names.get(skillId) ?? []),
});

type CurrentRow = NonNullable<Awaited<ReturnType<typeof findReleaseForCompany>>>;

async function presentCurrent(
  { db }: App,
  { id, scope, expiresAt, snapshot }: CurrentRow,
  { target, missing }: { target: Target; missing: MissingTests },
): Promise<CurrentRelease> {
  const key = { orgId: target.orgId, releaseId: id, jobId: target.job?.jobId ?? null };
  const applications = await countOtherApplications(db.prisma, key);
  const [parts, lacks] = [visiblePartsOf(snapshot), lackedResults(snapshot, missing)];
  return { releaseId: id, scope, expiresAt, parts, lacks, applications };
}

async function prepareForTarget(
  { app, user }: SignedInContext,
  { target, scope }: { target: ReleaseTarget; scope: ReleaseScope },
) {
  const resolved = await findTarget(app, target);
  const key = { orgId: resolved.orgId, userId: user.userId, now: app.clock.now() };
  const job = partJobOf(resolved);
  if (isRequiredScope(scope) && job === null) throw new RuleError('INVALID_INPUT');
  const extent = await extentFor(app, { ...key, scope, job });
  const prepared = await prepareSnapshot(app, user.userId, { scope, job, ...extent });
  return { target: resolved, prepared, endedJobIds: extent.endedJobIds ?? [] };
}

const partJobOf = ({ job, matchJob }: Target): PartJob | null => job && matchJob && { jobId: job.jobId, matchJob };

type ExtentQuery = { orgId: string; userId: string; now: Date; scope: ReleaseScope; job: PartJob | null };

type ShownExtent = { disclosure?: Disclosure; storedParts?: RequiredPart[]; endedJobIds?: string[] };

async function extentFor({ db }: App, { scope, job, ...key }: ExtentQuery): Promise<ShownExtent> {
  if (scope === 'anonymous') {
    const required = job && { skillIds: job.matchJob.skills.map(({ skillId }) => skillId) };
    return { disclosure: await extendDisclosure(db.prisma, { ...key, job: required }) };
  }
  return isRequiredScope(scope) && job !== null ? listStoredParts(db.prisma, key, job.jobId) : {};
}

function matchesForTarget(
  { app, user }: SignedInContext,
  { snapshot, person }: PreparedSnapshot,
  target: Target,
): Pick<ReleasePreview, 'match' | 'exactMatch'> {
  const job = partJobOf(target);
  if (job === null) return { match: null, exactMatch: null };
  const match = shownMatch(app, { orgId: target.orgId, userId: user.userId, snapshot, person }, job);
  return { match, exactMatch: matchOf(person, job.matchJob)?.match ?? null };
}

/** @throws RuleError RELEASE_CHANGED if the current data differs from what the person confirmed */
export async function confirmSnapshot(
  ctx: SignedInContext,
  { target, scope, digest }: GiveInput,
): Promise<{ target: Target; prepared: PreparedSnapshot }> {
  const { target: resolved, prepared } = await prepareForTarget(ctx, { target, scope });
  if (prepared.digest !== digest) throw new RuleError('RELEASE_CHANGED');
  return { target: resolved, prepared };
}
