/** Quality figures of the tests for staff: statement positions, pace, quality flags and drift, never about one person. */
import { qualityInput } from '#shared/test-quality/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { qualityState } from './quality-state.ts';

export const adminQualityRouter = router({
  state: signedInProcedure.input(qualityInput).query(({ ctx, input }) => qualityState(ctx.app, input.variant)),
});
