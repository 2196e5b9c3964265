import {
  acceptInput,
  addBlockInput,
  askInput,
  changeWishesInput,
  foundPageInput,
  foundPersonInput,
  previewAcceptInput,
  removeBlockInput,
  requestInput,
  sentRequestsInput,
  switchOnInput,
} from '#shared/found/schema.ts';
import { pageInput } from '#shared/releases/schema.ts';
import { signedInProcedure as procedure, router } from '../../core/trpc/trpc.ts';
import { askPerson } from './company/ask.ts';
import { foundPage } from './company/page.ts';
import { foundPerson } from './company/person.ts';
import { sentRequests } from './company/sent.ts';
import { acceptRequest, declineRequest, previewAccept } from './person/answering.ts';
import { addBlock, removeBlock } from './person/blocks.ts';
import { receivedRequests } from './person/received.ts';
import { foundPreview, foundState, ownWaiting } from './person/state.ts';
import { changeWishes, foundChanges, switchOff, switchOn } from './person/switching.ts';

const change = procedure.meta({ limit: foundChanges });

export const foundRouter = router({
  state: procedure.query(({ ctx }) => foundState(ctx)),
  preview: procedure.query(({ ctx }) => foundPreview(ctx)),
  switchOn: change.input(switchOnInput).mutation(({ ctx, input }) => switchOn(ctx, input)),
  changeWishes: change.input(changeWishesInput).mutation(({ ctx, input }) => changeWishes(ctx, input.wishes)),
  switchOff: procedure.mutation(({ ctx }) => switchOff(ctx)),
  addBlock: change.input(addBlockInput).mutation(({ ctx, input }) => addBlock(ctx, input)),
  removeBlock: procedure.input(removeBlockInput).mutation(({ ctx, input }) => removeBlock(ctx, input)),
  received: procedure.input(pageInput).query(({ ctx, input }) => receivedRequests(ctx, input.cursor)),
  previewAccept: procedure.input(previewAcceptInput).query(({ ctx, input }) => previewAccept(ctx, input)),
  accept: change.input(acceptInput).mutation(({ ctx, input }) => acceptRequest(ctx, input)),
  waiting: procedure.query(({ ctx }) => ownWaiting(ctx)),
  decline: procedure.input(requestInput).mutation(({ ctx, input }) => declineRequest(ctx, input.requestId)),
});

export const foundPeopleRouter = router({
  page: procedure
    .input(foundPageInput)
    .query(({ ctx, input: { jobId, order, cursor } }) => foundPage(ctx, { jobId, order, cursor })),
  person: procedure.input(foundPersonInput).query(({ ctx, input }) => foundPerson(ctx, input)),
  ask: procedure.input(askInput).mutation(({ ctx, input }) => askPerson(ctx, input)),
  sent: procedure.input(sentRequestsInput).query(({ ctx, input }) => sentRequests(ctx, input.cursor)),
});
