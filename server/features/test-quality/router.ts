import { qualityInput, switchOnInput } from '#shared/test-quality/schema.ts';
import { router, signedInProcedure } from '../../core/trpc.ts';
import { estimateOffsets, orderRecompute, switchOnOffsets } from '../assessments/service.ts';
import { qualityState, recomputeProgress } from './state.ts';

export const adminQualityRouter = router({
  state: signedInProcedure.input(qualityInput).query(({ ctx, input }) => qualityState(ctx.app, input.variant)),
  progress: signedInProcedure.input(qualityInput).query(({ ctx, input }) => recomputeProgress(ctx.app, input.variant)),
  estimate: signedInProcedure.input(qualityInput).mutation(async ({ ctx, input }) => ({
    offsetsId: await estimateOffsets(ctx, input.variant),
  })),
  switchOn: signedInProcedure.input(switchOnInput).mutation(({ ctx, input }) => switchOnOffsets(ctx, input.offsetsId)),
  recompute: signedInProcedure.input(qualityInput).mutation(({ ctx, input }) => orderRecompute(ctx, input.variant)),
});
