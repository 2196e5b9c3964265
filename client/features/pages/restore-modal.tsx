import { type ContentPageSlug, contentPageLabels } from '#shared/pages.ts';
import { pageEditorTexts as texts } from '#shared/texts/admin.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

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
      await utils.pages.page.invalidate({ slug });
    },
  });
  const close = () => {
    restore.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.confirmTitle}
      text={`${texts.confirm(contentPageLabels[slug])}${isDirty ? ` ${texts.confirmUnsaved}` : ''}`}
      confirmLabel={texts.confirmRestore}
      opened={opened}
      isBusy={restore.isPending}
      failure={restore.error && messageOf(restore.error)}
      onClose={close}
      onConfirm={() => restore.mutate({ slug })}
    />
  );
}
