/**
 * Giving a release, and ending one. A person has one release to an organisation: giving again replaces what it showed, under the same
 * pseudonym. What is stored is cut to its scope. Ending it takes everything away that the organisation had about the person.
 */
import { randomUUID } from 'node:crypto';
import type { PersonEventDetails } from '#shared/releases/events.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import { shownName } from '#shared/releases/view.ts';
import { consentVersion } from '#shared/texts/consents.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { monthsAfter } from '../../core/runtime/clock.ts';
import { hideFromFinding } from '../company-identity/service.ts';
import { giveConsent, withdrawConsents } from '../consents/service.ts';
import { deleteShownMatches } from '../matching/service.ts';
import { tellBoth, tellOfStep } from './changes.ts';
import { deleteFoundPerson } from './found-people-queries.ts';
import { noteEvent } from './log.ts';
import { newPseudonym } from './preview.ts';
import {
  countReleasesOf,
  deleteRelease,
  insertRelease,
  insertRequestMessages,
  lockCompany,
  lockJob,
  lockReleasesOf,
  lockReleaseTo,
  type StoredRelease,
  updateRelease,
} from './release-queries.ts';
import type { Taken } from './take-snapshot.ts';

type Giving = {
  userId: string;
  orgId: string;
  /** The job that it is given for, and how it is called; null for the company as a whole. */
  job: { jobId: string; title: string } | null;
  taken: Taken;
  /** Under which the organisation knows the person already, from having found them. */
  pseudonym?: string;
};

/**
 * Within a transaction; the person has confirmed exactly `taken`.
 * @throws RuleError RELEASE_EMPTY without a result, NOT_FOUND for an organisation that is gone, JOB_GONE, COMPANY_NOT_OPEN,
 * TOO_MANY_RELEASES
 */
export async function giveInside(app: App, tx: Tx, giving: Giving): Promise<{ releaseId: string }> {
  const { userId, orgId, job, taken } = giving;
  if (taken.missing.softskills && taken.missing.values) throw new RuleError('RELEASE_EMPTY');
  await lockReleasesOf(tx, userId);
  const company = await lockCompany(tx, orgId);
  if (company === null) throw new RuleError('NOT_FOUND');
  if (company.isLocked) throw new RuleError('COMPANY_NOT_OPEN');
  if (job !== null && !(await lockJob(tx, job.jobId))) throw new RuleError('JOB_GONE');
  const { releaseId, wasNamed } = await write(app, tx, giving);
  await insertRequestMessages(tx, { orgId, userId, releaseId, now: app.clock.now() });
  // Known by their release, the person is nobody any more who was found, and nobody who is waited for.
  await deleteFoundPerson(tx, { orgId, userId });
  const details: PersonEventDetails = { scope: taken.scope, ...(job !== null && { jobTitle: job.title }) };
  await noteEvent(app, tx, { userId, orgId, kind: 'released', details });
  await giveConsent(tx, { userId, kind: 'release', version: consentVersion('release'), givenAt: app.clock.now() });
  await tellOfStep(app, tx, { orgId, userId, scope: wasNamed ? 'named' : taken.scope });
  return { releaseId };
}

type Given = { releaseId: string; wasNamed: boolean };

async function write(app: App, tx: Tx, { userId, orgId, job, taken, pseudonym }: Giving): Promise<Given> {
  const releasedAt = app.clock.now();
  const when = { releasedAt, expiresAt: monthsAfter(releasedAt, releaseLimits.months) };
  const current = await lockCurrent(app, tx, { orgId, userId });
  if (current !== null) {
    const { releaseId } = current;
    const name = shownName(taken.snapshot, current.pseudonym);
    const written = { taken, shownName: name, jobId: job?.jobId ?? null, revision: randomUUID(), ...when };
    await updateRelease(tx, { orgId, releaseId }, written);
    return { releaseId, wasNamed: current.scope !== 'anonymous' };
  }
  if ((await countReleasesOf(tx, userId)) >= releaseLimits.releases) throw new RuleError('TOO_MANY_RELEASES');
  const releaseId = randomUUID();
  for (let wished = pseudonym ?? newPseudonym(); ; wished = newPseudonym()) {
    const name = shownName(taken.snapshot, wished);
    const row = {
      orgId,
      releaseId,
      userId,
      pseudonym: wished,
      taken,
      shownName: name,
      jobId: job?.jobId ?? null,
      ...when,
    };
    if (await insertRelease(tx, row)) return { releaseId, wasNamed: false };
  }
}

/** One that has run out is over, whether or not it was swept yet: what hung on it does not come back. */
async function lockCurrent(app: App, tx: Tx, key: { orgId: string; userId: string }): Promise<StoredRelease | null> {
  const current = await lockReleaseTo(tx, key);
  if (current === null || current.expiresAt > app.clock.now()) return current;
  await endInside(app, tx, { release: current, kind: 'expired' });
  return null;
}

type EndedRelease = { orgId: string; releaseId: string; userId: string };

/**
 * Within a transaction that holds the release. Its messages, notes and decisions go with it, and the pseudonym under which the
 * organisation had found the person, with what it asked them; for six months it does not find them without a name either. Applications
 * stay the person's own, and the organisation does not see them any more.
 */
export async function endInside(
  app: App,
  tx: Tx,
  { release, kind }: { release: EndedRelease; kind: 'withdrawn' | 'expired' },
): Promise<void> {
  const { orgId, userId } = release;
  if (!(await deleteRelease(tx, release))) return;
  await deleteShownMatches(tx, { orgId, userId });
  await deleteFoundPerson(tx, { orgId, userId });
  // The same results without a name would tell who it was: found again, they would not have been withdrawn.
  await hideFromFinding(app, tx, { orgId, userId });
  await noteEvent(app, tx, { userId, orgId, kind });
  // What the person agreed to lasts as long as a company sees something by it. Of two that end at once one is the last.
  await lockReleasesOf(tx, userId);
  if ((await countReleasesOf(tx, userId)) === 0)
    await withdrawConsents(tx, { userId, kind: 'release', withdrawnAt: app.clock.now() });
  await tellBoth(app, tx, release);
}
