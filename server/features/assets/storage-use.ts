/**
 * How much room files take. An organisation has so many bytes and so many files; courses outside any organisation count for
 * whoever made them, and so do files whose organisation is gone, until the sweep has taken them: founding another organisation
 * makes no new room. What is still coming in is reserved, so that many uploads at once cannot fill the disk before they are
 * counted; what counts in the end is asked once more with the owner's row held.
 */
import type { StorageUse } from '#shared/assets/kinds.ts';
import { maxStoredFiles, megabytes } from '#shared/assets/kinds.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { countsByKey } from '../../core/runtime/semaphore.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { getUsageOfOrganisation, getUsageOfPerson, lockOwner, type Sum } from './storage-queries.ts';

/** Whose room a file takes: `orgId` null for the person alone. */
type FileOwner = { orgId: string | null; userId: string };

const allowedBytes = ({ settings }: App): number => megabytes(settings.current().limits.organisationStorageMb);

/** The bytes that are left to the owner; for a file of an organisation the person's own share has to have room, too. */
async function freeBytes(app: App, tx: Tx, { orgId, userId }: FileOwner): Promise<number> {
  const sums: Sum[] = [await getUsageOfPerson(tx, userId)];
  if (orgId !== null) sums.push(await getUsageOfOrganisation(tx, orgId));
  if (sums.some(({ files }) => files >= maxStoredFiles)) return 0;
  return allowedBytes(app) - Math.max(...sums.map(({ bytes }) => bytes));
}

/** For the transaction that inserts the file: nobody else of the same owner inserts one until it ends. @throws RuleError STORAGE_FULL */
export async function requireRoom(app: App, tx: Tx, { size, ...owner }: FileOwner & { size: number }): Promise<void> {
  await lockOwner(tx, owner);
  if (size > (await freeBytes(app, tx, owner))) throw new RuleError('STORAGE_FULL');
}

/** What the person's organisation uses, or they themselves without one. */
export async function storageUse({ app, user }: SignedInContext): Promise<StorageUse> {
  const db = app.db.prisma;
  const orgId = user.organisation?.organisationId ?? null;
  const { bytes, files } =
    orgId === null ? await getUsageOfPerson(db, user.userId) : await getUsageOfOrganisation(db, orgId);
  return { usedBytes: bytes, allowedBytes: allowedBytes(app), files, allowedFiles: maxStoredFiles };
}

/** What an organisation uses, for staff. */
export async function storageOfOrganisation(app: App, orgId: string): Promise<StorageUse> {
  const { bytes, files } = await getUsageOfOrganisation(app.db.prisma, orgId);
  return { usedBytes: bytes, allowedBytes: allowedBytes(app), files, allowedFiles: maxStoredFiles };
}

const uploadsAtOnce = 4;

/** Uploads on their way through this process: how many a person has, and the bytes that each owner has reserved. */
const uploads = countsByKey();
const reserved = new Map<string, number>();

const add = (counts: Map<string, number>, key: string, change: number): void => {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
};

/** Room for one upload. `bytes`: it may not become larger than that. */
export type Reservation = { bytes: number; release: () => void };

/**
 * Before a single byte is read. `expectedBytes`: what the request says that it brings, null if it does not; then it gets what is
 * left, up to `maxBytes`. @throws RuleError STORAGE_FULL, TOO_MANY_ATTEMPTS for somebody with too many on their way
 */
export async function reserveRoom(
  { app, user }: SignedInContext,
  orgId: string | null,
  { expectedBytes, maxBytes }: { expectedBytes: number | null; maxBytes: number },
): Promise<Reservation> {
  const { userId } = user;
  const leave = uploads.enter(userId, uploadsAtOnce);
  if (leave === null) throw new RuleError('TOO_MANY_ATTEMPTS');
  const owner = orgId ?? userId;
  try {
    const free = (await freeBytes(app, app.db.prisma, { orgId, userId })) - (reserved.get(owner) ?? 0);
    if (free <= 0 || Math.min(expectedBytes ?? 0, maxBytes) > free) throw new RuleError('STORAGE_FULL');
    const bytes = Math.min(free, maxBytes, expectedBytes ?? Number.POSITIVE_INFINITY);
    add(reserved, owner, bytes);
    const release = () => {
      add(reserved, owner, -bytes);
      leave();
    };
    return { bytes, release };
  } catch (error) {
    leave();
    throw error;
  }
}
