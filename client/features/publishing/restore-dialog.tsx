import { useState } from 'react';
import { publishingTexts, versionTexts as texts } from '#shared/texts/courses/publishing.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useLast } from '../../lib/use-last.ts';
import { trpc } from '../../trpc.ts';

type RestoreDialogProps = {
  courseId: string;
  /** Which version is asked about; null while closed. */
  number: number | null;
  flush: () => Promise<void>;
  onClose: () => void;
  onRestored: (number: number) => void;
};

export function RestoreDialog({ courseId, number, flush, onClose, onRestored }: RestoreDialogProps) {
  const shown = useLast(number);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const restore = trpc.publishing.restore.useMutation();
  const version = shown ?? 0;

  const bringBack = async () => {
    // What is still on its way would otherwise arrive in content that no longer is.
    const isSaved = await flush().then(
      () => true,
      () => false,
    );
    if (!isSaved) return setFailure(publishingTexts.flushFailed);
    try {
      await restore.mutateAsync({ courseId, number: version });
      onClose();
      onRestored(version);
    } catch (error) {
      setFailure(sentenceOf(error, texts.restoreFailed));
    }
    await Promise.all([utils.editor.invalidate(), utils.courses.page.invalidate(), utils.publishing.invalidate()]);
  };
  const confirm = () => {
    setIsPending(true);
    setFailure(null);
    void bringBack().finally(() => setIsPending(false));
  };
  const close = () => {
    setFailure(null);
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.restoreTitle(version)}
      text={
        <>
          {texts.restoreText(version)}
          <br />
          <br />
          {texts.restoreReaders}
        </>
      }
      confirmLabel={texts.restore}
      opened={number !== null}
      isBusy={isPending}
      failure={failure}
      onClose={close}
      onConfirm={confirm}
    />
  );
}
