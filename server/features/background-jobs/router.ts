import { jobInput } from '#shared/background-jobs/state.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { cancelJob, jobChanges, jobState } from './service.ts';

export const backgroundJobsRouter = router({
  state: signedInProcedure.input(jobInput).query(({ ctx, input }) => jobState(ctx, input.jobId)),
  cancel: signedInProcedure.input(jobInput).mutation(({ ctx, input }) => cancelJob(ctx, input.jobId)),
  changes: signedInProcedure
    .input(jobInput)
    .subscription(({ ctx, input, signal }) => jobChanges(ctx, input.jobId, signal)),
});
