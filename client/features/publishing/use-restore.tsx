import { publishingTexts, versionTexts as texts } from '#shared/texts/courses/publishing.ts';
import { ask } from '../../components/ask/ask.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

const flushFailure = new Error();

/** Asks, and restores a version. `flush` saves first: a later save would end up in content that is gone. */
export function useRestore(courseId: string, flush: () => Promise<void>, onDone: (number: number) => void) {
  const utils = trpc.useUtils();
  const restore = trpc.publishing.restore.useMutation({
    onSettled: () =>
      Promise.all([utils.editor.invalidate(), utils.courses.page.invalidate(), utils.publishing.invalidate()]),
  });
  return (number: number) =>
    ask({
      title: texts.restoreTitle(number),
      text: (
        <>
          {texts.restoreText(number)}
          <br />
          <br />
          {texts.restoreReaders}
        </>
      ),
      confirmLabel: texts.restore,
      run: async () => {
        await flush().catch(() => {
          throw flushFailure;
        });
        await restore.mutateAsync({ courseId, number });
      },
      failed: (error) =>
        error === flushFailure ? publishingTexts.flushFailed : sentenceOf(error, texts.restoreFailed),
      onDone: () => onDone(number),
    });
}
