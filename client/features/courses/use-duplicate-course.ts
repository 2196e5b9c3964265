import { courseActionTexts as texts } from '#shared/texts/courses/courses.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

export type NamedCourse = { courseId: string; title: string };

type DuplicateCallbacks = {
  onCopied: (courseId: string, sentence: string) => Promise<void> | void;
  onFailed: (message: string, course: NamedCourse) => void;
};

export function useDuplicateCourse({ onCopied, onFailed }: DuplicateCallbacks) {
  const utils = trpc.useUtils();
  const duplicate = trpc.courses.duplicate.useMutation();
  const copy = async (course: NamedCourse) => {
    try {
      const result = await duplicate.mutateAsync({ courseId: course.courseId });
      await onCopied(result.courseId, texts.duplicatedText(course.title));
    } catch (error) {
      onFailed(sentenceOf(error, texts.duplicateFailed), course);
    }
    await Promise.all([utils.courses.page.invalidate(), utils.courses.counts.invalidate()]);
  };
  return { mutate: (course: NamedCourse) => void copy(course), isPending: duplicate.isPending };
}
