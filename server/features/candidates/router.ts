import {
  candidateInput,
  candidatesInput,
  compareInput,
  countsInput,
  entriesInput,
  noteInput,
  removeNoteInput,
  shareInput,
  statisticsInput,
} from '#shared/candidates/schema.ts';
import { closeInput, messagesInput, reportInput, sendInput } from '#shared/releases/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import {
  companyClose,
  companyConversation,
  companyReport,
  companySend,
  messageReports,
  messages,
} from '../releases/service.ts';
import { compareCandidates, viewCandidate } from './candidate-detail.ts';
import { candidateChanges } from './change-events.ts';
import { candidateJobs } from './company-jobs.ts';
import { addNote, candidateEntries, removeNote } from './entries.ts';
import { candidateCounts, candidatesPage } from './list.ts';
import { candidateStatistics } from './statistics.ts';
import { changeShare, teamShare } from './team.ts';

export const candidatesRouter = router({
  page: signedInProcedure.input(candidatesInput).query(({ ctx, input }) => candidatesPage(ctx, input)),
  counts: signedInProcedure.input(countsInput).query(({ ctx, input }) => candidateCounts(ctx, input.jobId)),
  jobs: signedInProcedure.query(({ ctx }) => candidateJobs(ctx)),
  candidate: signedInProcedure.input(candidateInput).query(({ ctx, input }) => viewCandidate(ctx, input)),
  compare: signedInProcedure.input(compareInput).query(({ ctx, input }) => compareCandidates(ctx, input)),
  entries: signedInProcedure.input(entriesInput).query(({ ctx, input }) => candidateEntries(ctx, input)),
  addNote: signedInProcedure.input(noteInput).mutation(({ ctx, input }) => addNote(ctx, input)),
  removeNote: signedInProcedure.input(removeNoteInput).mutation(({ ctx, input }) => removeNote(ctx, input)),
  statistics: signedInProcedure.input(statisticsInput).query(({ ctx, input }) => candidateStatistics(ctx, input)),
  changes: signedInProcedure.subscription(({ ctx, signal }) => candidateChanges(ctx, signal)),
  conversation: signedInProcedure.input(messagesInput).query(({ ctx, input }) => companyConversation(ctx, input)),
  send: signedInProcedure
    .meta({ limit: messages })
    .input(sendInput)
    .mutation(({ ctx, input }) => companySend(ctx, input)),
  close: signedInProcedure.input(closeInput).mutation(({ ctx, input }) => companyClose(ctx, input)),
  report: signedInProcedure
    .meta({ limit: messageReports })
    .input(reportInput)
    .mutation(({ ctx, input }) => companyReport(ctx, input)),
});
export const teamRouter = router({
  share: signedInProcedure.query(({ ctx }) => teamShare(ctx)),
  changeShare: signedInProcedure.input(shareInput).mutation(({ ctx, input }) => changeShare(ctx, input.isOn)),
});
