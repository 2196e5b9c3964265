import {
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
import { ownChanges } from './changes.ts';
import { ownClose } from './conversation/close.ts';
import { ownConversation } from './conversation/read.ts';
import { messageReports, ownReport } from './conversation/report.ts';
import { messages, ownSend } from './conversation/send.ts';
import { giveRelease, narrowRelease, releaseChangeLimit, renewRelease, withdrawRelease } from './own-releases.ts';
import { ownReleases, viewOwnRelease } from './own-releases-page.ts';
import { previewOf } from './preview.ts';
import { viewLogPage } from './view-log-page.ts';

const change = signedInProcedure.meta({ limit: releaseChangeLimit });

export const releasesRouter = router({
  preview: signedInProcedure.input(previewInput).query(({ ctx, input }) => previewOf(ctx, input)),
  give: change.input(giveInput).mutation(({ ctx, input }) => giveRelease(ctx, input)),
  page: signedInProcedure.input(releasesPageInput).query(({ ctx, input }) => ownReleases(ctx, input)),
  view: signedInProcedure.input(releaseInput).query(({ ctx, input }) => viewOwnRelease(ctx, input.releaseId)),
  narrow: change.input(narrowInput).mutation(({ ctx, input }) => narrowRelease(ctx, input)),
  renew: change.input(releaseInput).mutation(({ ctx, input }) => renewRelease(ctx, input)),
  withdraw: signedInProcedure.input(releaseInput).mutation(({ ctx, input }) => withdrawRelease(ctx, input.releaseId)),
  seen: signedInProcedure.input(viewLogInput).query(({ ctx, input }) => viewLogPage(ctx, input)),
  changes: signedInProcedure.subscription(({ ctx, signal }) => ownChanges(ctx, signal)),
  conversation: signedInProcedure.input(messagesInput).query(({ ctx, input }) => ownConversation(ctx, input)),
  send: signedInProcedure
    .meta({ limit: messages })
    .input(sendInput)
    .mutation(({ ctx, input }) => ownSend(ctx, input)),
  close: signedInProcedure.input(closeInput).mutation(({ ctx, input }) => ownClose(ctx, input)),
  report: signedInProcedure
    .meta({ limit: messageReports })
    .input(reportInput)
    .mutation(({ ctx, input }) => ownReport(ctx, input)),
});
