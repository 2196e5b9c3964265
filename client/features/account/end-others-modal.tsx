import { accountTexts } from '#shared/texts/account.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

const { sessions: texts } = accountTexts;

type EndOthersModalProps = { count: number; opened: boolean; onClose: () => void; onEnded: () => void };

export function EndOthersModal({ count, opened, onClose, onEnded }: EndOthersModalProps) {
  const utils = trpc.useUtils();
  const endOthers = trpc.account.endOtherSessions.useMutation({
    onSuccess: async () => {
      onClose();
      onEnded();
      await utils.account.overview.invalidate();
    },
  });
  return (
    <ConfirmDialog
      title={texts.confirmTitle}
      text={texts.confirm(count)}
      confirmLabel={texts.endOthers}
      opened={opened}
      isBusy={endOthers.isPending}
      onClose={() => {
        endOthers.reset();
        onClose();
      }}
      onConfirm={() => endOthers.mutate()}
    >
      <FormError message={endOthers.error && messageOf(endOthers.error)} />
    </ConfirmDialog>
  );
}
