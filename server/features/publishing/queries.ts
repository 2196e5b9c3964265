import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Snapshot } from '#shared/publishing/snapshot.ts';
import type { Tx } from '../../core/database/db.ts';
import { fullName } from '../../core/database/fragments.ts';

export const findState = (tx: Tx, id: string) =>
  tx.course.findUniqueOrThrow({
    where: { id },
    select: {
      title: true,
      status: true,
      version: true,
      revision: true,
      publishedRevision: true,
      visibility: true,
      published: { select: { version: true } },
    },
  });

export const countSkills = (tx: Tx, courseId: string) => tx.courseSkill.count({ where: { courseId } });

type VersionRow = {
  number: number;
  title: string;
  publishedAt: Date;
  publishedBy: string | null;
  moduleCount: number;
  lessonCount: number;
  blockCount: number;
};

export const listVersions = (tx: Tx, page: { courseId: string; before: number | null; take: number }) =>
  tx.$queryRaw<VersionRow[]>`
    select v.number, v.title, v.published_at as "publishedAt", ${fullName('p')} as "publishedBy",
           v.module_count as "moduleCount", v.lesson_count as "lessonCount", v.block_count as "blockCount"
      from course_versions v left join profiles p on p.user_id = v.published_by
     where v.course_id = ${page.courseId}::uuid and (${page.before}::int is null or v.number < ${page.before}::int)
     order by v.number desc
     limit ${page.take}`;

export async function findSnapshotText(tx: Tx, courseId: string, number: number): Promise<string | null> {
  const rows = await tx.$queryRaw<Array<{ payload: string }>>`
    select published_payload::text as payload from course_versions where course_id = ${courseId}::uuid and number = ${number}`;
  return rows[0]?.payload ?? null;
}

/** Yields before and after parsing, because large snapshots block the event loop. */
export async function findSnapshot(tx: Tx, courseId: string, number: number): Promise<Snapshot | null> {
  const payload = await findSnapshotText(tx, courseId, number);
  if (payload === null) return null;
  await nextTurn();
  const snapshot = JSON.parse(payload) as Snapshot;
  await nextTurn();
  return snapshot;
}

export async function hasVersion(tx: Tx, courseId: string, number: number): Promise<boolean> {
  return (await tx.courseVersion.count({ where: { courseId, number } })) > 0;
}
