/** Activates the version for new runs. Started runs keep theirs. Retired versions can be activated again. */
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { skillsChanged } from '../assessments/service.ts';
import { logAuditEvent } from '../audit/service.ts';
import { renameInSearch } from '../courses/service.ts';
import { insertSkills, updateActiveVersionToRetired, updateVersionToActive } from './activate-queries.ts';
import { type ActorContext, lockImportsAsActor } from './drafts.ts';
import { findVersion, type VersionRow } from './queries.ts';

/** @throws RuleError VERSION_ACTIVE, NOT_FOUND also if its statements were deleted */
export async function activateVersion(ctx: ActorContext, versionId: number): Promise<void> {
  const { app } = ctx;
  await inTransaction(app.db, async (tx) => {
    await lockImportsAsActor(ctx, tx);
    const version = await findVersion(tx, versionId);
    if (version === null || !version.hasStatements) throw new RuleError('NOT_FOUND');
    if (version.status === 'active') throw new RuleError('VERSION_ACTIVE');
    const from = await setActiveVersion(tx, app, version);
    const { testVariant: variant, number: to } = version;
    const details = { variant, from, to };
    await logAuditEvent(ctx, tx, { action: 'catalogue_activated', resourceId: String(versionId), details, names: {} });
  });
}

export async function setActiveVersion(
  tx: Tx,
  { clock, events }: App,
  { id, testVariant, skills }: Pick<VersionRow, 'id' | 'testVariant' | 'skills'>,
): Promise<number | null> {
  const former = await updateActiveVersionToRetired(tx, testVariant);
  await updateVersionToActive(tx, id, clock.now());
  await renameInSearch(tx, { skillIds: await insertSkills(tx, skills) });
  await events.publish(tx, skillsChanged, null);
  return former;
}
