import type { QuizContent } from '#shared/courses/content.ts';
import type { QuestionLevel } from '#shared/courses/question-levels.ts';
import type { Tx } from '../../core/database/db.ts';

export type QuestionRow = Pick<QuizContent, 'question' | 'options' | 'correctIndex'> & {
  blockId: string;
  lessonId: string;
  lessonTitle: string;
  moduleTitle: string;
  lessonNumber: string;
  level: QuestionLevel | null;
};

export const listQuestions = (tx: Tx, { courseId, skip, take }: { courseId: string; skip: number; take: number }) =>
  tx.$queryRaw<QuestionRow[]>`
    select b.block ->> 'id' as "blockId", l.lesson ->> 'id' as "lessonId", l.lesson ->> 'title' as "lessonTitle",
           m.module ->> 'title' as "moduleTitle", m.number || '.' || l.number as "lessonNumber",
           b.block -> 'json_content' ->> 'question' as question, b.block -> 'json_content' -> 'options' as options,
           (b.block -> 'json_content' ->> 'correctIndex')::int as "correctIndex", b.block -> 'json_content' ->> 'level' as level
      from published_courses p
      join course_versions v on v.course_id = p.course_id and v.number = p.version
     cross join jsonb_array_elements(v.published_payload -> 'modules') with ordinality m (module, number)
     cross join jsonb_array_elements(m.module -> 'lessons') with ordinality l (lesson, number)
     cross join jsonb_array_elements(l.lesson -> 'content_blocks') with ordinality b (block, number)
     where p.course_id = ${courseId}::uuid and b.block ->> 'type' = 'quiz'
     order by m.number, l.number, b.number
    offset ${skip} limit ${take}`;

type QuestionRef = { blockId: string; question: string };
type ChoiceCount = { blockId: string; choice: string; count: number; shown: number };

export async function countChoices(
  tx: Tx,
  courseId: string,
  questions: readonly QuestionRef[],
): Promise<ChoiceCount[]> {
  if (questions.length === 0) return [];
  return tx.$queryRaw<ChoiceCount[]>`
    select c.block_id as "blockId", c.choice, c.count, c.shown
      from question_choices c
      join unnest(${questions.map(({ blockId }) => blockId)}::uuid[], ${questions.map(({ question }) => question)}::text[])
           as asked (block_id, question) on asked.block_id = c.block_id and asked.question = c.question
     where c.course_id = ${courseId}::uuid`;
}
