import { type CoursePlan, coursePlan } from '#shared/ai/plan.ts';
import type { PlanOrder } from '../../core/ai/generator.ts';
import { RuleError } from '../../core/errors.ts';
import { planAnswer } from './answers.ts';
import type { Asking } from './asking.ts';
import { outputTokens } from './bounds.ts';
import { newMark } from './material.ts';
import { planPrompt } from './prompts/plan.ts';
import { mostAccepted, wantedSizes } from './sizes.ts';
import { planComplaints, toPlan } from './to-plan.ts';
import { sizeOf } from './window.ts';

/** A few sentences: below that a model would have to make everything up. */
const leastMaterial = 200;

/** @throws RuleError SOURCE_TOO_SHORT, AI_ANSWER_UNUSABLE for a plan without any lesson */
export async function writePlan(asking: Asking, order: PlanOrder): Promise<CoursePlan> {
  if (order.topic === '' && sizeOf(order.excerpts) < leastMaterial) throw new RuleError('SOURCE_TOO_SHORT');
  const wanted = wantedSizes(order.wishes);
  const most = mostAccepted(wanted, order.wishes.modules !== null);
  const ask = (complaints: readonly string[]) =>
    asking.ask({
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
