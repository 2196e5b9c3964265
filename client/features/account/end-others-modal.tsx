import { accountTexts } from '#shared/texts/account.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { messageOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

const { sessions: texts } = accountTexts;

type EndOthersModalProps = { count: number; opened: boolean; onClose: () => void };

export function EndOthersModal({ count, opened, onClose }: EndOthersModalProps) {
  const utils = trpc.useUtils();
  const endOthers = trpc.account.endOtherSessions.useMutation({
    onSuccess: async () => {
      onClose();
      toastSuccess(texts.othersEnded);
      await utils.account.overview.invalidate();
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <ConfirmDialog
      title={texts.confirmTitle}
      text={texts.confirm(count)}
      confirmLabel={texts.endOthers}
      opened={opened}
      isBusy={endOthers.isPending}
      onClose={onClose}
      onConfirm={() => endOthers.mutate()}
    />
  );
}
