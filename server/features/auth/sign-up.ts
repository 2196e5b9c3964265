/**
 * Signing up. The answer is the same whether the address is new or has an account: who has one gets a mail that says so.
 * Where mails leave, the address has to be confirmed before signing in; elsewhere the account is active at once.
 */
import type { SignUpInput } from '#shared/auth/schema.ts';
import { alreadyRegisteredMail, confirmEmailMail, emailChangedMail } from '#shared/texts/mails.ts';
import type { App } from '../../core/app.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';
import { mayMail, takeSignUp } from './attempts.ts';
import { addMail, links } from './mails.ts';
import { issueToken, spendToken } from './one-time-tokens.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  insertAccount,
  markEmailVerified,
  setEmail,
} from './queries.ts';

export type SignUpAnswer = { confirmation: 'mail' | 'none' };

export async function signUp({ app, ...ctx }: Context, input: SignUpInput): Promise<SignUpAnswer> {
  refuseCommonPassword(input.password);
  await takeSignUp({ app, ...ctx });
  const passwordHash = await hashPassword(input.password);
  await registerOrNotify(app, input, passwordHash);
  return { confirmation: app.outbox.sends ? 'mail' : 'none' };
}

async function registerOrNotify(app: App, input: SignUpInput, passwordHash: string): Promise<void> {
  const attempt = () =>
    inTransaction(app.db, async (tx) => {
      const existing = await findAccountByEmail(tx, input.email);
      if (existing !== null) return notifyOwner(app, tx, existing);
      await register(app, tx, { ...input, passwordHash });
    });
  try {
    await attempt();
  } catch (error) {
    // Somebody else took the address between looking and writing: now it exists.
    if (!isUniqueViolation(error)) throw error;
    await attempt();
  }
}

async function register(app: App, tx: Tx, input: SignUpInput & { passwordHash: string }): Promise<void> {
  const { email, passwordHash, firstName, lastName, userType } = input;
  const companyName = userType === 'company' ? input.companyName || null : null;
  const userId = await insertAccount(tx, { email, passwordHash, firstName, lastName, userType, companyName });
  if (app.outbox.sends) await sendConfirmation(app, tx, { userId, email, firstName });
}

async function notifyOwner(app: App, tx: Tx, account: Account): Promise<void> {
  if (!(await mayMail(app, account.email))) return;
  const firstName = account.profile?.firstName ?? '';
  if (app.outbox.sends && account.emailVerifiedAt === null) {
    return sendConfirmation(app, tx, { userId: account.id, email: account.email, firstName });
  }
  await addMail(app, tx, { to: account.email, text: alreadyRegisteredMail(firstName, links.resetPassword(app)) });
}

type Unconfirmed = { userId: string; email: string; firstName: string };

export async function sendConfirmation(app: App, tx: Tx, { userId, email, firstName }: Unconfirmed): Promise<void> {
  const token = await issueToken(app, tx, { purpose: 'verify_email', userId, email });
  await addMail(app, tx, { to: email, text: confirmEmailMail(firstName, links.verifyEmail(app, token)) });
}

/** Confirms the address a link was sent to: the one given at sign-up, or a new one that takes its place. */
export async function confirmEmail({ app }: Context, token: string): Promise<{ email: string }> {
  return inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const first = await spendToken(app, tx, { purpose: 'verify_email', token });
    if (first !== null) {
      await markEmailVerified(tx, first.userId, now);
      return { email: first.email };
    }
    const change = await spendToken(app, tx, { purpose: 'change_email', token });
    if (change === null) throw new RuleError('LINK_INVALID');
    if ((await findAccountByEmail(tx, change.email)) !== null) throw new RuleError('LINK_INVALID');
    const { email: oldEmail, profile } = await findAccount(tx, change.userId);
    await addMail(app, tx, { to: oldEmail, text: emailChangedMail(profile?.firstName ?? '', change.email) });
    await setEmail(tx, change.userId, { email: change.email, verifiedAt: now });
    return { email: change.email };
  });
}
