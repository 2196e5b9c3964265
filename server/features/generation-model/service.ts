/** Writes courses with an OpenAI-compatible language model. Answers are checked against their schema; prompts and answers have limits. */
import { type CoursePlan, coursePlan } from '#shared/ai/plan.ts';
import type { CourseGenerator, PlanOrder } from '../../core/ai/generator.ts';
import type { TextService } from '../../core/ai/port.ts';
import { RuleError } from '../../core/errors.ts';
import { planAnswer } from './answers.ts';
import { sizeOf } from './fit-to-length.ts';
import { writeLesson } from './lesson.ts';
import { newMark, outputTokens } from './material.ts';
import { planPrompt } from './prompts/plan.ts';
import { type ModelAccess, modelAccess } from './questions.ts';
import { redoContent } from './redo.ts';
import { maxAcceptedSizes, planComplaints, planSizesFor, toPlan } from './to-plan.ts';

export { modelLimits } from './material.ts';
/** `orgId`: the organisation whose budget pays; null for the platform. */
export const modelGenerator = (service: TextService, orgId: string | null): CourseGenerator => ({
  kind: 'service',
  model: service.model,
  plan: (order, signal) => writePlan(modelAccess({ service, orgId }, signal), order),
  lesson: (order, signal) => writeLesson(modelAccess({ service, orgId }, signal), order),
  redo: (order, signal) => redoContent(modelAccess({ service, orgId }, signal), order),
});

const minMaterialLength = 200;

async function writePlan(model: ModelAccess, order: PlanOrder): Promise<CoursePlan> {
  if (order.topic === '' && sizeOf(order.excerpts) < minMaterialLength) throw new RuleError('SOURCE_TOO_SHORT');
  const wanted = planSizesFor(order.wishes);
  const most = maxAcceptedSizes(wanted, order.wishes.modules !== null);
  const ask = (complaints: readonly string[]) =>
    model.ask({
      name: 'course_plan',
      schema: planAnswer,
      ...planPrompt(order, newMark(), { sizes: wanted, complaints }),
      maxOutputTokens: outputTokens.plan(most.modules * most.lessonsInModule),
    });
  const first = await ask([]);
  const complaints = planComplaints(first, wanted, most);
  const plan = coursePlan.safeParse(toPlan(complaints.length === 0 ? first : await ask(complaints), order, most));
  if (!plan.success) throw new RuleError('AI_ANSWER_UNUSABLE');
  return plan.data;
}
