import {
  bestJobsInput,
  changeJobMailsInput,
  companiesInput,
  discoverInput,
  endJobMailsInput,
  explainInput,
  jobInput,
  ofJobsInput,
  savedJobsInput,
} from '#shared/matching/schema.ts';
import { workPreference } from '#shared/matching/work-preference.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { matchingCompanies } from './companies.ts';
import { developmentPath } from './development-path.ts';
import { discover } from './discover.ts';
import { changeJobMails, endJobMails, endLinkState, jobMailsState } from './job-mails.ts';
import { explainJob, matchesOfJobs } from './job-matches.ts';
import { bestJobs, matchingOverview } from './overview.ts';
import { removeSavedJob, savedJobIds, savedJobsPage, saveJob } from './saved-jobs.ts';
import { adoptPreference, ownPreference, savePreference } from './work-preference.ts';

const procedure = signedInProcedure;

export const matchingRouter = router({
  discover: openProcedure
    .input(discoverInput)
    .query(({ ctx, input: { direction: _, ...input } }) => discover(ctx, input)),
  ofJobs: openProcedure.input(ofJobsInput).query(({ ctx, input }) => matchesOfJobs(ctx, input)),
  explain: openProcedure.input(explainInput).query(({ ctx, input }) => explainJob(ctx, input)),
  best: openProcedure.input(bestJobsInput).query(({ ctx, input }) => bestJobs(ctx, input)),
  companies: procedure.input(companiesInput).query(({ ctx, input }) => matchingCompanies(ctx, input)),
  path: procedure.query(({ ctx }) => developmentPath(ctx)),
  overview: procedure.query(({ ctx }) => matchingOverview(ctx)),
});

export const savedJobsRouter = router({
  page: procedure.input(savedJobsInput).query(({ ctx, input }) => savedJobsPage(ctx, input.cursor)),
  ids: procedure.query(({ ctx }) => savedJobIds(ctx)),
  save: procedure.input(jobInput).mutation(({ ctx, input }) => saveJob(ctx, input.jobId)),
  remove: procedure.input(jobInput).mutation(({ ctx, input }) => removeSavedJob(ctx, input.jobId)),
});

export const workPreferenceRouter = router({
  get: procedure.query(({ ctx }) => ownPreference(ctx)),
  save: procedure.input(workPreference).mutation(({ ctx, input }) => savePreference(ctx, input)),
  adopt: procedure.input(workPreference).mutation(({ ctx, input }) => adoptPreference(ctx, input)),
});

export const jobMailsRouter = router({
  state: procedure.query(({ ctx }) => jobMailsState(ctx)),
  change: procedure.input(changeJobMailsInput).mutation(({ ctx, input }) => changeJobMails(ctx, input.isOn)),
  linkState: openProcedure.input(endJobMailsInput).query(({ ctx, input }) => endLinkState(ctx, input.token)),
  endByToken: openProcedure.input(endJobMailsInput).mutation(({ ctx, input }) => endJobMails(ctx, input.token)),
});
