import { useNavigate } from 'react-router-dom';
import { courseActionTexts as texts } from '#shared/texts/courses.ts';
import { paths } from '../../app/paths.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

export type NamedCourse = { courseId: string; title: string };

/** Copies a course. `isOpened`: the copy opens in the editor; else it appears in the list, as the last changed the first. */
export function useDuplicateCourse({ isOpened }: { isOpened: boolean }) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const duplicate = trpc.courses.duplicate.useMutation();
  const copy = async ({ courseId, title }: NamedCourse) => {
    try {
      const made = await duplicate.mutateAsync({ courseId });
      toastSuccess(texts.duplicated, texts.duplicatedText(title));
      if (isOpened) await navigate(paths.company.course(made.courseId));
    } catch (error) {
      toastError(sentenceOf(error, texts.duplicateFailed));
    }
    await Promise.all([utils.courses.page.invalidate(), utils.courses.counts.invalidate()]);
  };
  return { mutate: (course: NamedCourse) => void copy(course), isPending: duplicate.isPending };
}
