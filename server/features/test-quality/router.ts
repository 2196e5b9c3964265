import { qualityInput } from '#shared/test-quality/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { qualityState } from './quality-state.ts';

export const adminQualityRouter = router({
  state: signedInProcedure.input(qualityInput).query(({ ctx, input }) => qualityState(ctx.app, input.variant)),
});
