import { membershipTexts as texts } from '#shared/texts/organisations.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import type { Member } from '../../lib/member.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';
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
  });
  const close = () => {
    leave.reset();
    onClose();
  };
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
      failure={leave.error && sentenceOf(leave.error, texts.leaveFailed)}
      onClose={close}
      onConfirm={() => leave.mutate()}
    />
  );
}
