/** Runs in a worker because long sources take seconds. JSON text is copied faster than objects. */
import type { LessonOrder, PlanOrder, RedoOrder } from '../../core/ai/generator.ts';
import { workerFunction } from '../../core/workers/worker-function.ts';
import { writeLesson } from './lesson.ts';
import { makePlan } from './plan.ts';
import { redoByRules } from './redo.ts';

export const plan = workerFunction((order: PlanOrder): string => JSON.stringify(makePlan(order)));
export const lesson = workerFunction((order: LessonOrder): string => JSON.stringify(writeLesson(order)));
export const redo = workerFunction((order: RedoOrder): string => JSON.stringify(redoByRules(order)));
