import type { UserType } from '#shared/auth/session-user.ts';
import type { Tx } from '../../core/database/db.ts';
import { deletePasskeysOf } from './passkeys/queries.ts';

const forSignIn = {
  id: true,
  email: true,
  passwordHash: true,
  emailVerifiedAt: true,
  lockedAt: true,
  totpSecret: true,
  totpConfirmedAt: true,
  totpLastStep: true,
  profile: { select: { firstName: true } },
  deletion: { select: { eraseAt: true } },
} as const;

export type Account = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

/** False for accounts that only a passkey opens. */
export const hasPassword = ({ passwordHash }: Pick<Account, 'passwordHash'>): boolean => passwordHash !== '';

export const findAccountByEmail = (tx: Tx, email: string) =>
  tx.user.findUnique({ where: { email }, select: forSignIn });
export const findAccount = (tx: Tx, userId: string) =>
  tx.user.findUniqueOrThrow({ where: { id: userId }, select: forSignIn });

/**
 * Required before changing password or address and before signing in. Use the returned row: the state that was checked
 * earlier may have changed.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<Account> {
  await tx.$queryRaw`select 1 from users where id = ${userId}::uuid for no key update`;
  return findAccount(tx, userId);
}

/** Never confirmed and never signed in to. Without a mail server, accounts are unconfirmed but in use. */
export const isUnclaimedAccount = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.user.count({ where: { id: userId, ...unclaimedCondition } })) === 1;

const unclaimedCondition = {
  emailVerifiedAt: null,
  lockedAt: null,
  knownNetworks: { none: {} },
  sessions: { none: {} },
  memberships: { none: {} },
  profile: { platformRole: null, orgId: null },
} as const;

export const listUnclaimedAccounts = (tx: Tx, madeBefore: Date, take: number): Promise<{ id: string }[]> =>
  tx.user.findMany({
    where: { createdAt: { lt: madeBefore }, ...unclaimedCondition },
    orderBy: { createdAt: 'asc' },
    take,
    select: { id: true },
  });

export async function deleteUnclaimedAccounts(tx: Tx, ids: readonly string[]): Promise<number> {
  return (await tx.user.deleteMany({ where: { id: { in: [...ids] }, ...unclaimedCondition } })).count;
}

export type NewAccount = {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  companyName: string | null;
};

export async function insertAccount(tx: Tx, { email, passwordHash, ...person }: NewAccount): Promise<string> {
  const data = { email, passwordHash, profile: { create: { ...person, email } } };
  const { id } = await tx.user.create({ data, select: { id: true } });
  return id;
}

export async function updateUnconfirmedAccount(
  tx: Tx,
  userId: string,
  account: NewAccount & { at: Date },
): Promise<void> {
  const { email, passwordHash, at, ...person } = account;
  const noSecondFactor = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
  const profile = { update: { ...person, email } };
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await deletePasskeysOf(tx, userId);
  await tx.user.update({
    where: { id: userId },
    data: { passwordHash, createdAt: at, ...noSecondFactor, profile },
    select: { id: true },
  });
}

export async function updatePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
}

export async function updateEmailVerified(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: at } });
}

export async function updateEmail(tx: Tx, userId: string, change: { email: string; verifiedAt: Date }): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { email: change.email, emailVerifiedAt: change.verifiedAt },
    select: { id: true },
  });
  await tx.profile.update({ where: { userId }, data: { email: change.email }, select: { userId: true } });
}

export async function deleteNetworks(tx: Tx, userId: string): Promise<void> {
  await tx.knownNetwork.deleteMany({ where: { userId } });
}

export async function isKnownNetwork(tx: Tx, userId: string, network: string): Promise<boolean> {
  return (
    (await tx.knownNetwork.findUnique({ where: { userId_network: { userId, network } }, select: { userId: true } })) !==
    null
  );
}

export async function insertNetwork(tx: Tx, userId: string, seen: { network: string; at: Date }): Promise<void> {
  const key = { userId, network: seen.network };
  await tx.knownNetwork.upsert({
    where: { userId_network: key },
    create: { ...key, lastUsedAt: seen.at },
    update: { lastUsedAt: seen.at },
    select: { userId: true },
  });
}
