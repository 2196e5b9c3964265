import { randomUUID } from 'node:crypto';
import { Prisma } from '#prisma/generated/client.ts';
import type { ApplicationStatus } from '#shared/applications/status.ts';
import type { Tx } from '../../core/database/db.ts';
import type { TimeCursor } from '../../core/database/paging.ts';
import { isLive } from '../releases/service.ts';

type Key = { orgId: string; releaseId: string; now: Date };

const visibleRelease = ({ orgId, releaseId, now }: Key) => Prisma.sql`
  select 1 from releases r join users u on u.id = r.user_id
   where r.org_id = ${orgId}::uuid and r.id = ${releaseId}::uuid and ${isLive(now)}`;

export const isReleaseVisible = async (tx: Tx, key: Key): Promise<boolean> =>
  (await tx.$queryRaw<unknown[]>(visibleRelease(key))).length > 0;

/** @returns false if the release is not visible */
export const lockVisibleRelease = async (tx: Tx, key: Key): Promise<boolean> =>
  (await tx.$queryRaw<unknown[]>`${visibleRelease(key)} for update of r`).length > 0;

export type EntryRow = {
  entryId: string;
  kind: 'note' | 'decision';
  text: string;
  fromStatus: ApplicationStatus | null;
  toStatus: ApplicationStatus | null;
  authorId: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  createdAt: Date;
};
type EntriesQuery = Key & { cursor: TimeCursor | null; take: number };

export const listEntries = (tx: Tx, { orgId, releaseId, now, cursor, take }: EntriesQuery) =>
  tx.$queryRaw<EntryRow[]>`
    select e.id as "entryId", e.kind, e.text, e.from_status as "fromStatus", e.to_status as "toStatus", e.author_id as "authorId",
           p.first_name as "firstName", p.last_name as "lastName", p.email, e.created_at as "createdAt"
      from releases r
      join users u on u.id = r.user_id
      join candidate_entries e on e.org_id = r.org_id and e.release_id = r.id
      left join profiles p on p.user_id = e.author_id
     where r.org_id = ${orgId}::uuid and r.id = ${releaseId}::uuid and ${isLive(now)}
       ${cursor === null ? Prisma.empty : Prisma.sql`and (e.created_at, e.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`}
     order by e.created_at desc, e.id desc limit ${take}`;

export const countEntries = (tx: Tx, where: { orgId: string; releaseId: string }): Promise<number> =>
  tx.candidateEntry.count({ where });

type Note = { orgId: string; releaseId: string; text: string; authorId: string; createdAt: Date };

export async function insertNote(tx: Tx, note: Note): Promise<string> {
  const id = randomUUID();
  await tx.candidateEntry.create({ data: { ...note, id, kind: 'note' }, select: { id: true } });
  return id;
}

/** @returns the author, null if their account was deleted, undefined if the note does not exist */
export async function deleteNote(
  tx: Tx,
  { id, orgId, releaseId }: { orgId: string; releaseId: string; id: string },
): Promise<string | null | undefined> {
  const deleted = await tx.$queryRaw<Array<{ authorId: string | null }>>`
    delete from candidate_entries
     where org_id = ${orgId}::uuid and release_id = ${releaseId}::uuid and id = ${id}::uuid and kind = 'note'
    returning author_id as "authorId"`;
  return deleted[0]?.authorId;
}

export const countDecisions = (tx: Tx, { orgId, releaseId }: { orgId: string; releaseId: string }): Promise<number> =>
  tx.candidateEntry.count({ where: { orgId, releaseId, kind: 'decision' } });

type Decision = {
  orgId: string;
  releaseId: string;
  applicationId: string;
  text: string;
  fromStatus: ApplicationStatus;
  toStatus: ApplicationStatus;
  authorId: string;
  createdAt: Date;
};

export async function insertDecision(tx: Tx, decision: Decision): Promise<void> {
  await tx.candidateEntry.create({ data: { kind: 'decision', ...decision }, select: { id: true } });
}
