import { memberName } from '#shared/members/name.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts as texts } from '#shared/texts/members.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useLast } from '../../lib/use-last.ts';
import { trpc } from '../../trpc.ts';

type RemoveMemberModalProps = {
  /** Who is asked about; null while closed. */
  member: MemberView | null;
  organisationName: string;
  onClose: () => void;
  /** When the list no longer shows them; the button that was pressed has gone with its row. */
  onRemoved: (name: string) => void;
};

export function RemoveMemberModal({ member, organisationName, onClose, onRemoved }: RemoveMemberModalProps) {
  const shown = useLast(member);
  const utils = trpc.useUtils();
  const name = shown === null ? '' : memberName(shown);
  const remove = trpc.members.remove.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.members.page.invalidate();
      onRemoved(name);
    },
    onError: () => utils.members.page.invalidate(),
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      text={texts.removeText(name, organisationName)}
      confirmLabel={texts.remove}
      opened={member !== null}
      isBusy={remove.isPending}
      failure={remove.error && sentenceOf(remove.error, texts.removeFailed)}
      onClose={close}
      onConfirm={() => shown !== null && remove.mutate({ userId: shown.userId })}
    />
  );
}
