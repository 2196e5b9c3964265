import * as schema from '#shared/learning/schema.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { countView } from '../catalogue/service.ts';
import { listCourseQuestions } from './answer-statistics.ts';
import { changeVerifiable, getCertificate, listRemaining } from './certificate.ts';
import { listCourseLearners } from './learners.ts';
import {
  answerQuiz,
  getCardProgress,
  getCourseProgress,
  listLearnedCourses,
  markLesson,
  openLesson,
} from './service.ts';
import { verifyCertificate, withdrawCertificate } from './verification.ts';

const withdrawalLimit = { name: 'withdraw-certificate', points: 30, seconds: 3600 };

export const learningRouter = router({
  countView: openProcedure.input(schema.readingInput).mutation(({ ctx, input }) => countView(ctx, input)),
  answer: openProcedure.input(schema.answerInput).mutation(({ ctx, input }) => answerQuiz(ctx, input)),
  progress: signedInProcedure.input(schema.readingInput).query(({ ctx, input }) => getCourseProgress(ctx, input)),
  openLesson: signedInProcedure.input(schema.openLessonInput).mutation(({ ctx, input }) => openLesson(ctx, input)),
  markLesson: signedInProcedure.input(schema.lessonDoneInput).mutation(({ ctx, input }) => markLesson(ctx, input)),
  mine: signedInProcedure.input(schema.learnedInput).query(({ ctx, input }) => listLearnedCourses(ctx, input.cursor)),
  cardProgress: signedInProcedure
    .input(schema.cardProgressInput)
    .query(({ ctx, input }) => getCardProgress(ctx, input.courseIds)),
  certificate: signedInProcedure
    .input(schema.certificateInput)
    .query(({ ctx, input }) => getCertificate(ctx, input.certificateId)),
  remainingCertificates: signedInProcedure
    .input(schema.learnedInput)
    .query(({ ctx, input }) => listRemaining(ctx, input.cursor)),
  changeVerifiable: signedInProcedure
    .input(schema.verifiableInput)
    .mutation(({ ctx, input }) => changeVerifiable(ctx, input)),
  verify: openProcedure
    .input(schema.verificationInput)
    .query(({ ctx, input }) => verifyCertificate(ctx, input.certificate)),
  withdrawCertificate: signedInProcedure
    .meta({ limit: withdrawalLimit })
    .input(schema.withdrawalInput)
    .mutation(({ ctx, input }) => withdrawCertificate(ctx, input)),
  learners: signedInProcedure
    .input(schema.learnersInput)
    .query(({ ctx, input }) => listCourseLearners(ctx, { courseId: input.courseId, cursor: input.cursor })),
  questions: signedInProcedure
    .input(schema.questionsInput)
    .query(({ ctx, input }) => listCourseQuestions(ctx, { courseId: input.courseId, cursor: input.cursor ?? null })),
});
