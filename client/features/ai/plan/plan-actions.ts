import { useMemo, useRef } from 'react';
import type { CoursePlan, PlannedLesson, PlannedModule } from '#shared/ai/plan.ts';
import { planTexts as texts } from '#shared/texts/ai/ai.ts';
import { newId } from '../../../lib/new-id.ts';
import { lessonRemoved } from '../../../lib/outline.ts';
import { toastUndo } from '../../../lib/toast.ts';
import { lessonAdded, moduleAdded, moduleRemoved, type PlanChange } from './plan.ts';

export type PlanActions = ReturnType<typeof usePlanActions>;

/** Stays the same object, so that one keystroke does not render every lesson again. */
export function usePlanActions(plan: CoursePlan, apply: (change: PlanChange) => void) {
  const latest = useRef(plan);
  latest.current = plan;
  return useMemo(() => {
    const undo = (title: string, change: PlanChange) =>
      toastUndo(texts.removed(title), texts.undo, () => apply(change));
    return {
      apply,
      addModule: () => {
        const index = latest.current.modules.length;
        const lesson = { key: newId(), title: texts.newLesson, goal: '', draws: [] };
        apply(moduleAdded({ key: newId(), title: texts.newModule(index), lessons: [lesson] }));
      },
      addLesson: (moduleKey: string) =>
        apply(lessonAdded({ key: newId(), title: texts.newLesson, goal: '', draws: [] }, moduleKey)),
      removeModule: (module: PlannedModule) => {
        const index = latest.current.modules.findIndex(({ key }) => key === module.key);
        apply(moduleRemoved(module.key));
        undo(module.title, moduleAdded(module, index));
      },
      removeLesson: (lesson: PlannedLesson, moduleKey: string) => {
        const module = latest.current.modules.find(({ key }) => key === moduleKey);
        const index = module?.lessons.findIndex(({ key }) => key === lesson.key);
        apply(lessonRemoved(lesson.key));
        undo(lesson.title, lessonAdded(lesson, moduleKey, index));
      },
    };
  }, [apply]);
}
