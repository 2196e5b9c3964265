import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { currentStorageUse, uploadLimits } from './service.ts';

export const assetsRouter = router({
  storage: signedInProcedure.query(({ ctx }) => currentStorageUse(ctx)),
  limits: signedInProcedure.query(({ ctx }) => uploadLimits(ctx.app)),
});
