import { useState } from 'react';
import { courseActionTexts as texts } from '#shared/texts/courses.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import type { NamedCourse } from './use-duplicate-course.ts';

type DeleteCourseModalProps = {
  /** Which course is asked about; null while closed. */
  course: NamedCourse | null;
  onClose: () => void;
  /** When the course is gone from the server; the button that was pressed may go with it. */
  onDeleted: () => void;
};

export function DeleteCourseModal({ course, onClose, onDeleted }: DeleteCourseModalProps) {
  // While it fades out, the dialog still names what it was about.
  const [shown, setShown] = useState(course);
  if (course !== null && course !== shown) setShown(course);
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([utils.courses.page.invalidate(), utils.courses.counts.invalidate()]);
  const remove = trpc.courses.remove.useMutation({
    onSuccess: async () => {
      onClose();
      toastSuccess(texts.deleted);
      onDeleted();
      await refresh();
    },
    onError: async (error) => {
      onClose();
      toastError(sentenceOf(error, texts.deleteFailed), texts.deleteFailedTitle);
      await refresh();
    },
  });
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      action={texts.delete}
      opened={course !== null}
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => shown !== null && remove.mutate({ courseId: shown.courseId })}
    >
      {texts.deleteConfirm}
      <br />
      <br />
      {texts.deleteWhat(shown?.title ?? '')}
    </ConfirmDialog>
  );
}
