/** What a company will see, before anything is released: made by the functions that make what it sees afterwards. */
import { matchOf } from '#shared/matching/match.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { GiveInput, ReleaseTarget } from '#shared/releases/schema.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { ReleasePreview } from '#shared/releases/state.ts';
import { candidateView } from '#shared/releases/view.ts';
import { monthsAfter } from '../../core/clock.ts';
import type { SignedInContext } from '../../core/context.ts';
import { RuleError } from '../../core/errors.ts';
import { namedSkills } from '../assessments/service.ts';
import { findReleaseTo } from './own-queries.ts';
import { newPseudonym } from './pseudonym.ts';
import { type Taken, takeSnapshot } from './take-snapshot.ts';
import { findTarget, type Target } from './target.ts';

/** @throws RuleError NOT_FOUND, JOB_GONE, COMPANY_NOT_OPEN */
export async function previewOf(
  ctx: SignedInContext,
  { target, scope }: { target: ReleaseTarget; scope: ReleaseScope },
): Promise<ReleasePreview> {
  const { app, user } = ctx;
  const [found, taken, names] = await Promise.all([
    findTarget(app, target),
    takeSnapshot(app, user.userId, scope),
    namedSkills(app),
  ]);
  const current = await findReleaseTo(app.db.prisma, {
    orgId: found.orgId,
    userId: user.userId,
    now: app.clock.now(),
  });
  const pseudonym = current?.pseudonym ?? newPseudonym();
  const { snapshot, person, missing, digest } = taken;
  return {
    company: found.company,
    job: found.job,
    view: candidateView({ scope, pseudonym, snapshot }, new Map(names.map(({ id, name }) => [id, name]))),
    match: found.matchJob && matchOf(person, found.matchJob),
    ...{ missing, digest },
    current: current && { releaseId: current.releaseId, scope: current.scope, expiresAt: current.expiresAt },
    expiresAt: monthsAfter(app.clock.now(), releaseLimits.months),
  };
}

/** What the person has just been shown, taken once more. @throws RuleError RELEASE_CHANGED where it is another one by now */
export async function takeConfirmed(
  ctx: SignedInContext,
  { target, scope, digest }: GiveInput,
): Promise<{ found: Target; taken: Taken }> {
  const { app, user } = ctx;
  const [found, taken] = await Promise.all([findTarget(app, target), takeSnapshot(app, user.userId, scope)]);
  if (taken.digest !== digest) throw new RuleError('RELEASE_CHANGED');
  return { found, taken };
}
