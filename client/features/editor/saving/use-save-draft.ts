import { useCallback } from 'react';
import { editorTexts as texts } from '#shared/texts/courses/editor.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';
import type { Editor } from '../editor-context.ts';

/** `flush`: sends all that is waiting and rejects if something could not be stored. A title that waits is tried by itself. */
export function useSaveDraft({ courseId, queue, board, run }: Editor, hasUnsavedTitle: boolean) {
  const utils = trpc.useUtils();
  const flush = useCallback(async () => {
    if (!(await queue.settled()) || hasUnsavedTitle) throw new Error(texts.stillUnsaved);
    // Behind every change of the structure that still waits for its turn.
    await run({ call: () => Promise.resolve(), failure: null });
  }, [queue, run, hasUnsavedTitle]);
  const saveDraft = useCallback(async () => {
    const isSent = await queue.settled();
    if (!isSent || hasUnsavedTitle) return board.failed('draft', texts.stillUnsaved, texts.saveFailedTitle);
    try {
      await run({ call: () => utils.client.editor.saveDraft.mutate({ courseId }), failure: null });
      board.done('draft', texts.draftSaved);
    } catch (error) {
      board.failed('draft', sentenceOf(error, texts.draftFailed), texts.saveFailedTitle);
    }
  }, [courseId, queue, board, run, utils, hasUnsavedTitle]);
  return { flush, saveDraft };
}
