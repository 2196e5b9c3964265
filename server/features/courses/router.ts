import { courseInput, courseListInput, courseSettingsInput, createCourseInput } from '#shared/courses/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import {
  changeSettings,
  countCoursesByState,
  createCourse,
  duplicateCourse,
  listCoursesPage,
  listSelectableSkills,
  removeCourse,
  renewInvitation,
} from './service.ts';

export const coursesRouter = router({
  page: signedInProcedure
    .input(courseListInput)
    .query(({ ctx, input: { cursor, direction: _, ...filter } }) => listCoursesPage(ctx, { filter, cursor })),
  counts: signedInProcedure.query(({ ctx }) => countCoursesByState(ctx)),
  skills: signedInProcedure.query(({ ctx }) => listSelectableSkills(ctx)),
  create: signedInProcedure.input(createCourseInput).mutation(({ ctx, input }) => createCourse(ctx, input.title)),
  duplicate: signedInProcedure.input(courseInput).mutation(({ ctx, input }) => duplicateCourse(ctx, input.courseId)),
  remove: signedInProcedure.input(courseInput).mutation(({ ctx, input }) => removeCourse(ctx, input.courseId)),
  changeSettings: signedInProcedure.input(courseSettingsInput).mutation(({ ctx, input }) => changeSettings(ctx, input)),
  renewInvitation: signedInProcedure
    .input(courseInput)
    .mutation(({ ctx, input }) => renewInvitation(ctx, input.courseId)),
});
