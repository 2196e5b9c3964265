/** What is missing in a working copy before it can be published. */
import { Prisma } from '#prisma/generated/client.ts';
import type { PublishWarning } from '#shared/publishing/checklist.ts';
import type { Tx } from '../../../core/db.ts';

export async function countContent(tx: Tx, courseId: string) {
  const rows = await tx.$queryRaw<Array<{ moduleCount: number; modulesWithLessons: number }>>`
    select count(*)::int as "moduleCount",
           count(*) filter (where exists (select 1 from lessons l where l.module_id = m.id))::int as "modulesWithLessons"
      from modules m where m.course_id = ${courseId}::uuid`;
  return rows[0] ?? { moduleCount: 0, modulesWithLessons: 0 };
}

const blankQuiz = Prisma.sql`b.type = 'quiz' and (trim(b.json_content ->> 'question') = ''
  or exists (select 1 from jsonb_array_elements_text(b.json_content -> 'options') o where trim(o) = ''))`;
const blankVideo = Prisma.sql`b.type = 'video' and trim(b.json_content ->> 'url') = ''`;
const deadAsset = Prisma.sql`b.type = 'asset' and b.file_id is null`;
const imageWithoutAlt = Prisma.sql`b.type = 'asset' and b.file_id is not null
  and b.json_content ->> 'type' like 'image/%' and trim(b.json_content ->> 'alt') = ''`;

/** In reading order, the first `take`. */
export const findWarnings = (tx: Tx, courseId: string, take: number): Promise<PublishWarning[]> =>
  tx.$queryRaw`
    select case when b.id is null then 'emptyLesson' when b.type = 'quiz' then 'quizWithoutText' when b.type = 'video' then 'videoWithoutLink'
                when b.file_id is null then 'deadAsset' else 'imageWithoutAlt' end as rule,
           l.id as "lessonId", l.title as "lessonTitle", b.id as "blockId"
      from modules m join lessons l on l.module_id = m.id left join content_blocks b on b.lesson_id = l.id
     where m.course_id = ${courseId}::uuid and (b.id is null or ${blankQuiz} or ${blankVideo} or ${deadAsset} or ${imageWithoutAlt})
     order by m.position, l.position, b.position
     limit ${take}`;
