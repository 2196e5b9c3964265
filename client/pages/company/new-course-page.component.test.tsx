import { screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { button, expectFailure, field, fillFields, findWithText } from '../../testing/page-actions.ts';
import { member } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, unreachable } from '../../testing/server-stub.ts';

const { setTimeout: realTimeout } = globalThis;
/** React renders in macrotasks, which fake timers do not run. */
const untilDrawn = () => new Promise((resolve) => realTimeout(resolve));

afterEach(() => vi.useRealTimers());

async function openForm(answers: Answers) {
  const opened = await renderAt('/company/course/new', { user: member('editor'), answers, allowsUnanswered: true });
  await screen.findByLabelText('Titel des Kurses');
  await fillFields(opened.person, { 'Titel des Kurses': 'Brandschutz' });
  return opened;
}

test('a course that cannot be created says so and keeps its title', async () => {
  const { person } = await openForm({ 'courses.create': unreachable });
  await person.click(button('Kurs erstellen'));
  await expectFailure('Kurs konnte nicht erstellt werden');
  expect(field('Titel des Kurses').value).toBe('Brandschutz');
});

test('the message about a created course closes after five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { person } = await openForm({ 'courses.create': { courseId: '00000000-0000-4000-8000-000000000017' } });
  const clickedAt = Date.now();
  await person.click(button('Kurs erstellen'));
  await findWithText('status', 'Kurs erstellt');
  const isShown = () => screen.queryAllByText('Kurs erstellt').length > 0;
  let advancedMs = 0;
  for (; isShown() && advancedMs < 10_000; advancedMs += 100) {
    await vi.advanceTimersByTimeAsync(100);
    await untilDrawn();
  }
  expect(advancedMs).toBeLessThan(7_000);
  expect(Date.now() - clickedAt).toBeGreaterThanOrEqual(5_000);
});
