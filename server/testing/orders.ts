import { expect } from 'vitest';
import type { OrderInput, OrderWishes } from '#shared/ai/order.ts';
import type { GenerationView } from '#shared/ai/state.ts';
import type { Member } from './organisations.ts';

export const wishes: OrderWishes = {
  audience: 'neue Leute in der Küche',
  length: 'short',
  tone: 'Sie',
  hasQuizzes: false,
  modules: null,
  instruction: '',
};

/** A text with so many sections, each with a heading and two sentences. */
export const handbook = (sections: number): string =>
  Array.from(
    { length: sections },
    (_, index) =>
      `# Abschnitt ${index + 1}\n\nIn Abschnitt ${index + 1} steht, wie man Messer sicher führt. Die Klinge zeigt immer vom Körper weg.`,
  ).join('\n\n');

export const orderOf = (courseId: string, change: Partial<OrderInput> = {}): OrderInput => ({
  requestId: crypto.randomUUID(),
  courseId,
  source: { kind: 'text', name: 'Küchenhandbuch', text: handbook(4) },
  wishes,
  lessonId: null,
  ...change,
});

/** What is to be ordered of a handbook with so many sections. */
export const sectionsOf = (count: number) =>
  ({ source: { kind: 'text', name: 'Küchenhandbuch', text: handbook(count) } }) as const;

type State = GenerationView['state'];

/** Waits until the course's order is in this state. */
export async function untilState({ caller }: Member, courseId: string, state: State): Promise<GenerationView> {
  await expect.poll(async () => (await caller.ai.current({ courseId }))?.state).toBe(state);
  const view = await caller.ai.current({ courseId });
  if (view === null) throw new Error('there is no order');
  return view;
}

/** Orders, and waits for the plan. */
export async function planned(member: Member, courseId: string, change: Partial<OrderInput> = {}) {
  await member.caller.ai.order(orderOf(courseId, change));
  return untilState(member, courseId, 'planned');
}

/** Confirms the plan as it is. */
export const write = ({ caller }: Member, courseId: string, { generationId, planRevision }: GenerationView) =>
  caller.ai.write({ courseId, generationId, planRevision });
