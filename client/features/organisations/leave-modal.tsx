import { membershipTexts as texts } from '#shared/texts/organisations.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import type { Member } from '../../lib/member.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

type LeaveModalProps = { viewer: Member; opened: boolean; onClose: () => void };

export function LeaveModal({ viewer: { organisationName }, opened, onClose }: LeaveModalProps) {
  const reloadSession = useReloadSession();
  const leave = trpc.members.leave.useMutation({
    onSuccess: async () => {
      toastSuccess(texts.left(organisationName));
      // The gate or the guard leads on from here.
      await reloadSession();
    },
    onError: (error) => {
      onClose();
      toastError(sentenceOf(error, texts.leaveFailed));
    },
  });
  return (
    <ConfirmDialog
      title={texts.leave}
      text={
        <>
          {texts.leaveConfirm(organisationName)} {texts.leaveText}
        </>
      }
      confirmLabel={texts.leave}
      opened={opened}
      isBusy={leave.isPending}
      onClose={onClose}
      onConfirm={() => leave.mutate()}
    />
  );
}
