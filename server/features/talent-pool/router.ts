/** The talent pool: applicants who let companies find them without a name, and contact requests of companies. */
import { releasesPageInput } from '#shared/releases/schema.ts';
import {
  acceptInput,
  addBlockInput,
  askInput,
  changePoolSettingsInput,
  poolPageInput,
  poolPersonInput,
  previewAcceptInput,
  removeBlockInput,
  requestInput,
  sentRequestsInput,
  switchOnInput,
} from '#shared/talent-pool/schema.ts';
import { signedInProcedure as procedure, router } from '../../core/trpc/trpc.ts';
import { askPerson } from './company/contact-request.ts';
import { poolPage } from './company/page.ts';
import { poolPerson } from './company/person.ts';
import { sentRequests } from './company/sent-requests.ts';
import { acceptRequest, declineRequest, previewAccept } from './person/answer-request.ts';
import { addBlock, removeBlock } from './person/blocks.ts';
import { receivedRequests } from './person/received-requests.ts';
import { pendingCounts, poolPreview, poolState } from './person/state.ts';
import { changePoolSettings, poolChangeLimit, switchOff, switchOn } from './person/switch-on-off.ts';

const change = procedure.meta({ limit: poolChangeLimit });

export const talentPoolRouter = router({
  state: procedure.query(({ ctx }) => poolState(ctx)),
  preview: procedure.query(({ ctx }) => poolPreview(ctx)),
  switchOn: change.input(switchOnInput).mutation(({ ctx, input }) => switchOn(ctx, input)),
  changeWishes: change
    .input(changePoolSettingsInput)
    .mutation(({ ctx, input }) => changePoolSettings(ctx, input.wishes)),
  switchOff: procedure.mutation(({ ctx }) => switchOff(ctx)),
  addBlock: change.input(addBlockInput).mutation(({ ctx, input }) => addBlock(ctx, input)),
  removeBlock: procedure.input(removeBlockInput).mutation(({ ctx, input }) => removeBlock(ctx, input)),
  received: procedure.input(releasesPageInput).query(({ ctx, input }) => receivedRequests(ctx, input.cursor)),
  previewAccept: procedure.input(previewAcceptInput).query(({ ctx, input }) => previewAccept(ctx, input)),
  accept: change.input(acceptInput).mutation(({ ctx, input }) => acceptRequest(ctx, input)),
  waiting: procedure.query(({ ctx }) => pendingCounts(ctx)),
  decline: procedure.input(requestInput).mutation(({ ctx, input }) => declineRequest(ctx, input.requestId)),
});

export const talentPoolSearchRouter = router({
  page: procedure
    .input(poolPageInput)
    .query(({ ctx, input: { jobId, order, cursor } }) => poolPage(ctx, { jobId, order, cursor })),
  person: procedure.input(poolPersonInput).query(({ ctx, input }) => poolPerson(ctx, input)),
  ask: procedure.input(askInput).mutation(({ ctx, input }) => askPerson(ctx, input)),
  sent: procedure.input(sentRequestsInput).query(({ ctx, input }) => sentRequests(ctx, input.cursor)),
});
