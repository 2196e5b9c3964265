import type { Database } from '../../core/db.ts';

const isPublic = `visibility = 'public'`;

/** The first two hex digits that ids of public courses begin with: one walk over the primary key, 256 steps at most. */
export async function listParts({ readPool }: Database): Promise<string[]> {
  const { rows } = await readPool.query<{ part: string }>(
    `with recursive parts as (
       (select left(course_id::text, 2) as part from published_courses where ${isPublic} order by course_id limit 1)
       union all
       select (select left(course_id::text, 2) from published_courses
                where ${isPublic} and course_id > (p.part || 'ffffff-ffff-ffff-ffff-ffffffffffff')::uuid
                order by course_id limit 1)
         from parts p where p.part is not null)
     select part from parts where part is not null`,
  );
  return rows.map(({ part }) => part);
}

export async function listPart(
  { readPool }: Database,
  part: string,
): Promise<Array<{ courseId: string; publishedAt: Date }>> {
  const { rows } = await readPool.query<{ courseId: string; publishedAt: Date }>(
    `select course_id as "courseId", published_at as "publishedAt" from published_courses
      where ${isPublic} and course_id between $1 and $2 order by course_id limit 50000`,
    [`${part}000000-0000-0000-0000-000000000000`, `${part}ffffff-ffff-ffff-ffff-ffffffffffff`],
  );
  return rows;
}
