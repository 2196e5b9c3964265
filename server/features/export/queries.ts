import type { Tx } from '../../core/database/db.ts';

export type VersionFile = { id: string; key: string; filename: string; size: number; type: string };

export async function listVersionFiles(tx: Tx, courseId: string, number: number): Promise<VersionFile[]> {
  const rows = await tx.courseVersionFile.findMany({
    where: { courseId, number },
    select: { file: { select: { id: true, key: true, filename: true, size: true, type: true } } },
    orderBy: { fileId: 'asc' },
  });
  return rows.map(({ file: { size, ...file } }) => ({ ...file, size: Number(size) }));
}

export type VersionHead = { title: string; version: number; publishedAt: Date; outcomes: string[] };

export async function findHead(tx: Tx, courseId: string, number: number): Promise<VersionHead | null> {
  const rows = await tx.$queryRaw<VersionHead[]>`
    select title, number as version, published_at as "publishedAt",
           array(select jsonb_array_elements_text(published_payload -> 'outcomes')) as outcomes
      from course_versions where course_id = ${courseId}::uuid and number = ${number}`;
  return rows[0] ?? null;
}

export const findDescription = async (tx: Tx, id: string): Promise<string> =>
  (await tx.course.findUniqueOrThrow({ where: { id }, select: { description: true } })).description;

export async function listSkillIds(tx: Tx, courseId: string): Promise<number[]> {
  const rows = await tx.courseSkill.findMany({
    where: { courseId },
    select: { skillId: true },
    orderBy: { skillId: 'asc' },
  });
  return rows.map(({ skillId }) => skillId);
}
