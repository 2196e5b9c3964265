import {
  answerInput,
  ownDecisionsInput,
  putBackInput,
  resourceDecisionsInput,
  takeDownInput,
} from '#shared/moderation/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { answerDecision, listDecisionsOfOrganisation, listDecisionsOfResource } from './own-decisions.ts';
import { putBack, takeDown } from './take-down.ts';

const procedure = signedInProcedure;

export const moderationRouter = router({
  ofOrganisation: procedure
    .input(ownDecisionsInput)
    .query(({ ctx, input }) => listDecisionsOfOrganisation(ctx, input.cursor ?? null)),
  ofResource: procedure
    .input(resourceDecisionsInput)
    .query(({ ctx, input }) => listDecisionsOfResource(ctx, input.resourceId)),
  answer: procedure.input(answerInput).mutation(({ ctx, input }) => answerDecision(ctx, input)),
});

export const adminModerationRouter = router({
  takeDown: procedure.input(takeDownInput).mutation(({ ctx, input }) => takeDown(ctx, input)),
  putBack: procedure.input(putBackInput).mutation(({ ctx, input }) => putBack(ctx, input)),
});
