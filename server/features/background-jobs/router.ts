import { jobInput } from '#shared/background-jobs/state.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { cancelJob, getJobState, streamJobChanges } from './service.ts';

export const backgroundJobsRouter = router({
  state: signedInProcedure.input(jobInput).query(({ ctx, input }) => getJobState(ctx, input.jobId)),
  cancel: signedInProcedure.input(jobInput).mutation(({ ctx, input }) => cancelJob(ctx, input.jobId)),
  changes: signedInProcedure
    .input(jobInput)
    .subscription(({ ctx, input, signal }) => streamJobChanges(ctx, input.jobId, signal)),
});
