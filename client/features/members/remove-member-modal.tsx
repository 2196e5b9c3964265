import { memberName } from '#shared/members/name.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts as texts } from '#shared/texts/members.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { useLast } from '../../lib/use-last.ts';
import { trpc } from '../../trpc.ts';

type RemoveMemberModalProps = {
  /** Who is asked about; null while closed. */
  member: MemberView | null;
  organisationName: string;
  onClose: () => void;
  /** When the list no longer shows them; the button that was pressed has gone with its row. */
  onRemoved: () => void;
};

export function RemoveMemberModal({ member, organisationName, onClose, onRemoved }: RemoveMemberModalProps) {
  const shown = useLast(member);
  const utils = trpc.useUtils();
  const name = shown === null ? '' : memberName(shown);
  const remove = trpc.members.remove.useMutation({
    onSuccess: async () => {
      onClose();
      toastSuccess(texts.removed(name));
      await utils.members.page.invalidate();
      onRemoved();
    },
    onError: async (error) => {
      onClose();
      toastError(sentenceOf(error, texts.removeFailed));
      await utils.members.page.invalidate();
    },
  });
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      text={texts.removeText(name, organisationName)}
      confirmLabel={texts.remove}
      opened={member !== null}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => shown !== null && remove.mutate({ userId: shown.userId })}
    />
  );
}
