import { useNavigate } from 'react-router-dom';
import { editorTexts as texts } from '#shared/texts/courses/editor.ts';
import { paths } from '../../../lib/paths.ts';
import { toastError } from '../../../lib/toast.ts';
import { trpc } from '../../../trpc.ts';
import type { useEditor } from '../use-editor.ts';
import { useLiveCourse } from './use-live-course.ts';

export function useLive(editor: ReturnType<typeof useEditor>): void {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { parts, open, reread } = editor;
  const { courseId, queue } = parts;
  useLiveCourse({
    courseId,
    lessonId: open.lessonId,
    onStructure: () => {
      queue.flush();
      reread();
    },
    onContent: (lessonId, updatedBy) => {
      void utils.editor.lesson.invalidate({ courseId, lessonId });
      const stamp = { hasChanges: true, updatedAt: new Date(), updatedBy };
      utils.editor.course.setData({ courseId }, (course) => course && { ...course, ...stamp });
    },
    onDeleted: () => {
      toastError(texts.gone);
      void navigate(paths.company.courses, { replace: true });
    },
  });
}
