import {
  createJobInput,
  jobInput,
  jobsFileInput,
  ownJobsInput,
  publishJobInput,
  saveJobInput,
} from '#shared/jobs/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { applyImport, jobImportLimit, planImport } from './import/apply-import.ts';
import { closeJob, extendJob, publishJob, reopenJob } from './publish.ts';
import { jobChanges, saveJob } from './save.ts';
import { createJob, duplicateJob, editedJob, jobCounts, jobCreationLimit, jobsPage, removeJob } from './service.ts';

const procedure = signedInProcedure;
const creation = procedure.meta({ limit: jobCreationLimit });
const jobsFile = procedure.meta({ limit: jobImportLimit });

export const jobsRouter = router({
  page: procedure
    .input(ownJobsInput)
    .query(({ ctx, input: { cursor, direction: _, ...filter } }) => jobsPage(ctx, { filter, cursor })),
  counts: procedure.query(({ ctx }) => jobCounts(ctx)),
  job: procedure.input(jobInput).query(({ ctx, input }) => editedJob(ctx, input.jobId)),
  changes: procedure.input(jobInput).subscription(({ ctx, input, signal }) => jobChanges(ctx, input.jobId, signal)),
  create: creation.input(createJobInput).mutation(({ ctx, input }) => createJob(ctx, input.title)),
  save: procedure.input(saveJobInput).mutation(({ ctx, input }) => saveJob(ctx, input)),
  publish: procedure.input(publishJobInput).mutation(({ ctx, input }) => publishJob(ctx, input)),
  extend: procedure.input(jobInput).mutation(({ ctx, input }) => extendJob(ctx, input.jobId)),
  close: procedure.input(jobInput).mutation(({ ctx, input }) => closeJob(ctx, input.jobId)),
  reopen: procedure.input(jobInput).mutation(({ ctx, input }) => reopenJob(ctx, input.jobId)),
  duplicate: creation.input(jobInput).mutation(({ ctx, input }) => duplicateJob(ctx, input.jobId)),
  planImport: jobsFile.input(jobsFileInput).mutation(({ ctx, input }) => planImport(ctx, input.csv)),
  applyImport: jobsFile.input(jobsFileInput).mutation(({ ctx, input }) => applyImport(ctx, input.csv)),
  remove: procedure.input(jobInput).mutation(({ ctx, input }) => removeJob(ctx, input.jobId)),
});
