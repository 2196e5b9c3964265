import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { CoursePlan } from '#shared/ai/plan.ts';
import type { GenerationView } from '#shared/ai/state.ts';
import { courseIdOf } from '../../../testing/courses.ts';
import { button, fill, findWithText } from '../../../testing/page-actions.ts';
import { member } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render.tsx';
import { type Answers, type Input, refused, unreachable } from '../../../testing/server-stub.ts';

const courseId = courseIdOf(1);
const id = (index: number) => `00000000-0000-4000-8000-00000000020${index}`;

const planOf = (title: string): CoursePlan => ({
  title,
  modules: [{ key: id(1), title: 'Küche', lessons: [{ key: id(2), title: 'Am Herd', goal: '', draws: [] }] }],
});
const planned = (generationId: string, title: string, planRevision: number): GenerationView => ({
  generationId,
  state: 'planned',
  generator: 'embedded',
  model: null,
  wishes: { audience: '', length: 'short', tone: 'Sie', hasQuizzes: true, modules: null, instruction: '' },
  lessonId: null,
  sources: [],
  plan: planOf(title),
  planRevision,
  lessons: [],
  jobId: null,
  problem: null,
  report: null,
  isProposing: false,
  openProposals: 0,
  createdAt: new Date('2026-11-20T09:30:00Z'),
});
type Change = Input<'ai.changePlan'>;

const openPlan = (answers: Answers) =>
  renderAt(`/company/course/${courseId}/ai`, {
    user: member('editor'),
    answers: {
      'editor.course': { courseId, title: 'Brandschutz', modules: [] } as never,
      'ai.proposals': [],
      ...answers,
    },
    allowsUnanswered: true,
  });
const title = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Titel des Kurses' });
const saysState = (words: string) => findWithText('status', words);

test('a change that failed to send survives a reload and is sent on its original revision', async () => {
  const generation = planned(id(8), 'Brandschutz', 3);
  const { person, close } = await openPlan({ 'ai.current': generation, 'ai.changePlan': unreachable });
  await fill(person, await title(), 'Brandschutz in der Küche');
  await findWithText('alert', 'Der Plan konnte nicht gespeichert werden.');
  await saysState('Nicht gespeichert');
  close();
  const change = vi.fn(({ planRevision }: Change) => ({ planRevision: planRevision + 1 }));
  await openPlan({ 'ai.current': generation, 'ai.changePlan': change });
  await waitFor(() => expect(change).toHaveBeenCalled());
  expect(change.mock.lastCall?.[0]).toMatchObject({ planRevision: 3, plan: planOf('Brandschutz in der Küche') });
  await saysState('Gespeichert');
  expect((await title()).value).toBe('Brandschutz in der Küche');
});

test('holds back a plan with an empty title and sends the newest one once it has a title', async () => {
  const change = vi.fn(({ planRevision }: Change) => ({ planRevision: planRevision + 1 }));
  const { person } = await openPlan({ 'ai.current': planned(id(7), 'Brandschutz', 1), 'ai.changePlan': change });
  await person.clear(await title());
  await saysState('Nicht gespeichert');
  expect(change).not.toHaveBeenCalled();
  await person.type(await title(), 'Löschen');
  await saysState('Gespeichert');
  expect(change.mock.calls.map(([{ plan }]) => plan.title)).toEqual(['Löschen']);
});

test('keeps the typed plan when a colleague changes it, until the newer one is accepted', async () => {
  let stored = planned(id(6), 'Brandschutz', 1);
  const { person } = await openPlan({ 'ai.current': () => stored, 'ai.changePlan': refused('STALE_CHANGE') });
  await fill(person, await title(), 'Meiner');
  stored = planned(id(6), 'Ihrer', 2);
  await findWithText('alert', 'Ihre Änderungen stehen noch hier.');
  expect((await title()).value).toBe('Meiner');
  await person.click(button('Neuen Stand laden'));
  await waitFor(async () => expect((await title()).value).toBe('Ihrer'));
  await saysState('Gespeichert');
});
