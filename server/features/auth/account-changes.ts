/** Account changes for other features. Callers lock the account and check permissions. */
import type { NameInput } from '#shared/account/schema.ts';
import type { PlatformRole, UserType } from '#shared/auth/session-user.ts';
import type { Tx } from '../../core/database/db.ts';
import { agreeAtSignUp } from '../consents/service.ts';
import { insertAccount, type NewAccount, updateUnconfirmedAccount } from './queries.ts';

/** `agreedAt` null: others made the account, so its owner is asked about the terms at the first visit. */
export type AgreedAccount = NewAccount & { agreedAt: Date | null };

export async function createAccount(tx: Tx, { agreedAt, ...account }: AgreedAccount): Promise<string> {
  const userId = await insertAccount(tx, account);
  await agreeAtSignUp(tx, userId, agreedAt);
  return userId;
}

export async function resetUnconfirmedAccount(
  tx: Tx,
  userId: string,
  { agreedAt, ...account }: AgreedAccount & { at: Date },
): Promise<void> {
  await updateUnconfirmedAccount(tx, userId, account);
  await agreeAtSignUp(tx, userId, agreedAt);
}

export async function setName(tx: Tx, userId: string, name: NameInput): Promise<void> {
  await tx.profile.update({ where: { userId }, data: name, select: { userId: true } });
}

export async function setAccountType(tx: Tx, userId: string, userType: UserType): Promise<void> {
  await tx.profile.update({ where: { userId }, data: { userType }, select: { userId: true } });
}

export async function setOrganisationOf(tx: Tx, userId: string, orgId: string | null): Promise<void> {
  await tx.profile.update({ where: { userId }, data: { orgId }, select: { userId: true } });
}

export async function setLock(tx: Tx, userId: string, lock: { at: Date; reason: string } | null): Promise<void> {
  const data = lock === null ? { lockedAt: null, lockReason: '' } : { lockedAt: lock.at, lockReason: lock.reason };
  await tx.user.update({ where: { id: userId }, data, select: { id: true } });
}

export async function setPlatformRole(tx: Tx, userId: string, platformRole: PlatformRole | null): Promise<void> {
  await tx.profile.update({ where: { userId }, data: { platformRole }, select: { userId: true } });
}

export async function makePlatformAdmin(tx: Tx, userId: string): Promise<void> {
  await tx.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: new Date() } });
  await tx.profile.update({ where: { userId }, data: { platformRole: 'platform_admin' }, select: { userId: true } });
}

export async function confirmPlatformAdmins(tx: Tx, at: Date): Promise<number> {
  const where = { emailVerifiedAt: null, lockedAt: null, profile: { platformRole: 'platform_admin' } } as const;
  return (await tx.user.updateMany({ where, data: { emailVerifiedAt: at } })).count;
}
