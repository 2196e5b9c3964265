/** How an installation gets its first platform admin: by command line or environment, never with a default password. */
import type { App } from '../../core/app.ts';
import type { Database } from '../../core/db.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../core/db.ts';
import {
  findAccountByEmail,
  hashPassword,
  insertAccount,
  isUntouched,
  lockAccount,
  removeOpenTokens,
  replaceAccount,
} from '../auth/service.ts';
import { makePlatformAdmin } from './queries.ts';

type Admin = { email: string; password: string; firstName: string; lastName: string };

/**
 * Creates the account, or raises an existing one without touching its password; says which it was. Safe in two processes at
 * once. Where mails are sent, an account that nobody confirmed or used may have been made by anybody who guessed the address:
 * it becomes the admin's anew, like one that did not exist.
 */
export async function ensurePlatformAdmin(
  db: Database,
  admin: Admin,
  { sendsMail }: { sendsMail: boolean },
): Promise<'created' | 'raised'> {
  const { password, ...person } = admin;
  const passwordHash = await hashPassword(password);
  const account = { ...person, passwordHash, userType: 'applicant', companyName: null } as const;
  const attempt = () =>
    inTransaction(db, async (tx) => {
      const existing = await findAccountByEmail(tx, person.email);
      if (existing === null) {
        await makePlatformAdmin(tx, await insertAccount(tx, account));
        return 'created';
      }
      const isNobodys = sendsMail && (await isHeldUntouched(tx, existing.id));
      if (isNobodys) {
        await replaceAccount(tx, existing.id, { ...account, at: new Date() });
        await removeOpenTokens(tx, existing.id);
      }
      await makePlatformAdmin(tx, existing.id);
      return isNobodys ? 'created' : 'raised';
    });
  try {
    return await attempt();
  } catch (error) {
    // Another process made the account at this very moment: now it exists.
    if (!isUniqueViolation(error)) throw error;
    return attempt();
  }
}

async function isHeldUntouched(tx: Tx, userId: string): Promise<boolean> {
  await lockAccount(tx, userId);
  return isUntouched(tx, userId);
}

export async function addAdminFromEnvironment({ env, db, outbox }: App): Promise<void> {
  if (env.ADMIN_EMAIL === undefined || env.ADMIN_PASSWORD === undefined) return;
  const email = env.ADMIN_EMAIL.trim().toLowerCase();
  const admin = { email, password: env.ADMIN_PASSWORD, firstName: 'Plattform', lastName: 'Administration' };
  await ensurePlatformAdmin(db, admin, { sendsMail: outbox.sends });
}
