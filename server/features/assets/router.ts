import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { storageUse, uploadLimits } from './service.ts';

export const assetsRouter = router({
  storage: signedInProcedure.query(({ ctx }) => storageUse(ctx)),
  limits: signedInProcedure.query(({ ctx }) => uploadLimits(ctx.app)),
});
