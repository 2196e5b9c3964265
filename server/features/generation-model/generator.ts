/** Courses by a language model: prompts, and what makes of an answer something that holds within all bounds. */

import type { CourseGenerator } from '../../core/ai/generator.ts';
import type { TextService } from '../../core/ai/port.ts';
import { askingOf } from './asking.ts';
import { writeLesson } from './lesson.ts';
import { writePlan } from './plan.ts';
import { redoContent } from './redo.ts';

/** `orgId`: on whose budget. */
export const modelGenerator = (service: TextService, orgId: string | null): CourseGenerator => ({
  kind: 'service',
  model: service.model,
  plan: (order, signal) => writePlan(askingOf({ service, orgId }, signal), order),
  lesson: (order, signal) => writeLesson(askingOf({ service, orgId }, signal), order),
  redo: (order, signal) => redoContent(askingOf({ service, orgId }, signal), order),
});
