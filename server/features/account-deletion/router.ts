import { requestInput, undoInput } from '#shared/account-deletion/schema.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { previewDeletion, requestDeletion } from './close.ts';
import { getUndoState, undoDeletion } from './undo.ts';

export const accountDeletionRouter = router({
  preview: signedInProcedure.query(({ ctx }) => previewDeletion(ctx)),
  request: signedInProcedure.input(requestInput).mutation(({ ctx, input }) => requestDeletion(ctx, input)),
  undoState: openProcedure.input(undoInput).query(({ ctx, input }) => getUndoState(ctx, input.token)),
  undo: openProcedure.input(undoInput).mutation(({ ctx, input }) => undoDeletion(ctx, input.token)),
});
