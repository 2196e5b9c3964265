import { z } from 'zod';
import type { PublicKind, ResourceState } from '#shared/reports/report.ts';
import type { Tx } from '../../core/database/db.ts';
import { isUnlocked } from '../../core/database/fragments.ts';

export type PublicResource = { resourceId: string; orgId: string | null; title: string };

type PublicResourceKey = { kind: PublicKind; idOrSlug: string; now: Date };

export async function findPublicResource(
  tx: Tx,
  { kind, idOrSlug, now }: PublicResourceKey,
): Promise<PublicResource | null> {
  if (kind === 'organisation') return firstRow(findCompanyPage(tx, idOrSlug));
  const id = z.uuid().safeParse(idOrSlug);
  if (!id.success) return null;
  return firstRow(kind === 'course' ? findPublicCourse(tx, id.data) : findOnlineJob(tx, id.data, now));
}

const firstRow = async (rows: Promise<PublicResource[]>): Promise<PublicResource | null> => (await rows)[0] ?? null;

const findPublicCourse = (tx: Tx, courseId: string) =>
  tx.$queryRaw<PublicResource[]>`
    select course_id as "resourceId", org_id as "orgId", title
      from published_courses where course_id = ${courseId}::uuid and visibility = 'public'`;

const findOnlineJob = (tx: Tx, jobId: string, now: Date) =>
  tx.$queryRaw<PublicResource[]>`
    select job_id as "resourceId", org_id as "orgId", title
      from published_jobs where job_id = ${jobId}::uuid and ends_at > ${now}::timestamptz`;

const findCompanyPage = (tx: Tx, slug: string) =>
  tx.$queryRaw<PublicResource[]>`
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

export async function findResourceState(
  tx: Tx,
  { kind, resourceId, now }: { kind: PublicKind; resourceId: string; now: Date },
): Promise<ResourceState> {
  const [row] = await rowsOf[kind](tx, resourceId, now);
  if (row === undefined) return 'gone';
  if (row.isTakenDown) return 'takenDown';
  return row.isOnline ? 'online' : 'offline';
}
