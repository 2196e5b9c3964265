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
  type Account,
  addMail,
  checkNewPasskey,
  checkPasskey,
  countPasskeys,
  hasPassword,
  isCodeOf,
  isPasskey,
  links,
  recordPasskeyUse,
  removePasskeyOf,
  renamePasskeyOf,
  requireSecurityChange,
  startNewPasskey,
  startPasskeyCheck,
  storePasskey,
} from '../auth/service.ts';
import { describeDevice } from './present-session.ts';
import { lockOwnAccount, requirePassword } from './service.ts';

const confirmation = (ctx: SignedInContext) => ({ purpose: 'confirm', userId: ctx.user.userId }) as const;

export const startProof = (ctx: SignedInContext) => startPasskeyCheck(ctx, confirmation(ctx));

type Change<T> = (tx: Tx, account: Account) => Promise<T>;

/** @throws RuleError WRONG_PASSWORD, INVALID_CODE, PASSKEY_REFUSED, PASSKEY_EXPIRED, PASSKEY_COPIED */
async function withProof<T>(ctx: SignedInContext, proof: AccountProof, change: Change<T>): Promise<T> {
  const { app } = ctx;
  await requireSecurityChange(ctx, ctx.user.userId);
  if ('passkey' in proof) {
    const checked = await checkPasskey(ctx, confirmation(ctx), proof.passkey);
    return inTransaction(app.db, async (tx) => {
      const account = await lockOwnAccount(ctx, tx);
      await recordPasskeyUse(ctx, tx, checked);
      return change(tx, account);
    });
  }
  const checked = await requirePassword(ctx, proof.password);
  return inTransaction(app.db, async (tx) => {
    const account = await lockOwnAccount(ctx, tx, checked);
    const isProven =
      account.totpConfirmedAt === null ||
      (proof.code !== undefined && (await isCodeOf(app, tx, { account, code: proof.code })));
    if (!isProven) throw new RuleError('INVALID_CODE');
    return change(tx, account);
  });
}

const requireCapacity = async (tx: Tx, userId: string): Promise<void> => {
  if ((await countPasskeys(tx, userId)) >= maxPasskeys) throw new RuleError('TOO_MANY_PASSKEYS');
};

/** @throws RuleError TOO_MANY_PASSKEYS, and as `withProof` */
export async function startAddingPasskey(ctx: SignedInContext, proof: AccountProof) {
  const { userId, email, firstName, lastName } = ctx.user;
  await withProof(ctx, proof, (tx) => requireCapacity(tx, userId));
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

/** @throws RuleError NOT_FOUND, LAST_SIGN_IN_METHOD, and as `withProof` */
export const removePasskey = (ctx: SignedInContext, { passkeyId, proof }: RemovePasskeyInput): Promise<void> =>
  withProof(ctx, proof, async (tx, account) => {
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
