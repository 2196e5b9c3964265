/** A version that nobody was ever asked with goes again: when a platform admin discards it, or when it has waited long enough. */
import { inTransaction } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';
import { logAuditEvent } from '../audit/service.ts';
import { type Doing, takeTurn } from './doing.ts';
import { deleteVersion } from './draft-queries.ts';
import { findVersion } from './queries.ts';

/** @throws RuleError NOT_FOUND, VERSION_USED for one that is active or was: runs and results belong to it */
export async function removeDraft(ctx: Doing, versionId: number): Promise<void> {
  await inTransaction(ctx.app.db, async (tx) => {
    await takeTurn(ctx, tx);
    const version = await findVersion(tx, versionId);
    if (version === null) throw new RuleError('NOT_FOUND');
    if (version.status !== 'draft') throw new RuleError('VERSION_USED');
    await deleteVersion(tx, versionId);
    const details = { variant: version.testVariant, number: version.number };
    const what = { resourceId: String(versionId), details, names: {} };
    await logAuditEvent(ctx, tx, { action: 'catalogue_draft_removed', ...what });
  });
}
