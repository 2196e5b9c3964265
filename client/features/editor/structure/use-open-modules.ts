import { useCallback, useEffect, useState } from 'react';
import { findLesson, lessonCount, type Structure } from './structure.ts';

/** Up to this many lessons everything is open at first; beyond, only where the person is. */
const fewLessons = 60;

/** `others`: the modules that are not as `isOpen` says for all. */
type State = { isOpen: boolean; others: ReadonlySet<string> };

const isOpenIn = ({ isOpen, others }: State, moduleId: string): boolean => isOpen !== others.has(moduleId);

function toggled(state: State, moduleId: string): State {
  const others = new Set(state.others);
  if (!others.delete(moduleId)) others.add(moduleId);
  return { ...state, others };
}

/** Which modules show their lessons. */
export function useOpenModules(course: Structure, lessonId: string | null) {
  const [state, setState] = useState<State>(() => ({ isOpen: lessonCount(course) <= fewLessons, others: new Set() }));
  const show = useCallback(
    (moduleId: string) => setState((before) => (isOpenIn(before, moduleId) ? before : toggled(before, moduleId))),
    [],
  );
  const toggle = useCallback((moduleId: string) => setState((before) => toggled(before, moduleId)), []);
  const home = lessonId === null ? undefined : findLesson(course, lessonId)?.module.moduleId;
  useEffect(() => {
    if (home !== undefined) show(home);
  }, [home, show]);
  const isAllOpen = course.modules.every(({ moduleId }) => isOpenIn(state, moduleId));
  return {
    isOpen: (moduleId: string) => isOpenIn(state, moduleId),
    isAllOpen,
    show,
    toggle,
    toggleAll: () => setState({ isOpen: !isAllOpen, others: new Set() }),
  };
}
