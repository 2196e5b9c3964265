import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { getExportState, startExport } from './service.ts';

export const ownDataRouter = router({
  state: signedInProcedure.query(({ ctx }) => getExportState(ctx)),
  start: signedInProcedure.mutation(({ ctx }) => startExport(ctx)),
});
