import { adminJobInput, adminJobsInput } from '#shared/admin/jobs.ts';
import { router, signedInProcedure } from '../../../core/trpc/trpc.ts';
import { jobOf } from './job.ts';
import { jobsPage } from './list.ts';

export const adminJobsRouter = router({
  page: signedInProcedure.input(adminJobsInput).query(({ ctx, input }) => jobsPage(ctx.app, input)),
  job: signedInProcedure.input(adminJobInput).query(({ ctx, input }) => jobOf(ctx.app, input.jobId)),
});
