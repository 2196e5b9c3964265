import { Prisma } from '#prisma/generated/client.ts';
import type { FindableSnapshot } from '#shared/releases/anonymous.ts';
import type { JobPlace } from '#shared/talent-pool/search-area.ts';
import type { Tx } from '../../../core/database/db.ts';
import type { Candidate } from '../index/best-candidates.ts';
import { type Finder, isFindable } from './findable.ts';

/** Keeps the order. `limit 1` forces an index lookup per candidate; PostgreSQL would otherwise scan all people. */
export async function listFindable(tx: Tx, finder: Finder, candidates: readonly Candidate[]): Promise<Candidate[]> {
  if (candidates.length === 0) return [];
  const rows = await tx.$queryRaw<Array<{ userId: string }>>`
    select c.user_id as "userId"
      from unnest(${candidates.map(({ userId }) => userId)}::uuid[], ${candidates.map(({ match }) => match)}::int[]) c(user_id, match)
     cross join lateral (select * from found_profiles where user_id = c.user_id and threshold <= c.match limit 1) f
     cross join lateral (select * from users where id = c.user_id limit 1) u
     where ${isFindable(finder)}`;
  const findable = new Set(rows.map(({ userId }) => userId));
  return candidates.filter(({ userId }) => findable.has(userId));
}

export type NearAnswers = Readonly<Record<string, boolean>>;

export type PoolRow = {
  userId: string;
  threshold: number;
  snapshot: FindableSnapshot;
  isLimited: boolean;
  latitude: number | null;
  longitude: number | null;
  radiusKm: number | null;
  near: NearAnswers;
};
const poolColumns = Prisma.sql`f.user_id as "userId", f.threshold, f.snapshot, f.is_limited as "isLimited", f.latitude, f.longitude,
  f.radius_km as "radiusKm", f.near`;

/** Locks the profiles, so that switching off happens before or after the transaction. */
export const lockFindable = (tx: Tx, finder: Finder, userIds: readonly string[]) =>
  tx.$queryRaw<PoolRow[]>`
    select ${poolColumns} from found_profiles f join users u on u.id = f.user_id
     where f.user_id = any(${[...userIds]}::uuid[]) and ${isFindable(finder)}
     order by f.user_id
       for key share of f`;

export type PoolPersonRow = PoolRow & Omit<KnownPerson, 'userId'>;

export async function lockPoolPerson(tx: Tx, finder: Finder, personId: string): Promise<PoolPersonRow | null> {
  const rows = await tx.$queryRaw<PoolPersonRow[]>`
    select ${poolColumns}, p.id as "personId", p.pseudonym, p.told
      from found_people p join found_profiles f on f.user_id = p.user_id join users u on u.id = f.user_id
     where p.org_id = ${finder.orgId}::uuid and p.id = ${personId}::uuid and ${isFindable(finder)}
       for key share of f, p`;
  return rows[0] ?? null;
}

export async function findUserIdOf(tx: Tx, key: { orgId: string; personId: string }): Promise<string | null> {
  const where = { orgId_id: { orgId: key.orgId, id: key.personId } };
  return (await tx.foundPerson.findUnique({ where, select: { userId: true } }))?.userId ?? null;
}

export type KnownPerson = { personId: string; userId: string; pseudonym: string; told: StoredDisclosure };
export type StoredDisclosure = { skillIds?: number[]; words?: string[] };

export async function listKnownPeople(tx: Tx, orgId: string, userIds: readonly string[]): Promise<KnownPerson[]> {
  const rows = await tx.foundPerson.findMany({
    where: { orgId, userId: { in: [...userIds] } },
    select: { id: true, userId: true, pseudonym: true, told: true },
  });
  return rows.map(({ id, told, ...row }) => ({ personId: id, ...row, told: told as StoredDisclosure }));
}

/** Locks in the order of ids, which prevents deadlocks. */
export async function lockNearAnswers(tx: Tx, userIds: readonly string[]): Promise<Map<string, NearAnswers>> {
  const rows = await tx.$queryRaw<Array<{ userId: string; near: NearAnswers }>>`
    select user_id as "userId", near from found_profiles where user_id = any(${[...userIds]}::uuid[])
     order by user_id for no key update`;
  return new Map(rows.map(({ userId, near }) => [userId, near]));
}

/** Requires the locks of `lockNearAnswers`. */
export async function updateNearAnswers(
  tx: Tx,
  rows: ReadonlyArray<{ userId: string; near: NearAnswers }>,
): Promise<void> {
  await tx.$executeRaw`
    update found_profiles f set near = told.near::jsonb
      from unnest(${rows.map(({ userId }) => userId)}::uuid[], ${rows.map(({ near }) => JSON.stringify(near))}::text[]) told(id, near)
     where f.user_id = told.id`;
}

export async function lockDisclosures(
  tx: Tx,
  orgId: string,
  personIds: readonly string[],
): Promise<Map<string, StoredDisclosure>> {
  const rows = await tx.$queryRaw<Array<{ personId: string; told: StoredDisclosure }>>`
    select id as "personId", told from found_people where org_id = ${orgId}::uuid and id = any(${[...personIds]}::uuid[])
     order by id for no key update`;
  return new Map(rows.map(({ personId, told }) => [personId, told]));
}

type SearchJobRow = JobPlace & {
  title: string;
  companyName: string;
  skillIds: number[];
  skillWeights: number[];
  values: string[];
};

export async function findSearchJob(
  tx: Tx,
  { orgId, jobId, now }: { orgId: string; jobId: string; now: Date },
): Promise<SearchJobRow | null> {
  const rows = await tx.$queryRaw<SearchJobRow[]>`
    select j.title, o.name as "companyName", j.skill_ids as "skillIds", j.skill_weights as "skillWeights",
           o.organisation_values as values, j.workplace, j.latitude, j.longitude
      from published_jobs j join orgs o on o.id = j.org_id
     where j.job_id = ${jobId}::uuid and j.org_id = ${orgId}::uuid and j.ends_at > ${now}::timestamptz`;
  return rows[0] ?? null;
}
