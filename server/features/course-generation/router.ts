import { orderInput } from '#shared/ai/order.ts';
import * as schema from '#shared/ai/schema.ts';
import { courseInput } from '#shared/courses/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { confirmBlocks } from './confirm.ts';
import { getCoverage, lessonFromPart } from './coverage.ts';
import { discardGeneration, getAiOffer, getCurrentGeneration, orderCourse } from './orders.ts';
import { changePlan, stopWriting, writeCourse } from './plan-actions.ts';
import { acceptProposal, declineProposal, getOpenProposals } from './proposals/proposals.ts';
import { requestRedo } from './proposals/redo.ts';
import { aiCheckLimit, changeAiSettings, checkAi, getAiSettings } from './settings.ts';
import { getSourcePart, listCourseSources } from './sources/sources.ts';

export const aiRouter = router({
  offer: signedInProcedure.query(({ ctx }) => getAiOffer(ctx)),
  order: signedInProcedure.input(orderInput).mutation(({ ctx, input }) => orderCourse(ctx, input)),
  current: signedInProcedure.input(courseInput).query(({ ctx, input }) => getCurrentGeneration(ctx, input.courseId)),
  changePlan: signedInProcedure.input(schema.planChangeInput).mutation(({ ctx, input }) => changePlan(ctx, input)),
  write: signedInProcedure.input(schema.writeInput).mutation(({ ctx, input }) => writeCourse(ctx, input)),
  stop: signedInProcedure.input(schema.generationInput).mutation(({ ctx, input }) => stopWriting(ctx, input)),
  discard: signedInProcedure.input(schema.generationInput).mutation(({ ctx, input }) => discardGeneration(ctx, input)),
  sources: signedInProcedure.input(courseInput).query(({ ctx, input }) => listCourseSources(ctx, input.courseId)),
  sourcePart: signedInProcedure.input(schema.sourcePartInput).query(({ ctx, input }) => getSourcePart(ctx, input)),
  coverage: signedInProcedure.input(courseInput).query(({ ctx, input }) => getCoverage(ctx, input.courseId)),
  lessonFromPart: signedInProcedure
    .input(schema.lessonFromPartInput)
    .mutation(({ ctx, input }) => lessonFromPart(ctx, input)),
  redo: signedInProcedure.input(schema.redoInput).mutation(({ ctx, input }) => requestRedo(ctx, input)),
  proposals: signedInProcedure.input(courseInput).query(({ ctx, input }) => getOpenProposals(ctx, input.courseId)),
  takeProposal: signedInProcedure.input(schema.proposalInput).mutation(({ ctx, input }) => acceptProposal(ctx, input)),
  refuseProposal: signedInProcedure
    .input(schema.proposalInput)
    .mutation(({ ctx, input }) => declineProposal(ctx, input)),
  confirmBlocks: signedInProcedure
    .input(schema.confirmBlocksInput)
    .mutation(({ ctx, input }) => confirmBlocks(ctx, input)),
  settings: signedInProcedure.query(({ ctx }) => getAiSettings(ctx)),
  changeSettings: signedInProcedure
    .input(schema.aiSettingsInput)
    .mutation(({ ctx, input }) => changeAiSettings(ctx, input)),
  check: signedInProcedure.meta({ limit: aiCheckLimit }).mutation(({ ctx }) => checkAi(ctx)),
});
