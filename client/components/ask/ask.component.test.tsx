import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { button, expectFailure, field, fill } from '../../testing/page-actions.ts';
import { renderAt } from '../../testing/render.tsx';
import { ask, type Question } from './ask.tsx';

async function openQuestion(question: Partial<Question> = {}) {
  const { person } = await renderAt('/reset-password', { allowsUnanswered: true });
  const [run, onDone, onCancel] = [vi.fn(async () => undefined), vi.fn(), vi.fn()];
  ask({ title: 'Eintrag löschen?', confirmLabel: 'Löschen', run, onDone, onCancel, ...question });
  const dialog = await screen.findByRole('dialog', { name: 'Eintrag löschen?' });
  return { person, dialog, run, onDone, onCancel };
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('cancelling a question calls onCancel and does not run the action', async () => {
  const { person, dialog, run, onDone, onCancel } = await openQuestion();
  await person.click(button('Abbrechen', dialog));
  await expectClosed();
  expect([run, onDone, onCancel].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
});

test('a question that requires a reason does not run without one', async () => {
  const { person, dialog, run, onDone } = await openQuestion({ hasReason: true });
  await person.click(button('Löschen', dialog));
  expect(run).not.toHaveBeenCalled();
  await fill(person, field('Grund'), 'Doppelt angelegt, der andere bleibt');
  await person.click(button('Löschen', dialog));
  await expectClosed();
  expect(run).toHaveBeenCalledWith({ reason: 'Doppelt angelegt, der andere bleibt', confirmation: '' });
  expect(onDone).toHaveBeenCalledOnce();
});

test('a failed action keeps its question open and shows the reason', async () => {
  const run = () => Promise.reject(new TypeError('Failed to fetch'));
  const { person, dialog, onDone } = await openQuestion({ run, failed: 'Eintrag nicht gelöscht' });
  await person.click(button('Löschen', dialog));
  await expectFailure('Eintrag nicht gelöscht', { place: dialog });
  expect(onDone).not.toHaveBeenCalled();
});
