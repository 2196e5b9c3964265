/**
 * Anonymous counts of first answers per option. Authors see them in steps of five people, so that no difference of two
 * counts reveals one person's answer.
 */
import { type AnsweredQuestion, answerSummary } from '#shared/questions/answers.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { requireCourse } from '../courses/service.ts';
import { countChoices, listQuestions, type QuestionRow } from './answer-statistics-queries.ts';
import { choiceKey, questionKey } from './progress.ts';

const pageSize = 25;

/**
 * Questions of the version that is online, in reading order.
 * @throws RuleError NOT_FOUND
 */
export async function listCourseQuestions(ctx: SignedInContext, input: { courseId: string; cursor: number | null }) {
  const { courseId, cursor } = input;
  const db = ctx.app.db.prisma;
  await requireCourse(ctx, db, courseId);
  const skip = cursor ?? 0;
  const fetchedRows = await listQuestions(db, { courseId, skip, take: pageSize + 1 });
  const rows = fetchedRows.slice(0, pageSize).map((row) => ({ ...row, key: questionKey(row) }));
  const counts = await countChoices(
    db,
    courseId,
    rows.map(({ blockId, key }) => ({ blockId, question: key })),
  );
  const countsByBlock = Map.groupBy(counts, ({ blockId }) => blockId);
  return {
    questions: rows.map((row) => toAnsweredQuestion(row, countsByBlock.get(row.blockId) ?? [])),
    nextCursor: fetchedRows.length > pageSize ? skip + pageSize : null,
  };
}

type OptionCount = { choice: string; count: number; shown: number };

function toAnsweredQuestion(row: QuestionRow, counts: readonly OptionCount[]): AnsweredQuestion {
  const { blockId, lessonId, lessonTitle, moduleTitle, lessonNumber, question, level, options, correctIndex } = row;
  const byChoice = new Map(counts.map(({ choice, shown }) => [choice, shown]));
  const sumOf = (column: 'count' | 'shown') => counts.reduce((sum, one) => sum + one[column], 0);
  const answered = sumOf('shown') || sumOf('count');
  const counted = options.map((text, index) => ({
    text,
    isRight: text === options[correctIndex],
    count: options.indexOf(text) === index ? (byChoice.get(choiceKey(text)) ?? 0) : 0,
  }));
  return {
    blockId,
    lessonId,
    lessonTitle,
    moduleTitle,
    lessonNumber,
    question,
    level,
    answered,
    ...answerSummary(counted, answered),
  };
}
