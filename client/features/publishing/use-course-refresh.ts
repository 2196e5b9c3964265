import { useCallback } from 'react';
import { trpc } from '../../trpc.ts';

/** After a change of a course's state: asks again for everything that shows it. Resolves when the editor has the new state. */
export function useCourseRefresh(courseId: string): () => Promise<void> {
  const utils = trpc.useUtils();
  return useCallback(async () => {
    void utils.courses.page.invalidate();
    void utils.courses.counts.invalidate();
    void utils.publishing.invalidate();
    await utils.editor.course.invalidate({ courseId });
  }, [utils, courseId]);
}
