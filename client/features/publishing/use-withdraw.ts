import type { EditedCourse } from '#shared/editor/state.ts';
import { withdrawTexts as texts } from '#shared/texts/courses/publishing.ts';
import { ask } from '../../components/ask/ask.tsx';
import { trpc } from '../../trpc.ts';
import { useCourseRefresh } from './use-course-refresh.ts';

/** Asks, and takes the course offline. */
export function useWithdraw({ courseId, title }: EditedCourse, onDone: (sentence: string) => void) {
  const refresh = useCourseRefresh(courseId);
  const withdraw = trpc.publishing.withdraw.useMutation({ onSettled: () => refresh() });
  return () =>
    ask({
      title: texts.title,
      text: texts.text(title),
      confirmLabel: texts.action,
      run: () => withdraw.mutateAsync({ courseId }),
      failed: texts.failed,
      onDone: () => onDone(texts.done),
    });
}
