import { expect } from 'vitest';
import type { OrderInput, OrderOptions } from '#shared/ai/order.ts';
import type { GenerationView } from '#shared/ai/state.ts';
import type { Member } from './organisations.ts';

export const wishes: OrderOptions = {
  audience: 'neue Leute in der Küche',
  length: 'short',
  tone: 'Sie',
  hasQuizzes: false,
  modules: null,
  instruction: '',
};

export const handbook = (sections: number): string =>
  Array.from(
    { length: sections },
    (_, index) =>
      `# Abschnitt ${index + 1}\n\nIn Abschnitt ${index + 1} steht, wie man Messer sicher führt. Die Klinge zeigt immer vom Körper weg.`,
  ).join('\n\n');

export const makeOrderInput = (courseId: string, change: Partial<OrderInput> = {}): OrderInput => ({
  requestId: crypto.randomUUID(),
  courseId,
  source: { kind: 'text', name: 'Küchenhandbuch', text: handbook(4) },
  wishes,
  lessonId: null,
  ...change,
});

export const sectionsOf = (count: number) =>
  ({ source: { kind: 'text', name: 'Küchenhandbuch', text: handbook(count) } }) as const;

type State = GenerationView['state'];

export async function waitForGeneration({ caller }: Member, courseId: string, state: State): Promise<GenerationView> {
  await expect.poll(async () => (await caller.ai.current({ courseId }))?.state).toBe(state);
  const view = await caller.ai.current({ courseId });
  if (view === null) throw new Error('the order is missing');
  return view;
}

export async function orderPlan(member: Member, courseId: string, change: Partial<OrderInput> = {}) {
  await member.caller.ai.order(makeOrderInput(courseId, change));
  return waitForGeneration(member, courseId, 'planned');
}

export const startWriting = ({ caller }: Member, courseId: string, { generationId, planRevision }: GenerationView) =>
  caller.ai.write({ courseId, generationId, planRevision });
