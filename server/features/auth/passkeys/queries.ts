import type { Tx } from '../../../core/database/db.ts';

const listed = { id: true, name: true, device: true, isBackedUp: true, createdAt: true, lastUsedAt: true } as const;

export const listPasskeys = (tx: Tx, userId: string) =>
  tx.passkey.findMany({ where: { userId }, orderBy: { createdAt: 'asc' }, take: 100, select: listed });

export const countPasskeys = (tx: Tx, userId: string): Promise<number> => tx.passkey.count({ where: { userId } });

export const listCredentials = (tx: Tx, userId: string) =>
  tx.passkey.findMany({ where: { userId }, take: 100, select: { credentialId: true, transports: true } });

export type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

export const findPasskey = (tx: Tx, credentialId: string) =>
  tx.passkey.findUnique({
    where: { credentialId },
    select: { id: true, userId: true, credentialId: true, publicKey: true, counter: true },
  });

export type NewPasskey = {
  userId: string;
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
  name: string;
  device: string;
  isBackedUp: boolean;
  createdAt: Date;
};

export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<void> {
  await tx.passkey.create({ data: passkey, select: { id: true } });
}

type Use = { passkeyId: string; counter: number; isBackedUp: boolean; at: Date };

/** False if the passkey was removed or a later counter was stored in the meantime. */
export async function updatePasskeyUse(tx: Tx, { passkeyId, counter, isBackedUp, at }: Use): Promise<boolean> {
  const earlier = counter === 0 ? { counter: 0 } : { counter: { lt: counter } };
  const data = { counter, isBackedUp, lastUsedAt: at };
  return (await tx.passkey.updateMany({ where: { id: passkeyId, ...earlier }, data })).count === 1;
}

export const hasPasskey = async (tx: Tx, passkeyId: string): Promise<boolean> =>
  (await tx.passkey.count({ where: { id: passkeyId } })) === 1;

type Own = { userId: string; passkeyId: string };

export async function updatePasskeyName(tx: Tx, { userId, passkeyId }: Own, name: string): Promise<boolean> {
  return (await tx.passkey.updateMany({ where: { id: passkeyId, userId }, data: { name } })).count === 1;
}

/** Returns the name; null if the account has no such passkey. */
export async function deletePasskey(tx: Tx, { userId, passkeyId }: Own): Promise<string | null> {
  const [removed] = await tx.$queryRaw<Array<{ name: string }>>`
    delete from passkeys where id = ${passkeyId}::uuid and user_id = ${userId}::uuid returning name`;
  return removed?.name ?? null;
}

export async function deletePasskeysOf(tx: Tx, userId: string): Promise<void> {
  await tx.passkey.deleteMany({ where: { userId } });
}

/** True once per account, and only while it has no passkey. */
export async function updatePasskeyOffered(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const where = { id: userId, passkeyOfferedAt: null, passkeys: { none: {} } };
  return (await tx.user.updateMany({ where, data: { passkeyOfferedAt: at } })).count === 1;
}
