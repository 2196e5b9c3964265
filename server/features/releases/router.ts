import {
  answeredRequestsInput,
  closeInput,
  giveInput,
  messagesInput,
  narrowInput,
  previewInput,
  releaseInput,
  releasesPageInput,
  reportInput,
  sendInput,
  viewLogInput,
} from '#shared/releases/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { streamReleaseChanges } from './changes.ts';
import { closeAsPerson } from './conversation/close.ts';
import { answeredRequests, readAsPerson } from './conversation/read.ts';
import { messageReportLimit, reportAsPerson } from './conversation/report.ts';
import { messageLimit, sendAsPerson } from './conversation/send.ts';
import { formerCompanies } from './former-companies.ts';
import { giveRelease, narrowRelease, releaseChangeLimit, renewRelease, withdrawRelease } from './own-releases.ts';
import { ownReleases, viewOwnRelease } from './own-releases-page.ts';
import { previewRelease } from './preview.ts';
import { recentViewers, viewLogPage } from './view-log-page.ts';

const change = signedInProcedure.meta({ limit: releaseChangeLimit });

export const releasesRouter = router({
  preview: signedInProcedure.input(previewInput).query(({ ctx, input }) => previewRelease(ctx, input)),
  give: change.input(giveInput).mutation(({ ctx, input }) => giveRelease(ctx, input)),
  page: signedInProcedure.input(releasesPageInput).query(({ ctx, input }) => ownReleases(ctx, input)),
  formerCompanies: signedInProcedure.input(releasesPageInput).query(({ ctx, input }) => formerCompanies(ctx, input)),
  view: signedInProcedure.input(releaseInput).query(({ ctx, input }) => viewOwnRelease(ctx, input.releaseId)),
  narrow: change.input(narrowInput).mutation(({ ctx, input }) => narrowRelease(ctx, input)),
  renew: change.input(releaseInput).mutation(({ ctx, input }) => renewRelease(ctx, input)),
  withdraw: signedInProcedure.input(releaseInput).mutation(({ ctx, input }) => withdrawRelease(ctx, input.releaseId)),
  seen: signedInProcedure.input(viewLogInput).query(({ ctx, input }) => viewLogPage(ctx, input)),
  recentViewers: signedInProcedure.query(({ ctx }) => recentViewers(ctx)),
  changes: signedInProcedure.subscription(({ ctx, signal }) => streamReleaseChanges(ctx, signal)),
  conversation: signedInProcedure.input(messagesInput).query(({ ctx, input }) => readAsPerson(ctx, input)),
  answeredRequests: signedInProcedure
    .input(answeredRequestsInput)
    .query(({ ctx, input }) => answeredRequests(ctx, input.jobId ?? null)),
  send: signedInProcedure
    .meta({ limit: messageLimit })
    .input(sendInput)
    .mutation(({ ctx, input }) => sendAsPerson(ctx, input)),
  close: signedInProcedure.input(closeInput).mutation(({ ctx, input }) => closeAsPerson(ctx, input)),
  report: signedInProcedure
    .meta({ limit: messageReportLimit })
    .input(reportInput)
    .mutation(({ ctx, input }) => reportAsPerson(ctx, input)),
});
