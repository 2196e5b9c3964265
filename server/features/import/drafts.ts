import { draftDays } from '#shared/import/versions.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { Cleanup } from '../../core/jobs/jobs.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import type { Context } from '../../core/trpc/context.ts';
import { logAuditEvent, logSystemEvent } from '../audit/service.ts';
import { requireRight } from '../members/service.ts';
import { deleteExpiredDrafts, deleteVersion, findVersion, lockImports, type RemovedVersion } from './queries.ts';

/** @throws RuleError NOT_FOUND, VERSION_USED if runs and results may refer to it */
export async function removeDraft(ctx: ActorContext, versionId: number): Promise<void> {
  await inTransaction(ctx.app.db, async (tx) => {
    await lockImportsAsActor(ctx, tx);
    const version = await findVersion(tx, versionId);
    if (version === null) throw new RuleError('NOT_FOUND');
    if (version.status !== 'draft') throw new RuleError('VERSION_USED');
    await deleteVersion(tx, versionId);
    await logAuditEvent(ctx, tx, removalOf(version));
  });
}

async function removeOldDrafts(tx: Tx, now: Date, take: number): Promise<number> {
  await lockImports(tx);
  const removed = await deleteExpiredDrafts(tx, addMs(now, -days(draftDays)), take);
  for (const version of removed) await logSystemEvent({ clock: { now: () => now } }, tx, removalOf(version));
  return removed.length;
}

const removalOf = ({ id, testVariant, number }: RemovedVersion) =>
  ({
    action: 'catalogue_draft_removed',
    resourceId: String(id),
    details: { variant: testVariant, number },
    names: {},
  }) as const;

/** The actor in the audit log; `user` is null for the system. */
export type ActorContext = Pick<Context, 'app' | 'user' | 'origin'>;

/** Checks the role again after locking. @throws RuleError FORBIDDEN */
export async function lockImportsAsActor({ user }: ActorContext, tx: Tx): Promise<void> {
  await lockImports(tx);
  if (user !== null) await requireRight({ user }, tx, 'admin.change');
}

export const draftCleanup: Cleanup = {
  name: 'drafts of catalogues',
  remove: (tx, { now, take }) => removeOldDrafts(tx, now, take),
};
