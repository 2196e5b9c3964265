import { randomUUID } from 'node:crypto';
import { releaseLimits } from '#shared/releases/limits.ts';
import { shownName } from '#shared/releases/view.ts';
import type { answerKinds, PersonEventDetails } from '#shared/releases/view-log-events.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { monthsAfter } from '../../core/runtime/clock.ts';
import { hideFromSearch } from '../company-identity/service.ts';
import { giveConsent, withdrawConsents } from '../consents/service.ts';
import { deleteShownMatches } from '../matching/service.ts';
import { publishPersonAction, publishToBoth } from './changes.ts';
import { deleteKnownPerson } from './known-people-queries.ts';
import { newPseudonym } from './pseudonym.ts';
import {
  countReleasesOfPerson,
  deleteRelease,
  insertRelease,
  insertRequestMessages,
  lockAllReleases,
  lockCompany,
  lockJob,
  lockReleaseForCompany,
  lockReleasesOfPerson,
  type StoredRelease,
  updateRelease,
} from './release-queries.ts';
import type { PreparedSnapshot } from './release-snapshot.ts';
import { recordEvent } from './view-log.ts';

type NewRelease = {
  userId: string;
  orgId: string;
  job: { jobId: string; title: string } | null;
  prepared: PreparedSnapshot;
  pseudonym?: string;
  /** The act of the person that the view log names. */
  act?: (typeof answerKinds)[number];
};

/**
 * Runs inside the caller's transaction. The person confirmed exactly `prepared`.
 * @throws RuleError RELEASE_EMPTY without a result, NOT_FOUND if the organisation is deleted, JOB_GONE,
 * COMPANY_NOT_OPEN, NAME_KNOWN, TOO_MANY_RELEASES
 */
export async function createRelease(app: App, tx: Tx, newRelease: NewRelease): Promise<{ releaseId: string }> {
  const { userId, orgId, job, prepared, act = 'released' } = newRelease;
  if (prepared.missing.softskills && prepared.missing.values) throw new RuleError('RELEASE_EMPTY');
  await lockReleasesOfPerson(tx, userId);
  const company = await lockCompany(tx, orgId);
  if (company === null) throw new RuleError('NOT_FOUND');
  if (company.isLocked) throw new RuleError('COMPANY_NOT_OPEN');
  if (job !== null && !(await lockJob(tx, job.jobId))) throw new RuleError('JOB_GONE');
  const releaseId = await storeRelease(app, tx, newRelease);
  await insertRequestMessages(tx, { orgId, userId, releaseId, now: app.clock.now() });
  await deleteKnownPerson(tx, { orgId, userId });
  const details: PersonEventDetails = { scope: prepared.scope, ...(job !== null && { jobTitle: job.title }) };
  await recordEvent(app, tx, { userId, orgId, kind: act, details });
  await giveConsent(tx, { userId, kind: 'release', orgId, givenAt: app.clock.now() });
  await publishPersonAction(app, tx, { orgId, userId, scope: prepared.scope });
  return { releaseId };
}

async function storeRelease(
  app: App,
  tx: Tx,
  { userId, orgId, job, prepared, pseudonym }: NewRelease,
): Promise<string> {
  const releasedAt = app.clock.now();
  const when = { releasedAt, expiresAt: monthsAfter(releasedAt, releaseLimits.months) };
  const current = await lockCurrentRelease(app, tx, { orgId, userId });
  if (current !== null) {
    const { releaseId } = current;
    if (current.scope !== 'anonymous' && prepared.scope === 'anonymous') throw new RuleError('NAME_KNOWN');
    const name = shownName(prepared.snapshot, current.pseudonym);
    const content = { prepared, shownName: name, jobId: job?.jobId ?? null, revision: randomUUID(), ...when };
    await updateRelease(tx, { orgId, releaseId }, content);
    return releaseId;
  }
  if ((await countReleasesOfPerson(tx, userId)) >= releaseLimits.releases) throw new RuleError('TOO_MANY_RELEASES');
  const releaseId = randomUUID();
  for (let candidate = pseudonym ?? newPseudonym(); ; candidate = newPseudonym()) {
    const name = shownName(prepared.snapshot, candidate);
    const row = {
      orgId,
      releaseId,
      userId,
      pseudonym: candidate,
      prepared,
      shownName: name,
      jobId: job?.jobId ?? null,
      ...when,
    };
    if (await insertRelease(tx, row)) return releaseId;
  }
}

async function lockCurrentRelease(
  app: App,
  tx: Tx,
  key: { orgId: string; userId: string },
): Promise<StoredRelease | null> {
  const current = await lockReleaseForCompany(tx, key);
  if (current === null || current.expiresAt > app.clock.now()) return current;
  await endRelease(app, tx, { release: current, kind: 'expired' });
  return null;
}

/** Requires the lock on the person. */
export async function endAllReleases(app: App, tx: Tx, userId: string): Promise<void> {
  for (const release of await lockAllReleases(tx, userId)) await endRelease(app, tx, { release, kind: 'withdrawn' });
}

type EndedRelease = { orgId: string; releaseId: string; userId: string };

/**
 * Requires the lock on the release. Deletes all data of the organisation about the person; applications stay with the
 * person.
 */
export async function endRelease(
  app: App,
  tx: Tx,
  {
    release,
    kind,
    details = {},
  }: { release: EndedRelease; kind: 'withdrawn' | 'expired'; details?: PersonEventDetails },
): Promise<void> {
  const { orgId, userId } = release;
  if (!(await deleteRelease(tx, release))) return;
  await deleteShownMatches(tx, { orgId, userId });
  await deleteKnownPerson(tx, { orgId, userId });
  // Anonymous results would identify the person.
  await hideFromSearch(app, tx, { orgId, userId });
  await recordEvent(app, tx, { userId, orgId, kind, details });
  const as = kind === 'expired' ? 'ended' : 'withdrawn';
  await withdrawConsents(tx, { userId, kind: 'release', orgId, withdrawnAt: app.clock.now(), as });
  await publishToBoth(app, tx, release);
}
