import { adminCourseInput, coursesInput } from '#shared/admin/courses.ts';
import { router, signedInProcedure } from '../../../core/trpc/trpc.ts';
import { courseOf } from './course.ts';
import { courseList, ownedPage } from './list.ts';

export const adminCoursesRouter = router({
  page: signedInProcedure.input(coursesInput).query(({ ctx, input }) => ownedPage(ctx.app, courseList, input)),
  course: signedInProcedure.input(adminCourseInput).query(({ ctx, input }) => courseOf(ctx.app, input.courseId)),
});
