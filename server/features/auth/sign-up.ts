/**
 * Signing up. The answer is the same whether the address is new or has an account: who has one gets a mail that says so.
 * Where mails leave, the address has to be confirmed before signing in; elsewhere the account is active at once.
 *
 * Until an address is confirmed nobody has shown that it is theirs. So the first to come keeps nothing: each sign-up takes the
 * place of the one before, with password, name and kind, and only the newest link confirms. The mail of a second sign-up says
 * that there was one before, for whoever signed up once and did not expect it.
 *
 * An installation may take new people by invitation alone, or of its own domains: asked first of all and by what was typed, so that
 * the refusal, too, is the same whether the address has an account.
 *
 * What was done as a guest becomes the account's once it is somebody's: with the confirmed address, on whatever device the link
 * is opened, or at once where nothing has to be confirmed.
 */
import { isForApplicants } from '#shared/auth/return-path.ts';
import type { SignUpInput } from '#shared/auth/schema.ts';
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
import { claimRunsByHash, heldRunsOf } from '../assessments/service.ts';
import { logAccountEvent } from '../audit/service.ts';
import { takeSignUp } from './attempts.ts';
import { endAccess } from './end-sessions.ts';
import { mayMail } from './mail-limits.ts';
import { addMail, links } from './mails.ts';
import { findToken, issueToken, type Onward, spendToken } from './one-time-tokens.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import {
  type Account,
  deleteUntouched,
  findAccountByEmail,
  insertAccount,
  isUntouched,
  lockAccount,
  type NewAccount,
  updateEmail,
  updateEmailVerified,
  updateUnconfirmedAccount,
} from './queries.ts';
import { requireMayMoveTo, requireMayRegister } from './registration.ts';

type SignUpAnswer = { confirmation: 'mail' | 'none' };

export async function signUp({ app, ...ctx }: Context, input: SignUpInput): Promise<SignUpAnswer> {
  requireMayRegister(app, { email: input.email, isInvited: false });
  await refuseCommonPassword(input.password);
  await takeSignUp({ app, ...ctx });
  const passwordHash = await hashPassword(input.password);
  await registerOrNotify(app, input, passwordHash);
  return { confirmation: app.outbox.sends ? 'mail' : 'none' };
}

async function registerOrNotify(app: App, input: SignUpInput, passwordHash: string): Promise<void> {
  const attempt = () =>
    inTransaction(app.db, async (tx) => {
      // Hashing has taken a while, and what was allowed then may be over.
      requireMayRegister(app, { email: input.email, isInvited: false });
      const existing = await findAccountByEmail(tx, input.email);
      const entry = { account: asAccount(input, passwordHash), onward: onwardOf(input) };
      if (existing === null) return register(app, tx, entry);
      await registerAgain(app, tx, { existing, ...entry });
    });
  try {
    await attempt();
  } catch (error) {
    // Somebody else took the address between looking and writing: now it exists.
    if (!isUniqueViolation(error)) throw error;
    await attempt();
  }
}

function asAccount(input: SignUpInput, passwordHash: string): NewAccount {
  const { email, firstName, lastName, userType } = input;
  const companyName = userType === 'company' ? input.companyName || null : null;
  return { email, passwordHash, firstName, lastName, userType, companyName };
}

/** Tests belong to applicants, and so do some of the pages. */
function onwardOf({ userType, next, tests }: SignUpInput): Onward {
  if (userType === 'applicant') return { returnPath: next, heldRuns: tests === undefined ? [] : heldRunsOf(tests) };
  return { returnPath: next !== null && isForApplicants(next) ? null : next, heldRuns: [] };
}

type Entry = { account: NewAccount; onward: Onward };

async function register(app: App, tx: Tx, { account, onward }: Entry): Promise<void> {
  const userId = await insertAccount(tx, account);
  if (!app.outbox.sends) {
    await claimRunsByHash(tx, userId, onward.heldRuns);
    return;
  }
  // Counts, and goes in any case: an address is new once.
  await mayMail(app, account.email, 'confirmEmail');
  await sendConfirmation(app, tx, { userId, ...account, ...onward });
}

