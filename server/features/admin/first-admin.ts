import { firstAdminReasons } from '#shared/texts/admin/users.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { logSystemEvent } from '../audit/service.ts';
import {
  confirmPlatformAdmins,
  createAccount,
  findAccountByEmail,
  hashPassword,
  isUntouched,
  lockAccount,
  makePlatformAdmin,
  removeOpenTokens,
  resetUnconfirmedAccount,
} from '../auth/service.ts';
import { hasPlatformAdmin } from './queries.ts';
import { lockAccountRow, lockStaff } from './users/account-queries.ts';
import { refuseApplicant } from './users/role.ts';

type Admin = { email: string; password: string; firstName: string; lastName: string };

/** `environment` runs at every start and does nothing if an admin exists: that admin may have demoted this account. */
type PromotionOptions = { sendsMail: boolean; by: 'environment' | 'commandLine' };

/**
 * Creates the account or promotes an existing one, whose password stays. Two processes may run it at once. With a mail
 * server, an account that was never confirmed or used is reset: anyone could have registered the address.
 * @throws RuleError APPLICANT_ACCOUNT
 */
export async function ensurePlatformAdmin(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  admin: Admin,
  { sendsMail, by }: PromotionOptions,
): Promise<'created' | 'raised' | 'needless'> {
  const { password, ...person } = admin;
  const passwordHash = await hashPassword(password);
  const account = { ...person, passwordHash, userType: 'applicant', companyName: null, agreedAt: null } as const;
  const attempt = () =>
    inTransaction(db, async (tx) => {
      await lockStaff(tx);
      if (by === 'environment' && (await hasPlatformAdmin(tx))) return 'needless';
      const existing = await findAccountByEmail(tx, person.email);
      if (existing === null) {
        await promote(tx, await createAccount(tx, account));
        return 'created';
      }
      const isUnclaimed = sendsMail && (await lockAndCheckUnclaimed(tx, existing.id));
      if (isUnclaimed) {
        await resetUnconfirmedAccount(tx, existing.id, { ...account, at: new Date() });
        await removeOpenTokens(tx, existing.id);
      }
      await promote(tx, existing.id);
      return isUnclaimed ? 'created' : 'raised';
    });
  try {
    return await attempt();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return attempt();
  }

  async function promote(tx: Tx, userId: string): Promise<void> {
    const before = await lockAccountRow(tx, userId);
    if (before !== null) await refuseApplicant(tx, before);
    await makePlatformAdmin(tx, userId);
    if (before === null || before.platformRole === 'platform_admin') return;
    const details = { from_role: before.platformRole, to_role: 'platform_admin' };
    const names = { person: before.person, reason: firstAdminReasons[by] };
    await logSystemEvent({ clock }, tx, { action: 'platform_role_changed', resourceId: userId, details, names });
  }
}

async function lockAndCheckUnclaimed(tx: Tx, userId: string): Promise<boolean> {
  await lockAccount(tx, userId);
  return isUntouched(tx, userId);
}

export async function ensureAdmins(app: App): Promise<void> {
  await confirmAdminsWithoutMail(app);
  await addAdminFromEnvironment(app);
}

/** Without a mail server no address can be confirmed, but the last admin needs a confirmed one. */
async function confirmAdminsWithoutMail({ db, clock, outbox, logger }: App): Promise<void> {
  if (outbox.sends) return;
  const confirmed = await confirmPlatformAdmins(db.prisma, clock.now());
  if (confirmed > 0)
    logger.info({ confirmed }, 'no mail server is set: email addresses of platform admins were confirmed');
}

async function addAdminFromEnvironment({ env, db, clock, outbox, logger }: App): Promise<void> {
  if (env.ADMIN_EMAIL === undefined || env.ADMIN_PASSWORD === undefined) return;
  const email = env.ADMIN_EMAIL;
  const admin = { email, password: env.ADMIN_PASSWORD, firstName: 'Plattform', lastName: 'Administration' };
  try {
    await ensurePlatformAdmin({ db, clock }, admin, { sendsMail: outbox.sends, by: 'environment' });
  } catch (error) {
    if (!(error instanceof RuleError && error.code === 'APPLICANT_ACCOUNT')) throw error;
    logger.error('ADMIN_EMAIL belongs to an applicant account: use a separate address for the admin');
  }
}
