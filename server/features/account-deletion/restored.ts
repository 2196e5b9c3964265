import type { App } from '../../core/app.ts';
import { deleteRestoredMark, hasRestoredDeletions } from '../../core/backup/known-deletions.ts';
import { inTransaction } from '../../core/database/db.ts';
import { forEachIndependently } from '../../core/jobs/jobs.ts';
import { describeError } from '../../core/runtime/logger.ts';
import { closeAgain } from './close.ts';
import { eraseDueAccounts } from './erase.ts';
import { listOpenDeletions } from './queries.ts';

/**
 * Before the product accepts requests: a restore keeps the deletions of the replaced database, and the accounts in the
 * backup may still be in use. A failure does not prevent the start; these accounts are locked, and the next start tries
 * again.
 */
export async function applyRestoredDeletions(app: App): Promise<void> {
  const { prisma } = app.db;
  if (!(await hasRestoredDeletions(prisma))) return;
  try {
    await eraseDueAccounts(app);
    await forEachIndependently(await listOpenDeletions(prisma, app.clock.now()), {
      about: 'closing restored accounts failed',
      work: ({ userId }) => inTransaction(app.db, (tx) => closeAgain(app, tx, userId)),
    });
    await deleteRestoredMark(prisma);
  } catch (error) {
    app.logger.error({ error: describeError(error) }, 'restored deletions failed');
  }
}
