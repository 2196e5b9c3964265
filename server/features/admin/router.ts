import { outboxInput, outboxMailInput } from '#shared/admin/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { outboxMail, outboxPage } from './service.ts';

export const adminRouter = router({
  outbox: signedInProcedure.input(outboxInput).query(({ ctx, input }) => outboxPage(ctx, input.cursor)),
  outboxMail: signedInProcedure.input(outboxMailInput).query(({ ctx, input }) => outboxMail(ctx, input.mailId)),
});

export { adminCoursesRouter } from './courses/router.ts';
export { adminDashboardRouter } from './dashboard/router.ts';
export { adminJobsRouter } from './jobs/router.ts';
export { adminOrganisationsRouter } from './organisations/router.ts';
export { adminUsersRouter } from './users/router.ts';
