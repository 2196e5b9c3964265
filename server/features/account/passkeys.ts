/**
 * Adding and removing a passkey requires a fresh proof: the password (with a code while the second factor is on) or a
 * passkey of the account. An account without password keeps its last passkey.
 */
import type { AccountProof, AddPasskeyInput, RemovePasskeyInput, RenamePasskeyInput } from '#shared/account/schema.ts';
import { maxPasskeys } from '#shared/auth/passkeys.ts';
import { passkeyChangedMail } from '#shared/texts/auth/mails.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAccountEvent } from '../audit/service.ts';
import {
  addMail,
  checkNewPasskey,
  countPasskeys,
  hasPassword,
  isPasskey,
  links,
  removePasskeyOf,
  renamePasskeyOf,
  startNewPasskey,
  startPasskeyCheck,
  storePasskey,
} from '../auth/service.ts';
import { describeDevice } from './present-session.ts';
import { lockOwnAccount, passkeyConfirmation, withIdentityProof } from './service.ts';

export const startProof = (ctx: SignedInContext) => startPasskeyCheck(ctx, passkeyConfirmation(ctx));

const requireCapacity = async (tx: Tx, userId: string): Promise<void> => {
  if ((await countPasskeys(tx, userId)) >= maxPasskeys) throw new RuleError('TOO_MANY_PASSKEYS');
};

/** @throws RuleError TOO_MANY_PASSKEYS, and as `withIdentityProof` */
export async function startAddingPasskey(ctx: SignedInContext, proof: AccountProof) {
  const { userId, email, firstName, lastName } = ctx.user;
  await withIdentityProof(ctx, proof, (tx) => requireCapacity(tx, userId));
  const options = await startNewPasskey(ctx, { userId, email, name: `${firstName} ${lastName}` });
  return { options, suggestedName: describeDevice(ctx.origin.userAgent) };
}

/** The challenge is issued only after a proof. @throws RuleError PASSKEY_EXISTS, PASSKEY_REFUSED, PASSKEY_EXPIRED */
export async function addPasskey(ctx: SignedInContext, { passkey, name }: AddPasskeyInput): Promise<void> {
  const { app, user } = ctx;
  const verified = await checkNewPasskey(ctx, user.userId, passkey);
  const device = describeDevice(ctx.origin.userAgent);
  const store = async (tx: Tx) => {
    const { id: userId } = await lockOwnAccount(ctx, tx);
    await requireCapacity(tx, userId);
    await storePasskey(tx, { userId, ...verified, name, device, createdAt: app.clock.now() });
    await reportChange(ctx, tx, { isAdded: true, name });
  };
  await inTransaction(app.db, store).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new RuleError('PASSKEY_EXISTS') : error;
  });
}

export const renamePasskey = (ctx: SignedInContext, { passkeyId, name }: RenamePasskeyInput): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { id: userId } = await lockOwnAccount(ctx, tx);
    if (!(await renamePasskeyOf(tx, { userId, passkeyId }, name))) return refuseUnknown(tx, passkeyId);
  });

/** @throws RuleError NOT_FOUND, LAST_SIGN_IN_METHOD, and as `withIdentityProof` */
export const removePasskey = (ctx: SignedInContext, { passkeyId, proof }: RemovePasskeyInput): Promise<void> =>
  withIdentityProof(ctx, proof, async (tx, account) => {
    const name = await removePasskeyOf(tx, { userId: account.id, passkeyId });
    if (name === null) return refuseUnknown(tx, passkeyId);
    if (!hasPassword(account) && (await countPasskeys(tx, account.id)) === 0)
      throw new RuleError('LAST_SIGN_IN_METHOD');
    await reportChange(ctx, tx, { isAdded: false, name });
  });

async function refuseUnknown(tx: Tx, passkeyId: string): Promise<never> {
  const foreign = (await isPasskey(tx, passkeyId))
    ? ({ resourceType: 'passkey', resourceId: passkeyId } as const)
    : null;
  throw new RuleError('NOT_FOUND', {}, foreign);
}

type PasskeyChange = { isAdded: boolean; name: string };

async function reportChange(ctx: SignedInContext, tx: Tx, { isAdded, name }: PasskeyChange): Promise<void> {
  const { app, user } = ctx;
  const action = isAdded ? 'own_passkey_added' : 'own_passkey_removed';
  await logAccountEvent(ctx, tx, { action, userId: user.userId, details: {}, names: { name } });
  const text = passkeyChangedMail(user.firstName, { isAdded, name, url: links.account(app) });
  await addMail(app, tx, { to: user.email, text });
}
