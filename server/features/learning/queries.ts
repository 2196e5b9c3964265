import type { CardProgress } from '#shared/learning/state.ts';
import { minAnswers } from '#shared/questions/answers.ts';
import type { Tx } from '../../core/database/db.ts';

export async function findPublishedVersion(tx: Tx, courseId: string): Promise<number | null> {
  return (await tx.publishedCourse.findUnique({ where: { courseId }, select: { version: true } }))?.version ?? null;
}

export type Learner = { userId: string; courseId: string };

export async function findCourseProgress(tx: Tx, { userId, courseId }: Learner) {
  return tx.enrolment.findUnique({
    where: { userId_courseId: { userId, courseId } },
    select: {
      lastLessonId: true,
      completedAt: true,
      lessons: { select: { lessonId: true }, orderBy: { doneAt: 'asc' } },
      answers: { select: { blockId: true, question: true, chosenText: true } },
    },
  });
}

type Visit = Learner & { version: number; lessonId: string | null; invitation: string | null; now: Date };

/** Locks the row until the transaction ends. */
export async function insertEnrolment(tx: Tx, { userId, courseId, version, now, ...given }: Visit): Promise<void> {
  const last = {
    ...(given.lessonId !== null && { lastLessonId: given.lessonId }),
    ...(given.invitation !== null && { invitation: given.invitation }),
  };
  await tx.enrolment.upsert({
    where: { userId_courseId: { userId, courseId } },
    create: { userId, courseId, version, startedAt: now, lastSeenAt: now, ...last },
    update: { version, lastSeenAt: now, ...last },
    select: { userId: true },
  });
}

export async function updateLessonDone(
  tx: Tx,
  { lessonId, isDone, now, ...learner }: Learner & { lessonId: string; isDone: boolean; now: Date },
): Promise<void> {
  if (isDone) await tx.lessonProgress.createMany({ data: { ...learner, lessonId, doneAt: now }, skipDuplicates: true });
  else await tx.lessonProgress.deleteMany({ where: { ...learner, lessonId } });
}

type Answer = Learner & {
  blockId: string;
  chosen: number;
  chosenText: string;
  question: string;
  isCorrect: boolean;
  answeredAt: Date;
  asked: string;
  choice: string;
};

type CountedQuestion = Pick<Answer, 'courseId' | 'blockId' | 'asked'>;

export async function insertAnswer(tx: Tx, answer: Answer): Promise<void> {
  const { userId, courseId, blockId, chosen, chosenText, question, isCorrect, answeredAt, asked, choice } = answer;
  await tx.$executeRaw`
    with former as (
      select 1 from quiz_answers
       where user_id = ${userId}::uuid and course_id = ${courseId}::uuid and block_id = ${blockId}::uuid and question = ${question}
    ), counted as (
      insert into question_choices (course_id, block_id, question, choice, count)
      select ${courseId}::uuid, ${blockId}::uuid, ${asked}, ${choice}, 1 where not exists (select 1 from former)
      on conflict (course_id, block_id, question, choice) do update set count = question_choices.count + 1
    )
    insert into quiz_answers (user_id, course_id, block_id, chosen, chosen_text, question, is_correct, answered_at)
    values (${userId}::uuid, ${courseId}::uuid, ${blockId}::uuid, ${chosen}, ${chosenText}, ${question}, ${isCorrect}, ${answeredAt})
    on conflict (user_id, course_id, block_id) do update
       set chosen = excluded.chosen, chosen_text = excluded.chosen_text, question = excluded.question,
           is_correct = excluded.is_correct, answered_at = excluded.answered_at`;
  await updatePublishedCounts(tx, answer);
}

/** Publishes counts in steps of five answers: a smaller difference could reveal one person's answer. */
export async function updatePublishedCounts(tx: Tx, { courseId, blockId, asked }: CountedQuestion): Promise<void> {
  await tx.$executeRaw`
    with counted as (
      select sum(count - shown) >= ${minAnswers} as is_new from question_choices
       where course_id = ${courseId}::uuid and block_id = ${blockId}::uuid and question = ${asked})
    update question_choices set shown = count from counted
     where is_new and course_id = ${courseId}::uuid and block_id = ${blockId}::uuid and question = ${asked} and shown < count`;
}

export type LearnedCursor = { lastSeenAt: Date; courseId: string };

export const listEnrolments = (tx: Tx, page: { userId: string; cursor: LearnedCursor | null; take: number }) =>
  tx.enrolment.findMany({
    where: {
      userId: page.userId,
      ...(page.cursor === null
        ? {}
        : {
            OR: [
              { lastSeenAt: { lt: page.cursor.lastSeenAt } },
              { lastSeenAt: page.cursor.lastSeenAt, courseId: { lt: page.cursor.courseId } },
            ],
          }),
    },
    orderBy: [{ lastSeenAt: 'desc' }, { courseId: 'desc' }],
    take: page.take,
    select: {
      courseId: true,
      version: true,
      invitation: true,
      lastLessonId: true,
      lastSeenAt: true,
      completedAt: true,
      course: { select: { published: { select: { title: true, version: true, minutes: true } } } },
      lessons: { select: { lessonId: true } },
      answers: { select: { blockId: true, question: true, chosenText: true } },
    },
  });

export async function findTitle(tx: Tx, courseId: string, version: number): Promise<string | null> {
  const where = { courseId_number: { courseId, number: version } };
  return (await tx.courseVersion.findUnique({ where, select: { title: true } }))?.title ?? null;
}

type CardProgressRow = Pick<CardProgress, 'courseId' | 'completedAt' | 'hasCertificate'> & {
  lessonIds: string[];
  doneIds: string[];
  lastLessonId: string | null;
};

/** `lessonIds` are those of the published version, in order. */
export const listCardProgress = (tx: Tx, userId: string, courseIds: readonly string[]) =>
  tx.$queryRaw<CardProgressRow[]>`
    select e.course_id as "courseId", e.completed_at as "completedAt", e.last_lesson_id as "lastLessonId",
           array(select jsonb_path_query(v.published_payload, '$.modules[*].lessons[*].id') #>> '{}') as "lessonIds",
           array(select l.lesson_id::text from lesson_progress l
                  where l.user_id = e.user_id and l.course_id = e.course_id) as "doneIds",
           coalesce((select c.withdrawn_at is null from certificates c
                      where c.user_id = e.user_id and c.course_id = e.course_id
                      order by c.version desc limit 1), false) as "hasCertificate"
      from enrolments e
      join published_courses p on p.course_id = e.course_id and p.visibility = 'public'
      join course_versions v on v.course_id = p.course_id and v.number = p.version
     where e.user_id = ${userId}::uuid and e.course_id = any(${courseIds}::uuid[])`;
