import { applyImportInput, deleteAllInput, variantInput, versionInput } from '#shared/import/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import {
  activateVersion,
  deleteAllTestData,
  deletionCounts,
  importShipped,
  planShipped,
  removeDraft,
  versionDetail,
  versionLists,
} from './service.ts';

export const adminImportRouter = router({
  planShipped: signedInProcedure
    .input(variantInput)
    .mutation(({ ctx, input }) => planShipped(ctx.app, input.testVariant)),
  takeShipped: signedInProcedure.input(applyImportInput).mutation(({ ctx, input }) => importShipped(ctx, input)),
  versions: signedInProcedure.query(({ ctx }) => versionLists(ctx.app)),
  version: signedInProcedure.input(versionInput).query(({ ctx, input }) => versionDetail(ctx.app, input.versionId)),
  activate: signedInProcedure.input(versionInput).mutation(({ ctx, input }) => activateVersion(ctx, input.versionId)),
  removeDraft: signedInProcedure.input(versionInput).mutation(({ ctx, input }) => removeDraft(ctx, input.versionId)),
  deletionCounts: signedInProcedure.query(({ ctx }) => deletionCounts(ctx.app)),
  deleteAll: signedInProcedure
    .input(deleteAllInput)
    .mutation(({ ctx, input }) => deleteAllTestData(ctx, input.confirmation)),
});
