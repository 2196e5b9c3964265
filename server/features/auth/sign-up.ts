/**
 * The answer never reveals whether the address has an account. With a mail server, each sign-up replaces the previous
 * one until the address is confirmed, and only the newest link confirms.
 */
import { isForApplicants } from '#shared/auth/return-path.ts';
import type { SignUpInput } from '#shared/auth/schema.ts';
import { addressInDeletionMail } from '#shared/texts/account-deletion/mails.ts';
import {
  alreadyRegisteredMail,
  confirmAgainMail,
  confirmEmailMail,
  emailChangedMail,
} from '#shared/texts/auth/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { Context } from '../../core/trpc/context.ts';
import { claimRunsByHash, tokenHashesOf } from '../assessments/service.ts';
import { logAccountEvent } from '../audit/service.ts';
import { type AgreedAccount, createAccount, resetUnconfirmedAccount } from './account-changes.ts';
import { requireSignUpAttempt } from './attempts.ts';
import { endAccess } from './end-sessions.ts';
import { consumeMailQuota } from './mail-limits.ts';
import { addMail, links } from './mails.ts';
import { consumeToken, findToken, issueToken, type LinkPayload } from './one-time-tokens.ts';
import { hashPassword, requireUncommonPassword } from './passwords.ts';
import {
  type Account,
  deleteUnclaimedAccounts,
  findAccountByEmail,
  isUnclaimedAccount,
  lockAccount,
  updateEmail,
  updateEmailVerified,
} from './queries.ts';
import { requireAllowedEmail, requireAllowedRegistration } from './registration.ts';

type SignUpAnswer = { confirmation: 'mail' | 'none' };

export async function signUp({ app, ...ctx }: Context, input: SignUpInput): Promise<SignUpAnswer> {
  requireAllowedRegistration(app, { email: input.email, isInvited: false });
  await requireUncommonPassword(input.password);
  await requireSignUpAttempt({ app, ...ctx });
  const passwordHash = await hashPassword(input.password);
  await registerOrNotify(app, input, passwordHash);
  return { confirmation: app.outbox.sends ? 'mail' : 'none' };
}

async function registerOrNotify(app: App, input: SignUpInput, passwordHash: string): Promise<void> {
  const attempt = () =>
    inTransaction(app.db, async (tx) => {
      // Settings may have changed during hashing.
      requireAllowedRegistration(app, { email: input.email, isInvited: false });
      const existing = await findAccountByEmail(tx, input.email);
      const entry = {
        account: asAccount(input, { passwordHash, agreedAt: app.clock.now() }),
        onward: linkPayloadOf(input),
      };
      if (existing === null) return register(app, tx, entry);
      await registerAgain(app, tx, { existing, ...entry });
    });
  try {
    await attempt();
  } catch (error) {
    // A concurrent sign-up inserted the address: retry with the existing account.
    if (!isUniqueViolation(error)) throw error;
    await attempt();
  }
}

function asAccount(input: SignUpInput, secured: Pick<AgreedAccount, 'passwordHash' | 'agreedAt'>): AgreedAccount {
  const { email, firstName, lastName, userType } = input;
  const companyName = userType === 'company' ? input.companyName || null : null;
  return { email, ...secured, firstName, lastName, userType, companyName };
}

function linkPayloadOf({ userType, next, tests }: SignUpInput): LinkPayload {
  if (userType === 'applicant') return { returnPath: next, heldRuns: tests === undefined ? [] : tokenHashesOf(tests) };
  return { returnPath: next !== null && isForApplicants(next) ? null : next, heldRuns: [] };
}

type Registration = { account: AgreedAccount; onward: LinkPayload };

async function register(app: App, tx: Tx, { account, onward }: Registration): Promise<void> {
  const userId = await createAccount(tx, account);
  if (!app.outbox.sends) {
    await claimRunsByHash(tx, userId, onward.heldRuns);
    return;
  }
  // Only counts: the first mail to an address is always sent.
  await consumeMailQuota(app, account.email, 'confirmEmail');
  await sendConfirmation(app, tx, { userId, ...account, ...onward });
}

