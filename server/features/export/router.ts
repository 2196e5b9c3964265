import { importProgressInput } from '#shared/export/bundle.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { importProgress } from './service.ts';

/** Part of `courses`, so that the course list follows an import under one name. */
export const courseImportRouter = router({
  importProgress: signedInProcedure
    .input(importProgressInput)
    .subscription(({ ctx, input, signal }) => importProgress(ctx, input, signal)),
});
