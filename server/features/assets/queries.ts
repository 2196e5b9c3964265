import type { Tx } from '../../core/database/db.ts';

type NewFile = {
  key: string;
  orgId: string | null;
  courseId: string | null;
  filename: string;
  size: number;
  type: string;
  createdBy: string;
  createdAt: Date;
};

export async function insertFile(tx: Tx, { size, ...file }: NewFile): Promise<string> {
  return (await tx.storedFile.create({ data: { ...file, size: BigInt(size), isStripped: true }, select: { id: true } }))
    .id;
}

export const findFile = (tx: Tx, key: string) =>
  tx.storedFile.findUnique({
    where: { key },
    select: {
      id: true,
      key: true,
      filename: true,
      size: true,
      type: true,
      createdAt: true,
      orgId: true,
      courseId: true,
    },
  });

type CourseOfFile = { courseId: string; orgId: string | null; visibility: string; isPublishedIn: boolean };

export const listCoursesOfFile = (tx: Tx, fileId: string): Promise<CourseOfFile[]> =>
  tx.$queryRaw`
    select c.id as "courseId", c.org_id as "orgId", c.visibility,
           exists (select 1 from published_courses p
                     join course_version_files v on v.course_id = p.course_id and v.number = p.version
                    where p.course_id = c.id and v.file_id = ${fileId}::uuid) as "isPublishedIn"
      from courses c
     where c.id in (
       select course_id from stored_files where id = ${fileId}::uuid
       union select course_id from course_version_files where file_id = ${fileId}::uuid
       union select course_id from course_sources where file_id = ${fileId}::uuid
       union select m.course_id from content_blocks b
               join lessons l on l.id = b.lesson_id join modules m on m.id = l.module_id
              where b.file_id = ${fileId}::uuid)`;

export const findLogoOwner = (tx: Tx, orgId: string, key: string) =>
  tx.organisation.findUnique({ where: { id: orgId, logo: key, lockedAt: null }, select: { isPublic: true } });

export const findLogoKey = async (tx: Tx, orgId: string): Promise<string | null> =>
  (await tx.organisation.findUnique({ where: { id: orgId }, select: { logo: true } }))?.logo ?? null;
