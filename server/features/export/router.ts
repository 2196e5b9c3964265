import { importProgressInput } from '#shared/export/bundle.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { importProgress } from './service.ts';

/** Merged into `courses`, so that one invalidation after an import covers the course list. */
export const courseImportRouter = router({
  importProgress: signedInProcedure
    .input(importProgressInput)
    .subscription(({ ctx, input, signal }) => importProgress(ctx, input, signal)),
});
