import { useCallback, useEffect, useState } from 'react';
import type { EditedCourse } from '#shared/editor/state.ts';
import { findLesson, lessonCount } from './structure.ts';

/** Up to this many lessons everything is open at first; beyond, only where the person is. */
const fewLessons = 60;

/** Which modules show their lessons. */
export function useOpenModules(course: EditedCourse, lessonId: string | null) {
  const [ids, setIds] = useState<ReadonlySet<string>>(
    () => new Set(lessonCount(course) <= fewLessons ? course.modules.map(({ moduleId }) => moduleId) : []),
  );
  const home = lessonId === null ? undefined : findLesson(course, lessonId)?.module.moduleId;
  const show = useCallback((moduleId: string) => setIds((before) => new Set([...before, moduleId])), []);
  const toggle = useCallback((moduleId: string) => {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(moduleId)) after.add(moduleId);
      return after;
    });
  }, []);
  useEffect(() => {
    if (home !== undefined) show(home);
  }, [home, show]);
  const isAllOpen = course.modules.every(({ moduleId }) => ids.has(moduleId));
  const toggleAll = () => setIds(new Set(isAllOpen ? [] : course.modules.map(({ moduleId }) => moduleId)));
  return { ids, isAllOpen, show, toggle, toggleAll };
}
