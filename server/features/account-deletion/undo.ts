import type { UndoState } from '#shared/account-deletion/schema.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { hashToken } from '../../core/runtime/random.ts';
import type { Context } from '../../core/trpc/context.ts';
import { logAccountEvent } from '../audit/service.ts';
import { markUsed, requireLinkAttempt, setLock } from '../auth/service.ts';
import { publishToCompaniesOf } from '../releases/service.ts';
import { deleteDeletion, findDeletionByToken } from './queries.ts';

/** Changes nothing, because link scanners open links. @throws RuleError TOO_MANY_ATTEMPTS */
export async function getUndoState(ctx: Context, token: string): Promise<UndoState> {
  await requireLinkAttempt(ctx);
  const deletion = await findDeletionByToken(ctx.app.db.prisma, hashToken(token));
  if (deletion === null || deletion.eraseAt <= ctx.app.clock.now()) return { state: 'invalid' };
  return { state: 'open', eraseAt: deletion.eraseAt };
}

/** @throws RuleError LINK_INVALID, TOO_MANY_ATTEMPTS */
export async function undoDeletion(ctx: Context, token: string): Promise<void> {
  const { app } = ctx;
  await requireLinkAttempt(ctx);
  await inTransaction(app.db, async (tx) => {
    const tokenHash = hashToken(token);
    const seen = await findDeletionByToken(tx, tokenHash);
    if (seen === null) throw new RuleError('LINK_INVALID');
    // The pass locks the account, too: afterwards the row is either unchanged or gone.
    await tx.$queryRaw`select 1 from users where id = ${seen.userId}::uuid for no key update`;
    const deletion = await findDeletionByToken(tx, tokenHash);
    if (deletion === null || deletion.eraseAt <= app.clock.now()) throw new RuleError('LINK_INVALID');
    const { userId, wasLocked } = deletion;
    await deleteDeletion(tx, userId);
    // Otherwise an unused account is closed again at once.
    await markUsed(tx, userId, app.clock.now());
    if (!wasLocked) await setLock(tx, userId, null);
    await publishToCompaniesOf(app, tx, userId);
    await logAccountEvent(ctx, tx, { action: 'own_deletion_undone', userId, details: {}, names: {} });
  });
}
