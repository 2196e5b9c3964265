/** How an installation gets its first platform admin: by command line or environment, never with a default password. */
import { firstAdminReasons } from '#shared/texts/admin/users.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { logOwnEvent } from '../audit/service.ts';
import {
  accountOfAddress,
  confirmPlatformAdmins,
  hashPassword,
  isUntouched,
  lockAccount,
  makePlatformAdmin,
  openAccount,
  removeOpenTokens,
  renewUnconfirmedAccount,
} from '../auth/service.ts';
import { hasPlatformAdmin } from './queries.ts';
import { findHeldAccount, lockStaff } from './users/account-queries.ts';
import { refuseApplicant } from './users/role.ts';

type Admin = { email: string; password: string; firstName: string; lastName: string };

/** `environment`: stands there at every start, and raises nobody while there is an admin, who may have demoted whom it names. */
type How = { sendsMail: boolean; by: 'environment' | 'commandLine' };

/**
 * Creates the account, or raises an existing one without touching its password; says which it was. Safe in two processes at
 * once. Where mails are sent, an account that nobody confirmed or used may have been made by anybody who guessed the address:
 * it becomes the admin's anew, like one that did not exist. `needless`: there is an admin already.
 * @throws RuleError APPLICANT_ACCOUNT
 */
export async function ensurePlatformAdmin(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  admin: Admin,
  { sendsMail, by }: How,
): Promise<'created' | 'raised' | 'needless'> {
  const { password, ...person } = admin;
  const passwordHash = await hashPassword(password);
  const account = { ...person, passwordHash, userType: 'applicant', companyName: null } as const;
  const attempt = () =>
    inTransaction(db, async (tx) => {
      await lockStaff(tx);
      if (by === 'environment' && (await hasPlatformAdmin(tx))) return 'needless';
      const existing = await accountOfAddress(tx, person.email);
      if (existing === null) {
        await raise(tx, await openAccount(tx, account));
        return 'created';
      }
      const isNobodys = sendsMail && (await isHeldUntouched(tx, existing.id));
      if (isNobodys) {
        await renewUnconfirmedAccount(tx, existing.id, { ...account, at: new Date() });
        await removeOpenTokens(tx, existing.id);
      }
      await raise(tx, existing.id);
      return isNobodys ? 'created' : 'raised';
    });
  try {
    return await attempt();
  } catch (error) {
    // Another process made the account at this very moment: now it exists.
    if (!isUniqueViolation(error)) throw error;
    return attempt();
  }

  async function raise(tx: Tx, userId: string): Promise<void> {
    const before = await findHeldAccount(tx, userId);
    if (before !== null) await refuseApplicant(tx, before);
    await makePlatformAdmin(tx, userId);
    if (before === null || before.platformRole === 'platform_admin') return;
    const details = { from_role: before.platformRole, to_role: 'platform_admin' };
    const names = { person: before.person, reason: firstAdminReasons[by] };
    await logOwnEvent({ clock }, tx, { action: 'platform_role_changed', resourceId: userId, details, names });
  }
}

async function isHeldUntouched(tx: Tx, userId: string): Promise<boolean> {
  await lockAccount(tx, userId);
  return isUntouched(tx, userId);
}

/** At every start, before anybody comes in. */
export async function prepareAdmins(app: App): Promise<void> {
  await confirmWithoutMail(app);
  await addAdminFromEnvironment(app);
}

/** Only a confirmed address can be the last admin's, and where no mail leaves, nobody can confirm one: they are who the operator let in. */
async function confirmWithoutMail({ db, clock, outbox, logger }: App): Promise<void> {
  if (outbox.sends) return;
  const confirmed = await confirmPlatformAdmins(db.prisma, clock.now());
  if (confirmed > 0) logger.info({ confirmed }, 'no mails are sent: addresses of platform admins count as confirmed');
}

async function addAdminFromEnvironment({ env, db, clock, outbox, logger }: App): Promise<void> {
  if (env.ADMIN_EMAIL === undefined || env.ADMIN_PASSWORD === undefined) return;
  const email = env.ADMIN_EMAIL;
  const admin = { email, password: env.ADMIN_PASSWORD, firstName: 'Plattform', lastName: 'Administration' };
  try {
    await ensurePlatformAdmin({ db, clock }, admin, { sendsMail: outbox.sends, by: 'environment' });
  } catch (error) {
    if (!(error instanceof RuleError && error.code === 'APPLICANT_ACCOUNT')) throw error;
    logger.error(
      'ADMIN_EMAIL names an account that is used as an applicant: choose an address of its own for the admin',
    );
  }
}
