import { router, signedInProcedure } from '../../core/trpc.ts';
import { uploadLimits } from './service.ts';

export const assetsRouter = router({
  limits: signedInProcedure.query(({ ctx }) => uploadLimits(ctx.app)),
});
