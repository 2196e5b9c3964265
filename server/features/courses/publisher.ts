import { isPublisher } from '#shared/publishing/four-eyes.ts';
import type { SignedInContext } from '../../core/context.ts';
import type { Tx } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';

/** Whether the organisation has switched on 'Vier-Augen-Prinzip'. */
export async function needsReview(tx: Tx, orgId: string | null): Promise<boolean> {
  if (orgId === null) return false;
  return (
    (await tx.organisation.findUnique({ where: { id: orgId }, select: { needsReview: true } }))?.needsReview ?? false
  );
}

/** Publishing, taking offline, restoring and deleting. @throws RuleError REVIEW_NEEDED */
export async function requirePublisher(ctx: SignedInContext, tx: Tx, orgId: string | null): Promise<void> {
  // Who publishes in any case needs no look at the organisation.
  if (isPublisher(ctx.user, true)) return;
  if (!isPublisher(ctx.user, await needsReview(tx, orgId))) throw new RuleError('REVIEW_NEEDED');
}
