import * as schema from '#shared/learning/schema.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { countView } from '../catalogue/service.ts';
import { courseQuestions } from './answer-statistics.ts';
import { courseLearners } from './learners.ts';
import { answerQuiz, courseProgress, learnedCourses, markLesson, openLesson } from './service.ts';

export const learningRouter = router({
  countView: openProcedure.input(schema.readingInput).mutation(({ ctx, input }) => countView(ctx, input)),
  answer: openProcedure.input(schema.answerInput).mutation(({ ctx, input }) => answerQuiz(ctx, input)),
  progress: signedInProcedure.input(schema.readingInput).query(({ ctx, input }) => courseProgress(ctx, input)),
  openLesson: signedInProcedure.input(schema.openLessonInput).mutation(({ ctx, input }) => openLesson(ctx, input)),
  markLesson: signedInProcedure.input(schema.lessonDoneInput).mutation(({ ctx, input }) => markLesson(ctx, input)),
  mine: signedInProcedure.input(schema.learnedInput).query(({ ctx, input }) => learnedCourses(ctx, input.cursor)),
  learners: signedInProcedure
    .input(schema.learnersInput)
    .query(({ ctx, input }) => courseLearners(ctx, { courseId: input.courseId, cursor: input.cursor })),
  questions: signedInProcedure
    .input(schema.questionsInput)
    .query(({ ctx, input }) => courseQuestions(ctx, { courseId: input.courseId, cursor: input.cursor ?? null })),
});
