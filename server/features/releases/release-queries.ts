import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { Prisma } from '#prisma/generated/client.ts';
import type { PackedPerson } from '#shared/matching/people-columns.ts';
import type { RankDraws } from '#shared/matching/types.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { ReleaseSnapshot } from '#shared/releases/snapshot.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import type { Tx } from '../../core/database/db.ts';
import type { PreparedFindable, PreparedSnapshot } from './release-snapshot.ts';

export type StoredRelease = {
  orgId: string;
  releaseId: string;
  userId: string;
  scope: ReleaseScope;
  pseudonym: string;
  snapshot: ReleaseSnapshot;
  draws: Uint8Array | null;
  expiresAt: Date;
};

const releaseColumns = Prisma.sql`org_id as "orgId", id as "releaseId", user_id as "userId", scope::text as scope, pseudonym, snapshot, draws, expires_at as "expiresAt"`;

export async function lockReleaseForCompany(
  tx: Tx,
  key: { orgId: string; userId: string },
): Promise<StoredRelease | null> {
  const rows = await tx.$queryRaw<StoredRelease[]>`
    select ${releaseColumns} from releases where org_id = ${key.orgId}::uuid and user_id = ${key.userId}::uuid for update`;
  return rows[0] ?? null;
}

export async function lockOwnRelease(
  tx: Tx,
  key: { releaseId: string; userId: string },
): Promise<StoredRelease | null> {
  const rows = await tx.$queryRaw<StoredRelease[]>`
    select ${releaseColumns} from releases where user_id = ${key.userId}::uuid and id = ${key.releaseId}::uuid for update`;
  return rows[0] ?? null;
}

export const lockAllReleases = (tx: Tx, userId: string): Promise<StoredRelease[]> =>
  tx.$queryRaw`select ${releaseColumns} from releases where user_id = ${userId}::uuid order by org_id for update`;

