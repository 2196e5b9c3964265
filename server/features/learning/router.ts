import * as schema from '#shared/learning/schema.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { countView } from '../catalogue/service.ts';
import { listCourseQuestions } from './answer-statistics.ts';
import { listCourseLearners } from './learners.ts';
import { answerQuiz, getCourseProgress, listLearnedCourses, markLesson, openLesson } from './service.ts';

export const learningRouter = router({
  countView: openProcedure.input(schema.readingInput).mutation(({ ctx, input }) => countView(ctx, input)),
  answer: openProcedure.input(schema.answerInput).mutation(({ ctx, input }) => answerQuiz(ctx, input)),
  progress: signedInProcedure.input(schema.readingInput).query(({ ctx, input }) => getCourseProgress(ctx, input)),
  openLesson: signedInProcedure.input(schema.openLessonInput).mutation(({ ctx, input }) => openLesson(ctx, input)),
  markLesson: signedInProcedure.input(schema.lessonDoneInput).mutation(({ ctx, input }) => markLesson(ctx, input)),
  mine: signedInProcedure.input(schema.learnedInput).query(({ ctx, input }) => listLearnedCourses(ctx, input.cursor)),
  learners: signedInProcedure
    .input(schema.learnersInput)
    .query(({ ctx, input }) => listCourseLearners(ctx, { courseId: input.courseId, cursor: input.cursor })),
  questions: signedInProcedure
    .input(schema.questionsInput)
    .query(({ ctx, input }) => listCourseQuestions(ctx, { courseId: input.courseId, cursor: input.cursor ?? null })),
});
