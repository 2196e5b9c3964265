import { type ContentPageSlug, contentPageLabels } from '#shared/pages.ts';
import { pageEditorTexts as texts } from '#shared/texts/admin.ts';
import { messageOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { ConfirmModal } from './confirm-modal.tsx';

type RestoreModalProps = {
  slug: ContentPageSlug;
  isDirty: boolean;
  opened: boolean;
  onClose: () => void;
  onRestored: () => void;
};

export function RestoreModal({ slug, isDirty, opened, onClose, onRestored }: RestoreModalProps) {
  const utils = trpc.useUtils();
  const restore = trpc.pages.restore.useMutation({
    onSuccess: async () => {
      onClose();
      onRestored();
      toastSuccess(texts.restored);
      await utils.pages.page.invalidate({ slug });
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <ConfirmModal
      title={texts.confirmTitle}
      text={`${texts.confirm(contentPageLabels[slug])}${isDirty ? ` ${texts.confirmUnsaved}` : ''}`}
      action={texts.confirmRestore}
      opened={opened}
      isPending={restore.isPending}
      onClose={onClose}
      onConfirm={() => restore.mutate({ slug })}
    />
  );
}
