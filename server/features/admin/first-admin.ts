/** How an installation gets its first platform admin: by command line or environment, never with a default password. */
import type { App } from '../../core/app.ts';
import type { Database } from '../../core/db.ts';
import { inTransaction } from '../../core/db.ts';
import { findAccountByEmail, hashPassword, insertAccount } from '../auth/service.ts';
import { makePlatformAdmin } from './queries.ts';

type Admin = { email: string; password: string; firstName: string; lastName: string };

/** Creates the account, or raises an existing one without touching its password. Returns which it was. */
export async function ensurePlatformAdmin(db: Database, admin: Admin): Promise<'created' | 'raised'> {
  const { password, ...person } = admin;
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const existing = await findAccountByEmail(tx, person.email);
    const userId =
      existing?.id ?? (await insertAccount(tx, { ...person, passwordHash, userType: 'applicant', companyName: null }));
    await makePlatformAdmin(tx, userId);
    return existing === null ? 'created' : 'raised';
  });
}

export async function addAdminFromEnvironment({ env, db }: App): Promise<void> {
  if (env.ADMIN_EMAIL === undefined || env.ADMIN_PASSWORD === undefined) return;
  const email = env.ADMIN_EMAIL.trim().toLowerCase();
  await ensurePlatformAdmin(db, {
    email,
    password: env.ADMIN_PASSWORD,
    firstName: 'Plattform',
    lastName: 'Administration',
  });
}
