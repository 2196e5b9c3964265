import type { EditedCourse } from '#shared/editor/state.ts';
import { withdrawTexts as texts } from '#shared/texts/publishing.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { useCourseRefresh } from './use-course-refresh.ts';

type WithdrawModalProps = { course: EditedCourse; opened: boolean; onClose: () => void };

export function WithdrawModal({ course: { courseId, title }, opened, onClose }: WithdrawModalProps) {
  const refresh = useCourseRefresh(courseId);
  const withdraw = trpc.publishing.withdraw.useMutation({
    onSuccess: () => toastSuccess(texts.done),
    onError: (error) => toastError(sentenceOf(error, texts.failed)),
    onSettled: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text(title)}
      confirmLabel={texts.action}
      opened={opened}
      isBusy={withdraw.isPending}
      onClose={onClose}
      onConfirm={() => withdraw.mutate({ courseId })}
    />
  );
}
