import { courseActionTexts as texts } from '#shared/texts/courses.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useLast } from '../../lib/use-last.ts';
import { trpc } from '../../trpc.ts';
import type { NamedCourse } from './use-duplicate-course.ts';

type DeleteCourseModalProps = {
  /** Which course is asked about; null while closed. */
  course: NamedCourse | null;
  onClose: () => void;
  /** When the course is gone from the server: it is to be said where the person is then. The button that was pressed may go with it. */
  onDeleted: () => void;
};

export function DeleteCourseModal({ course, onClose, onDeleted }: DeleteCourseModalProps) {
  const shown = useLast(course);
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([utils.courses.page.invalidate(), utils.courses.counts.invalidate()]);
  const remove = trpc.courses.remove.useMutation({
    onSuccess: async () => {
      onClose();
      onDeleted();
      await refresh();
    },
    onError: () => refresh(),
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      text={
        <>
          {texts.deleteConfirm}
          <br />
          <br />
          {texts.deleteWhat(shown?.title ?? '')}
        </>
      }
      confirmLabel={texts.delete}
      opened={course !== null}
      isBusy={remove.isPending}
      failure={remove.error && sentenceOf(remove.error, texts.deleteFailed)}
      failureTitle={texts.deleteFailedTitle}
      onClose={close}
      onConfirm={() => shown !== null && remove.mutate({ courseId: shown.courseId })}
    />
  );
}