/** If the mail limit is reached, nothing changes: an earlier link must not confirm data that another person entered. */
async function registerAgain(app: App, tx: Tx, again: Registration & { existing: Account }): Promise<void> {
  const { existing, account, onward } = again;
  if (!(await consumeMailQuota(app, existing.email, 'alreadyRegistered'))) return;
  const lockedAccount = await lockAccount(tx, existing.id);
  if (await isReplaceable(app, tx, lockedAccount.id)) {
    await replaceAccount(app, tx, { userId: lockedAccount.id, account });
    return resendConfirmation(app, tx, { userId: lockedAccount.id, ...account, ...onward });
  }
  const firstName = lockedAccount.profile?.firstName ?? '';
  if (lockedAccount.deletion !== null) {
    const text = addressInDeletionMail(firstName, lockedAccount.deletion.eraseAt);
    return addMail(app, tx, { to: lockedAccount.email, text });
  }
  if (app.outbox.sends && lockedAccount.emailVerifiedAt === null) {
    return resendConfirmation(app, tx, { userId: lockedAccount.id, email: lockedAccount.email, firstName });
  }
  await addMail(app, tx, { to: lockedAccount.email, text: alreadyRegisteredMail(firstName, links.resetPassword(app)) });
}

/** True if a person who proves ownership of the address may replace the account. The caller has locked the account. */
export const isReplaceable = async (app: App, tx: Tx, userId: string): Promise<boolean> =>
  app.outbox.sends && (await isUnclaimedAccount(tx, userId));

export async function replaceAccount(
  app: App,
  tx: Tx,
  { userId, account }: { userId: string; account: AgreedAccount },
): Promise<void> {
  await resetUnconfirmedAccount(tx, userId, { ...account, at: app.clock.now() });
  await endAccess(app, tx, { userId });
}

type Unconfirmed = { userId: string; email: string; firstName: string } & Partial<LinkPayload>;

const createConfirmationSender =
  (mailOf: typeof confirmEmailMail) =>
  async (
    app: App,
    tx: Tx,
    { userId, email, firstName, returnPath = null, heldRuns = [] }: Unconfirmed,
  ): Promise<void> => {
    const step = { purpose: 'verify_email', userId, email, returnPath, heldRuns } as const;
    const token = await issueToken(app, tx, step);
    const urls = { confirm: links.verifyEmail(app, token), reset: links.resetPassword(app) };
    await addMail(app, tx, { to: email, text: mailOf(firstName, urls) });
  };
const sendConfirmation = createConfirmationSender(confirmEmailMail);
export const resendConfirmation = createConfirmationSender(confirmAgainMail);

export async function confirmEmail(ctx: Context, token: string): Promise<{ email: string; next: string | null }> {
  const { app } = ctx;
  const steps = (['verify_email', 'change_email'] as const).map((purpose) => ({ purpose, token }));
  return inTransaction(app.db, async (tx) => {
    for (const step of steps) {
      const link = await findToken(app, tx, step);
      if (link === null) continue;
      const lockedAccount = await lockAccount(tx, link.userId);
      const spent = await consumeToken(app, tx, step);
      if (spent === null) break;
      await (step.purpose === 'verify_email'
        ? updateEmailVerified(tx, lockedAccount.id, app.clock.now())
        : changeAddress(ctx, tx, { held: lockedAccount, email: spent.email }));
      await claimRunsByHash(tx, lockedAccount.id, spent.heldRuns);
      // Earlier sessions and links may belong to a person without access to this address.
      const keepSession = ctx.user?.userId === lockedAccount.id ? (ctx.session?.publicId ?? null) : null;
      await endAccess(app, tx, { userId: lockedAccount.id, keepSession });
      return { email: spent.email, next: spent.returnPath };
    }
    throw new RuleError('LINK_INVALID');
  });
}

async function changeAddress(ctx: Context, tx: Tx, { held, email }: { held: Account; email: string }): Promise<void> {
  const { app } = ctx;
  requireAllowedEmail(app, email);
  const owner = await findAccountByEmail(tx, email);
  // A confirmed address wins over an unconfirmed sign-up.
  if (owner !== null && !(await deleteIfReplaceable(app, tx, owner.id))) throw new RuleError('LINK_INVALID');
  await addMail(app, tx, { to: held.email, text: emailChangedMail(held.profile?.firstName ?? '', email) });
  await updateEmail(tx, held.id, { email, verifiedAt: app.clock.now() });
  const auditEntry = { userId: held.id, details: {}, names: { former_email: held.email, new_email: email } };
  await logAccountEvent(ctx, tx, { action: 'own_email_changed', ...auditEntry });
}

async function deleteIfReplaceable(app: App, tx: Tx, userId: string): Promise<boolean> {
  await lockAccount(tx, userId);
  return (await isReplaceable(app, tx, userId)) && (await deleteUnclaimedAccounts(tx, [userId])) === 1;
}
