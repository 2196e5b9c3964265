import { pageInput, savePageInput } from '#shared/pages/schema.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { readPage, readPageSource, restorePage, savePage } from './service.ts';

export const pagesRouter = router({
  page: openProcedure.input(pageInput).query(({ ctx, input }) => readPage(ctx.app, input.slug)),
  source: signedInProcedure.input(pageInput).query(({ ctx, input }) => readPageSource(ctx.app, input.slug)),
  save: signedInProcedure.input(savePageInput).mutation(({ ctx, input }) => savePage(ctx, input)),
  restore: signedInProcedure.input(pageInput).mutation(({ ctx, input }) => restorePage(ctx, input.slug)),
});
