import type { UserType } from '#shared/auth/session-user.ts';
import type { Tx } from '../../core/db.ts';

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
} as const;

export type Account = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

export const findAccountByEmail = (tx: Tx, email: string) =>
  tx.user.findUnique({ where: { email }, select: forSignIn });
export const findAccount = (tx: Tx, userId: string) =>
  tx.user.findUniqueOrThrow({ where: { id: userId }, select: forSignIn });

type NewAccount = {
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

export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
}

export async function markEmailVerified(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: at } });
}

export async function setEmail(tx: Tx, userId: string, change: { email: string; verifiedAt: Date }): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { email: change.email, emailVerifiedAt: change.verifiedAt },
    select: { id: true },
  });
  await tx.profile.update({ where: { userId }, data: { email: change.email }, select: { userId: true } });
}

export async function isKnownNetwork(tx: Tx, userId: string, network: string): Promise<boolean> {
  return (
    (await tx.knownNetwork.findUnique({ where: { userId_network: { userId, network } }, select: { userId: true } })) !==
    null
  );
}

export async function rememberNetwork(tx: Tx, userId: string, seen: { network: string; at: Date }): Promise<void> {
  const key = { userId, network: seen.network };
  await tx.knownNetwork.upsert({
    where: { userId_network: key },
    create: { ...key, lastUsedAt: seen.at },
    update: { lastUsedAt: seen.at },
    select: { userId: true },
  });
}
