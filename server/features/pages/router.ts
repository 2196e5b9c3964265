import { pageInput, savePageInput } from '#shared/pages/schema.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { readPage, readPageSource, restorePage, savePage } from './service.ts';

/** Each change of a legal text stores a version for good. */
const saveLimit = { name: 'save-page', points: 30, seconds: 3600 };

export const pagesRouter = router({
  page: openProcedure.input(pageInput).query(({ ctx, input }) => readPage(ctx.app, input.slug)),
  source: signedInProcedure.input(pageInput).query(({ ctx, input }) => readPageSource(ctx.app, input.slug)),
  save: signedInProcedure
    .meta({ limit: saveLimit })
    .input(savePageInput)
    .mutation(({ ctx, input }) => savePage(ctx, input)),
  restore: signedInProcedure
    .meta({ limit: saveLimit })
    .input(pageInput)
    .mutation(({ ctx, input }) => restorePage(ctx, input.slug)),
});
