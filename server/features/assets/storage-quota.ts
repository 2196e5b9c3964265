/**
 * Storage quota: bytes and files per organisation, or per person without one. Files of a deleted organisation count for
 * their creator until the cleanup, so that founding another one gains no quota.
 */
import type { StorageUse } from '#shared/assets/kinds.ts';
import { maxStoredFiles, megabytes } from '#shared/assets/kinds.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { openSlotsByKey } from '../../core/runtime/semaphore.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { getUsageOfOrganisation, getUsageOfPerson, lockOwner, type StorageUsage } from './storage-quota-queries.ts';

type FileOwner = { orgId: string | null; userId: string };

const allowedStorageBytes = ({ settings }: App): number => megabytes(settings.current().limits.organisationStorageMb);

/** A file of an organisation also needs quota of the person. */
async function getFreeBytes(app: App, tx: Tx, { orgId, userId }: FileOwner): Promise<number> {
  const sums: StorageUsage[] = [await getUsageOfPerson(tx, userId)];
  if (orgId !== null) sums.push(await getUsageOfOrganisation(tx, orgId));
  if (sums.some(({ files }) => files >= maxStoredFiles)) return 0;
  return allowedStorageBytes(app) - Math.max(...sums.map(({ bytes }) => bytes));
}

/**
 * Locks the owner until the inserting transaction ends.
 * @throws RuleError STORAGE_FULL
 */
export async function requireStorageQuota(
  app: App,
  tx: Tx,
  { size, ...owner }: FileOwner & { size: number },
): Promise<void> {
  await lockOwner(tx, owner);
  if (size > (await getFreeBytes(app, tx, owner))) throw new RuleError('STORAGE_FULL');
}

export async function getOwnStorageUse({ app, user }: SignedInContext): Promise<StorageUse> {
  const db = app.db.prisma;
  const orgId = user.organisation?.organisationId ?? null;
  const { bytes, files } =
    orgId === null ? await getUsageOfPerson(db, user.userId) : await getUsageOfOrganisation(db, orgId);
  return { usedBytes: bytes, allowedBytes: allowedStorageBytes(app), files, allowedFiles: maxStoredFiles };
}

export async function getOrganisationStorageUse(app: App, orgId: string): Promise<StorageUse> {
  const { bytes, files } = await getUsageOfOrganisation(app.db.prisma, orgId);
  return { usedBytes: bytes, allowedBytes: allowedStorageBytes(app), files, allowedFiles: maxStoredFiles };
}

const uploadsAtOnce = 4;

const runningUploads = openSlotsByKey();
const reservedBytes = new Map<string, number>();

const addToCount = (counts: Map<string, number>, key: string, change: number): void => {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
};

export type Reservation = { bytes: number; release: () => void };

/**
 * Call before the first byte is read. `expectedBytes` null reserves what is left, up to `maxBytes`.
 * @throws RuleError STORAGE_FULL, TOO_MANY_ATTEMPTS if the person has too many running uploads
 */
export async function reserveStorage(
  { app, user }: SignedInContext,
  orgId: string | null,
  { expectedBytes, maxBytes }: { expectedBytes: number | null; maxBytes: number },
): Promise<Reservation> {
  const { userId } = user;
  const endUpload = runningUploads.acquire(userId, uploadsAtOnce);
  if (endUpload === null) throw new RuleError('TOO_MANY_ATTEMPTS');
  const owner = orgId ?? userId;
  try {
    const free = (await getFreeBytes(app, app.db.prisma, { orgId, userId })) - (reservedBytes.get(owner) ?? 0);
    if (free <= 0 || Math.min(expectedBytes ?? 0, maxBytes) > free) throw new RuleError('STORAGE_FULL');
    const bytes = Math.min(free, maxBytes, expectedBytes ?? Number.POSITIVE_INFINITY);
    addToCount(reservedBytes, owner, bytes);
    const release = () => {
      addToCount(reservedBytes, owner, -bytes);
      endUpload();
    };
    return { bytes, release };
  } catch (error) {
    endUpload();
    throw error;
  }
}
