import { adminJobInput, adminJobsInput } from '#shared/admin/jobs.ts';
import { router, signedInProcedure } from '../../../core/trpc/trpc.ts';
import { ownedPage } from '../courses/list.ts';
import { jobOf } from './job.ts';
import { jobList } from './list.ts';

export const adminJobsRouter = router({
  page: signedInProcedure.input(adminJobsInput).query(({ ctx, input }) => ownedPage(ctx.app, jobList, input)),
  job: signedInProcedure.input(adminJobInput).query(({ ctx, input }) => jobOf(ctx.app, input.jobId)),
});