/** Serialises releases of one person, so that their count is exact. */
export async function lockReleasesOfPerson(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select 1 from users where id = ${userId}::uuid for no key update`;
}

export const countReleasesOfPerson = (tx: Tx, userId: string): Promise<number> =>
  tx.release.count({ where: { userId } });

export async function lockCompany(tx: Tx, orgId: string): Promise<{ isLocked: boolean } | null> {
  const rows = await tx.$queryRaw<Array<{ isLocked: boolean }>>`
    select locked_at is not null as "isLocked" from orgs where id = ${orgId}::uuid for key share`;
  return rows[0] ?? null;
}

type ReleaseContent = {
  prepared: PreparedSnapshot;
  shownName: string;
  jobId: string | null;
  releasedAt: Date;
  expiresAt: Date;
};

const buildColumns = async ({ prepared, ...rest }: ReleaseContent) => {
  const { releasedAt, expiresAt, shownName, jobId } = rest;
  return { ...(await snapshotColumns(prepared)), scope: prepared.scope, shownName, jobId, releasedAt, expiresAt };
};

export async function insertRelease(
  tx: Tx,
  row: ReleaseContent & { orgId: string; releaseId: string; userId: string; pseudonym: string },
): Promise<boolean> {
  const { orgId, releaseId, userId, pseudonym } = row;
  const data = { orgId, id: releaseId, userId, pseudonym, ...(await buildColumns(row)) };
  return (await tx.release.createMany({ data, skipDuplicates: true })).count === 1;
}

export async function updateRelease(
  tx: Tx,
  { orgId, releaseId }: { orgId: string; releaseId: string },
  written: ReleaseContent & { revision: string },
): Promise<void> {
  const data = { ...(await buildColumns(written)), revision: written.revision, remindedOfEnd: null };
  await tx.release.update({ where: { orgId_id: { orgId, id: releaseId } }, data, select: { id: true } });
}

type NarrowedContent = {
  scope: ReleaseScope;
  snapshot: ReleaseSnapshot;
  packed: PackedPerson | null;
  shownName: string;
  revision: string;
};

export async function updateScope(
  tx: Tx,
  { orgId, releaseId }: { orgId: string; releaseId: string },
  narrowed: NarrowedContent,
): Promise<void> {
  const { packed, ...rest } = narrowed;
  const data = { ...rest, ...(packed && { draws: null, ...columnsOf(packed) }) };
  await tx.release.update({ where: { orgId_id: { orgId, id: releaseId } }, data, select: { id: true } });
}

export async function updateExpiry(
  tx: Tx,
  { orgId, releaseId }: { orgId: string; releaseId: string },
  expiresAt: Date,
): Promise<void> {
  const data = { expiresAt, remindedOfEnd: null };
  await tx.release.update({ where: { orgId_id: { orgId, id: releaseId } }, data, select: { id: true } });
}

export async function lockJob(tx: Tx, jobId: string): Promise<boolean> {
  return (await tx.$queryRaw<unknown[]>`select 1 from jobs where id = ${jobId}::uuid for key share`).length === 1;
}

/** The person has read the requests; in a new conversation they are no news. */
export async function insertRequestMessages(
  tx: Tx,
  { orgId, releaseId, userId, now }: { orgId: string; releaseId: string; userId: string; now: Date },
): Promise<void> {
  await tx.$executeRaw`
    with begun as (
      insert into messages (org_id, id, release_id, from_company, author_id, job_id, text, created_at)
      select r.org_id, gen_random_uuid(), ${releaseId}::uuid, true, r.author_id, j.job_id,
             format(${messageWords.ofRequest}::text, j.title, r.text), r.created_at
        from contact_requests r join published_jobs j on j.job_id = r.job_id and j.ends_at > ${now}::timestamptz
       where r.org_id = ${orgId}::uuid and r.user_id = ${userId}::uuid and r.declined_at is null
      returning created_at)
    update releases set last_message_at = greatest(last_message_at, (select max(created_at) from begun)),
           person_read_at = case when last_message_at is null then (select max(created_at) from begun) else person_read_at end
     where org_id = ${orgId}::uuid and id = ${releaseId}::uuid and exists (select from begun)`;
}

export async function deleteRelease(
  tx: Tx,
  { orgId, releaseId }: { orgId: string; releaseId: string },
): Promise<boolean> {
  return (await tx.release.deleteMany({ where: { orgId, id: releaseId } })).count === 1;
}

export async function snapshotColumns({ snapshot, draws, isLimited, packed }: PreparedSnapshot | PreparedFindable) {
  return { snapshot, draws: draws && (await packDraws(draws)), isLimited, ...columnsOf(packed) };
}

const columnsOf = ({ skillIds, leads, rankedSkills, valueWeights }: PackedPerson) => ({
  ...{ rankedSkills, skillIds: [...skillIds], leads: [...leads], valueWeights: [...valueWeights] },
});

const deflateAsync = promisify(deflateRaw);
const inflateAsync = promisify(inflateRaw);

/** Format: number of skills (2 bytes), skill ids (2 bytes each), then the ranks of each draw (1 byte each). */
export async function packDraws({ skillIds, ranks }: RankDraws): Promise<Uint8Array<ArrayBuffer>> {
  const head = Buffer.alloc(2 + 2 * skillIds.length);
  head.writeUInt16LE(skillIds.length, 0);
  for (const [index, skillId] of skillIds.entries()) head.writeUInt16LE(skillId, 2 + 2 * index);
  return Uint8Array.from(await deflateAsync(Buffer.concat([head, ranks])));
}

export async function unpackDraws(packed: Uint8Array | null): Promise<RankDraws | null> {
  if (packed === null) return null;
  const bytes = await inflateAsync(packed);
  const count = bytes.readUInt16LE(0);
  const skillIds = Array.from({ length: count }, (_, index) => bytes.readUInt16LE(2 + 2 * index));
  const ranks = new Uint8Array(bytes.subarray(2 + 2 * count));
  return { skillIds, draws: count === 0 ? 0 : ranks.length / count, ranks };
}