/** Nothing changes without a mail: a link that is under way must not confirm what somebody else has put in place. */
async function registerAgain(app: App, tx: Tx, again: Entry & { existing: Account }): Promise<void> {
  const { existing, account, onward } = again;
  if (!(await mayMail(app, existing.email, 'alreadyRegistered'))) return;
  const held = await lockAccount(tx, existing.id);
  if (await isReplaceable(app, tx, held.id)) {
    await takeOverAccount(app, tx, { userId: held.id, account });
    return sendConfirmationAgain(app, tx, { userId: held.id, ...account, ...onward });
  }
  const firstName = held.profile?.firstName ?? '';
  if (app.outbox.sends && held.emailVerifiedAt === null) {
    return sendConfirmationAgain(app, tx, { userId: held.id, email: held.email, firstName });
  }
  await addMail(app, tx, { to: held.email, text: alreadyRegisteredMail(firstName, links.resetPassword(app)) });
}

/** Whether whoever proves to have the address may have the account: only where a mail can prove it. Hold the account first. */
export const isReplaceable = async (app: App, tx: Tx, userId: string): Promise<boolean> =>
  app.outbox.sends && (await isUntouched(tx, userId));

/** Gives a replaceable account to whoever comes now: nothing of what was set up before goes on. */
export async function takeOverAccount(
  app: App,
  tx: Tx,
  { userId, account }: { userId: string; account: NewAccount },
): Promise<void> {
  await updateUnconfirmedAccount(tx, userId, { ...account, at: app.clock.now() });
  await endAccess(app, tx, { userId });
}

type Unconfirmed = { userId: string; email: string; firstName: string } & Partial<Onward>;

const confirmationWith =
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
const sendConfirmation = confirmationWith(confirmEmailMail);
/** Whoever caused it may be another than who signed up first: the mail says how the owner of the address ends both. */
export const sendConfirmationAgain = confirmationWith(confirmAgainMail);

/**
 * Confirms the address a link was sent to: the one given at sign-up, or a new one that takes its place.
 * @returns also where the person wanted to go when they signed up
 */
export async function confirmEmail(ctx: Context, token: string): Promise<{ email: string; next: string | null }> {
  const { app } = ctx;
  const steps = (['verify_email', 'change_email'] as const).map((purpose) => ({ purpose, token }));
  return inTransaction(app.db, async (tx) => {
    for (const step of steps) {
      const found = await findToken(app, tx, step);
      if (found === null) continue;
      const held = await lockAccount(tx, found.userId);
      const spent = await spendToken(app, tx, step);
      if (spent === null) break;
      await (step.purpose === 'verify_email'
        ? updateEmailVerified(tx, held.id, app.clock.now())
        : moveAddress(ctx, tx, { held, email: spent.email }));
      await claimRunsByHash(tx, held.id, spent.heldRuns);
      // What was open before belonged to whoever had the account without this address. The page that shows this stays.
      const keepSession = ctx.user?.userId === held.id ? (ctx.session?.publicId ?? null) : null;
      await endAccess(app, tx, { userId: held.id, keepSession });
      return { email: spent.email, next: spent.returnPath };
    }
    throw new RuleError('LINK_INVALID');
  });
}

async function moveAddress(ctx: Context, tx: Tx, { held, email }: { held: Account; email: string }): Promise<void> {
  const { app } = ctx;
  requireMayMoveTo(app, email);
  const owner = await findAccountByEmail(tx, email);
  // A sign-up with the address that nobody confirmed does not keep it from who just has.
  if (owner !== null && !(await giveWay(app, tx, owner.id))) throw new RuleError('LINK_INVALID');
  await addMail(app, tx, { to: held.email, text: emailChangedMail(held.profile?.firstName ?? '', email) });
  await updateEmail(tx, held.id, { email, verifiedAt: app.clock.now() });
  const what = { userId: held.id, details: {}, names: { former_email: held.email, new_email: email } };
  await logAccountEvent(ctx, tx, { action: 'own_email_changed', ...what });
}

async function giveWay(app: App, tx: Tx, userId: string): Promise<boolean> {
  await lockAccount(tx, userId);
  return (await isReplaceable(app, tx, userId)) && (await deleteUntouched(tx, [userId])) === 1;
}
