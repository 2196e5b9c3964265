import { courseActionTexts as texts } from '#shared/texts/courses/courses.ts';
import { ask } from '../../components/ask/ask.tsx';
import { trpc } from '../../trpc.ts';
import type { NamedCourse } from './use-duplicate-course.ts';

export function useDeleteCourse(onDeleted: () => void) {
  const utils = trpc.useUtils();
  const remove = trpc.courses.remove.useMutation({
    onSettled: () => void Promise.all([utils.courses.page.invalidate(), utils.courses.counts.invalidate()]),
  });
  return ({ courseId, title }: NamedCourse) =>
    ask({
      title: texts.deleteTitle,
      text: (
        <>
          {texts.deleteConfirm}
          <br />
          <br />
          {texts.deleteWhat(title)}
        </>
      ),
      confirmLabel: texts.delete,
      run: () => remove.mutateAsync({ courseId }),
      failed: texts.deleteFailed,
      failureTitle: texts.deleteFailedTitle,
      onDone: onDeleted,
    });
}
