import { matchOf } from '#shared/matching/match.ts';
import type { MatchJob } from '#shared/matching/types.ts';
import { coarseMatch, coarsePerson } from '#shared/releases/anonymous.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import { type NoiseSeed, noiseOf } from '#shared/releases/noise.ts';
import type { GiveInput, ReleaseTarget } from '#shared/releases/schema.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import { anonymousPart } from '#shared/releases/snapshot.ts';
import type { ReleasePreview } from '#shared/releases/state.ts';
import { candidateView } from '#shared/releases/view.ts';
import type { App } from '../../core/app.ts';
import { wordsOfId } from '../../core/database/id-words.ts';
import { RuleError } from '../../core/errors.ts';
import { monthsAfter } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { listSkillNames } from '../assessments/service.ts';
import { extendDisclosure } from './disclosure.ts';
import { findReleaseForCompany } from './own-release-queries.ts';
import { newPseudonym } from './pseudonym.ts';
import { noDisclosure, type PreparedSnapshot, prepareSnapshot } from './release-snapshot.ts';
import { findTarget, type Target } from './target.ts';

/** @throws RuleError NOT_FOUND, JOB_GONE, COMPANY_NOT_OPEN */
export async function previewRelease(
  ctx: SignedInContext,
  { target, scope }: { target: ReleaseTarget; scope: ReleaseScope },
): Promise<ReleasePreview> {
  const { app, user } = ctx;
  const [{ target: resolved, prepared }, names] = await Promise.all([
    prepareForTarget(ctx, { target, scope }),
    listSkillNames(app),
  ]);
  const current = await findReleaseForCompany(app.db.prisma, {
    orgId: resolved.orgId,
    userId: user.userId,
    now: app.clock.now(),
  });
  const pseudonym = current?.pseudonym ?? newPseudonym();
  const { snapshot, missing, digest } = prepared;
  return {
    company: resolved.company,
    job: resolved.job,
    view: candidateView({ scope, pseudonym, snapshot }, new Map(names.map(({ id, name }) => [id, name]))),
    match: resolved.matchJob && matchForTarget(ctx, prepared, { orgId: resolved.orgId, job: resolved.matchJob }),
    ...{ missing, digest },
    current: current && { releaseId: current.releaseId, scope: current.scope, expiresAt: current.expiresAt },
    expiresAt: monthsAfter(app.clock.now(), releaseLimits.months),
  };
}

async function prepareForTarget(
  { app, user }: SignedInContext,
  { target, scope }: { target: ReleaseTarget; scope: ReleaseScope },
) {
  const resolved = await findTarget(app, target);
  const { orgId, matchJob } = resolved;
  const { userId } = user;
  const job = matchJob && { skillIds: matchJob.skills.map(({ skillId }) => skillId) };
  const disclosure =
    scope === 'anonymous'
      ? await extendDisclosure(app.db.prisma, { orgId, userId, now: app.clock.now(), job })
      : noDisclosure;
  return { target: resolved, prepared: await prepareSnapshot(app, userId, { scope, disclosure }) };
}

type MatchTarget = { orgId: string; job: MatchJob };

function matchForTarget(
  { app, user }: SignedInContext,
  { scope, snapshot, person }: PreparedSnapshot,
  { orgId, job }: MatchTarget,
) {
  if (scope !== 'anonymous') return matchOf(person, job);
  return coarseMatch(coarsePerson(anonymousPart(snapshot)), job.skills, noiseFor(app, orgId)(user.userId));
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

/** The secret noise seed of an organisation (shared/releases/noise.ts); never stored. */
export function noiseSeedOf({ secrets }: App, orgId: string): NoiseSeed {
  const bytes = Buffer.from(secrets.derive(`anonymous people of ${orgId}`), 'base64url');
  return [0, 4, 8, 12].map((at) => bytes.readUInt32LE(at));
}

export function noiseFor(app: App, orgId: string): (userId: string) => number {
  const seed = noiseSeedOf(app, orgId);
  return (userId) => noiseOf(seed, wordsOfId(userId));
}
