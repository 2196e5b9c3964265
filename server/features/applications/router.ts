import {
  applyInput,
  boardInput,
  columnInput,
  mineInput,
  moveInput,
  ofJobInput,
  ofJobsInput,
  withdrawInput,
} from '#shared/applications/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { applyLimit, applyToJob } from './apply.ts';
import { boardColumn, boardOf } from './board.ts';
import { moveApplication } from './move.ts';
import { applicationOfJob, applicationsOfJobs, ownApplications } from './own-applications.ts';
import { withdrawApplication } from './withdraw.ts';

export const applicationsRouter = router({
  ofJob: signedInProcedure.input(ofJobInput).query(({ ctx, input }) => applicationOfJob(ctx, input.jobId)),
  ofJobs: signedInProcedure.input(ofJobsInput).query(({ ctx, input }) => applicationsOfJobs(ctx, input.jobIds)),
  /** tRPC reserves the name 'apply'. */
  send: signedInProcedure
    .meta({ limit: applyLimit })
    .input(applyInput)
    .mutation(({ ctx, input }) => applyToJob(ctx, input)),
  mine: signedInProcedure.input(mineInput).query(({ ctx, input }) => ownApplications(ctx, input.cursor)),
  withdraw: signedInProcedure.input(withdrawInput).mutation(({ ctx, input }) => withdrawApplication(ctx, input)),
});

export const boardRouter = router({
  ofJob: signedInProcedure.input(boardInput).query(({ ctx, input }) => boardOf(ctx, input.jobId)),
  column: signedInProcedure
    .input(columnInput)
    .query(({ ctx, input: { direction: _, ...column } }) => boardColumn(ctx, column)),
  move: signedInProcedure.input(moveInput).mutation(({ ctx, input }) => moveApplication(ctx, input)),
});
