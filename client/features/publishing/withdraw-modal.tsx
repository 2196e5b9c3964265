import type { EditedCourse } from '#shared/editor/state.ts';
import { withdrawTexts as texts } from '#shared/texts/publishing.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { useCourseRefresh } from './use-course-refresh.ts';

type WithdrawModalProps = {
  course: EditedCourse;
  opened: boolean;
  onClose: () => void;
  /** `sentence`: what there is to say about it. */
  onDone: (sentence: string) => void;
};

export function WithdrawModal({ course: { courseId, title }, opened, onClose, onDone }: WithdrawModalProps) {
  const refresh = useCourseRefresh(courseId);
  const withdraw = trpc.publishing.withdraw.useMutation({
    onSuccess: async () => {
      await refresh();
      onClose();
      onDone(texts.done);
    },
    onError: () => refresh(),
  });
  const close = () => {
    withdraw.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text(title)}
      confirmLabel={texts.action}
      opened={opened}
      isBusy={withdraw.isPending}
      failure={withdraw.error && sentenceOf(withdraw.error, texts.failed)}
      onClose={close}
      onConfirm={() => withdraw.mutate({ courseId })}
    />
  );
}
