import { runTexts } from '#shared/texts/results.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { messageOf } from '../../../lib/errors.ts';
import { useLast } from '../../../lib/use-last.ts';
import { trpc } from '../../../trpc.ts';
import type { Run } from './runs.ts';

const { confirm: texts } = runTexts;

type DeleteRunModalProps = {
  /** What is asked about; null while closed. */
  run: Run | null;
  /** The run that counts afterwards, if another is left. */
  next: Run | null;
  onClose: () => void;
  /** It is to be said where the person is then. */
  onDeleted: () => void;
};

/** Names what is lost and what then counts. */
export function DeleteRunModal({ run, next, onClose, onDeleted }: DeleteRunModalProps) {
  const utils = trpc.useUtils();
  const remove = trpc.results.delete.useMutation({
    onSuccess: async () => {
      onClose();
      onDeleted();
      await Promise.all([utils.results.invalidate(), utils.tests.invalidate()]);
    },
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  const shown = useLast(run);
  const what = shown === null ? '' : texts[shown.kind](formatDate(shown.createdAt));
  const then = next === null ? texts.last : texts.next(formatDate(next.createdAt));
  return (
    <ConfirmDialog
      title={texts.title}
      text={`${what} ${then} ${texts.forever}`}
      confirmLabel={texts.action}
      opened={run !== null}
      isBusy={remove.isPending}
      failure={remove.error && messageOf(remove.error)}
      onClose={close}
      onConfirm={() => run !== null && remove.mutate({ kind: run.kind, resultId: run.resultId })}
    />
  );
}
