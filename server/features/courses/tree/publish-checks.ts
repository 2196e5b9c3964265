import { Prisma } from '#prisma/generated/client.ts';
import type { LevelMixture, PublishWarning } from '#shared/publishing/checklist.ts';
import { courseQuestionProblems, isUnfinished, type Question } from '#shared/questions/check.ts';
import type { Tx } from '../../../core/database/db.ts';

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
const missingAsset = Prisma.sql`b.type = 'asset' and b.file_id is null`;
const imageWithoutAlt = Prisma.sql`b.type = 'asset' and b.file_id is not null
  and b.json_content ->> 'type' like 'image/%' and trim(b.json_content ->> 'alt') = ''`;

export const findWarnings = (tx: Tx, courseId: string, take: number): Promise<PublishWarning[]> =>
  tx.$queryRaw`
    select case when b.id is null then 'emptyLesson' when b.type = 'quiz' then 'quizWithoutText' when b.type = 'video' then 'videoWithoutLink'
                when b.file_id is null then 'deadAsset' else 'imageWithoutAlt' end as rule,
           l.id as "lessonId", l.title as "lessonTitle", b.id as "blockId"
      from modules m join lessons l on l.module_id = m.id left join content_blocks b on b.lesson_id = l.id
     where m.course_id = ${courseId}::uuid and (b.id is null or ${blankQuiz} or ${blankVideo} or ${missingAsset} or ${imageWithoutAlt})
     order by m.position, l.position, b.position
     limit ${take}`;

const maxComparedQuestions = 300;
export type QuestionRow = Question & { blockId: string; lessonId: string; lessonTitle: string };

export async function listQuestions(tx: Tx, courseId: string): Promise<QuestionRow[]> {
  const rows = await tx.$queryRaw<QuestionRow[]>`
    select b.id as "blockId", l.id as "lessonId", l.title as "lessonTitle", b.json_content ->> 'question' as question,
           b.json_content -> 'options' as options, (b.json_content ->> 'correctIndex')::int as "correctIndex"
      from modules m join lessons l on l.module_id = m.id join content_blocks b on b.lesson_id = l.id
     where m.course_id = ${courseId}::uuid and b.type = 'quiz'
     order by m.position, l.position, b.position
     limit ${maxComparedQuestions}`;
  return rows.filter((row) => !isUnfinished(row));
}

export async function findQuestionWarnings(tx: Tx, courseId: string): Promise<PublishWarning[]> {
  const questions = await listQuestions(tx, courseId);
  return courseQuestionProblems(questions).flatMap((problem): PublishWarning[] => {
    const isAlike = problem.code === 'alike';
    const affectedQuestion = isAlike
      ? questions[problem.second]
      : questions.find(({ correctIndex }) => correctIndex === problem.position);
    if (affectedQuestion === undefined) return [];
    const { lessonId, lessonTitle, blockId } = affectedQuestion;
    return [{ rule: isAlike ? 'alikeQuestions' : 'unbalancedAnswers', lessonId, lessonTitle, blockId }];
  });
}

export const countLevels = (tx: Tx, courseId: string): Promise<LevelMixture[]> =>
  tx.$queryRaw`
    select c.id as "moduleId", c.title, json_object_agg(c.level, c.count) as counts
      from (select m.id, m.title, m.position, b.json_content ->> 'level' as level, count(*)::int as count
              from modules m join lessons l on l.module_id = m.id join content_blocks b on b.lesson_id = l.id
             where m.course_id = ${courseId}::uuid and b.type = 'quiz' and b.json_content ->> 'level' is not null
             group by m.id, b.json_content ->> 'level') c
     group by c.id, c.title, c.position
     order by c.position`;

type UnconfirmedOrigins = { count: number; lessonId: string; lessonTitle: string; blockId: string };

export async function findUnconfirmed(tx: Tx, courseId: string): Promise<UnconfirmedOrigins | null> {
  const rows = await tx.$queryRaw<UnconfirmedOrigins[]>`
    select count(*) over ()::int as count, l.id as "lessonId", l.title as "lessonTitle", b.id as "blockId"
      from modules m join lessons l on l.module_id = m.id join content_blocks b on b.lesson_id = l.id
     where m.course_id = ${courseId}::uuid and b.origin ->> 'state' = 'generated'
     order by m.position, l.position, b.position
     limit 1`;
  return rows[0] ?? null;
}
