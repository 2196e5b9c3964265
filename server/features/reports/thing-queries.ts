import { z } from 'zod';
import type { PublicKind, ThingState } from '#shared/reports/report.ts';
import type { Tx } from '../../core/database/db.ts';
import { isUnlocked } from '../../core/database/fragments.ts';

export type PublicThing = { resourceId: string; orgId: string | null; title: string };

type PublicAddress = { kind: PublicKind; named: string; now: Date };

export async function findPublicThing(tx: Tx, { kind, named, now }: PublicAddress): Promise<PublicThing | null> {
  if (kind === 'organisation') return firstRow(findCompanyPage(tx, named));
  const id = z.uuid().safeParse(named);
  if (!id.success) return null;
  return firstRow(kind === 'course' ? findPublicCourse(tx, id.data) : findOnlineJob(tx, id.data, now));
}

const firstRow = async (rows: Promise<PublicThing[]>): Promise<PublicThing | null> => (await rows)[0] ?? null;

const findPublicCourse = (tx: Tx, courseId: string) =>
  tx.$queryRaw<PublicThing[]>`
    select course_id as "resourceId", org_id as "orgId", title
      from published_courses where course_id = ${courseId}::uuid and visibility = 'public'`;

const findOnlineJob = (tx: Tx, jobId: string, now: Date) =>
  tx.$queryRaw<PublicThing[]>`
    select job_id as "resourceId", org_id as "orgId", title
      from published_jobs where job_id = ${jobId}::uuid and ends_at > ${now}::timestamptz`;

const findCompanyPage = (tx: Tx, slug: string) =>
  tx.$queryRaw<PublicThing[]>`
    select id as "resourceId", id as "orgId", name as title
      from orgs where slug = ${slug} and is_public and ${isUnlocked('orgs')}`;

type Row = { isTakenDown: boolean; isOnline: boolean };

const rowsOf: Record<PublicKind, (tx: Tx, id: string, now: Date) => Promise<Row[]>> = {
  course: (tx, id) =>
    tx.$queryRaw`
      select c.taken_down_at is not null as "isTakenDown", coalesce(p.visibility = 'public', false) as "isOnline"
        from courses c left join published_courses p on p.course_id = c.id where c.id = ${id}::uuid`,
  job: (tx, id, now) =>
    tx.$queryRaw`
      select j.taken_down_at is not null as "isTakenDown", coalesce(p.ends_at > ${now}::timestamptz, false) as "isOnline"
        from jobs j left join published_jobs p on p.job_id = j.id where j.id = ${id}::uuid`,
  organisation: (tx, id) =>
    tx.$queryRaw`
      select locked_at is not null as "isTakenDown", is_public as "isOnline" from orgs where id = ${id}::uuid`,
};

export async function findThingState(
  tx: Tx,
  { kind, resourceId, now }: { kind: PublicKind; resourceId: string; now: Date },
): Promise<ThingState> {
  const [row] = await rowsOf[kind](tx, resourceId, now);
  if (row === undefined) return 'gone';
  if (row.isTakenDown) return 'takenDown';
  return row.isOnline ? 'online' : 'offline';
}
