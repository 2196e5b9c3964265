import type { FindableSnapshot } from '#shared/releases/anonymous.ts';
import type { SearchArea } from '#shared/talent-pool/search-area.ts';
import type { Tx } from '../../../core/database/db.ts';
import { type Findable, storedColumns } from '../../releases/service.ts';

export type PoolProfile = {
  threshold: number;
  snapshot: FindableSnapshot;
  place: string | null;
  radiusKm: number | null;
  since: Date;
  expiresAt: Date;
};

export async function findPoolProfile(tx: Tx, userId: string, now: Date): Promise<PoolProfile | null> {
  const rows = await tx.$queryRaw<PoolProfile[]>`
    select threshold, snapshot, place, radius_km as "radiusKm", since, expires_at as "expiresAt"
      from found_profiles where user_id = ${userId}::uuid and expires_at > ${now}::timestamptz`;
  return rows[0] ?? null;
}

type PoolSettingsRow = { threshold: number; circle: SearchArea | null };
const columnsOf = ({ threshold, circle }: PoolSettingsRow) => ({
  threshold,
  place: circle?.place ?? null,
  latitude: circle?.latitude ?? null,
  longitude: circle?.longitude ?? null,
  radiusKm: circle?.radiusKm ?? null,
});

type NewPoolProfile = PoolSettingsRow & {
  userId: string;
  findable: Findable;
  foundId: string;
  revision: string;
  since: Date;
  expiresAt: Date;
};

/** Replaces an existing profile. Companies keep the pseudonym and the date of first contact. */
export async function insertPoolProfile(tx: Tx, row: NewPoolProfile): Promise<void> {
  const { userId, findable, foundId, revision, since, expiresAt } = row;
  const data = {
    ...columnsOf(row),
    ...(await storedColumns(findable)),
    ...{ foundId, revision, expiresAt, remindedOfEnd: null },
  };
  await tx.foundProfile.upsert({
    where: { userId },
    create: { userId, since, ...data },
    update: data,
    select: { userId: true },
  });
}

export async function updatePoolSettings(
  tx: Tx,
  { userId, now, revision, ...wishes }: PoolSettingsRow & { userId: string; now: Date; revision: string },
): Promise<boolean> {
  const where = { userId, expiresAt: { gt: now } };
  return (await tx.foundProfile.updateMany({ where, data: { ...columnsOf(wishes), revision } })).count === 1;
}

export async function deletePoolProfile(
  tx: Tx,
  where: { userId: string; expiresAt?: { lte: Date } },
): Promise<boolean> {
  return (await tx.foundProfile.deleteMany({ where })).count === 1;
}

export async function listLatestFinders(tx: Tx, userId: string, take: number): Promise<string[]> {
  const rows = await tx.foundPerson.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { orgId: true },
    take,
  });
  return rows.map(({ orgId }) => orgId);
}

/** Blocks new requests to the person, which lock the same row. */
export async function lockPoolProfile(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select 1 from found_profiles where user_id = ${userId}::uuid for update`;
}
