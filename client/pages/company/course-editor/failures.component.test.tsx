import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { evaluateChecklist } from '#shared/publishing/checklist.ts';
import {
  courseId,
  editedCourse,
  editedLesson,
  lessonId,
  openEditor,
  renderEditor,
  revision,
} from '../../../testing/editor.ts';
import {
  button,
  expectFailure,
  expectHeading,
  expectNoneWithText,
  findWithText,
} from '../../../testing/page-actions.ts';
import { type Answers, unreachable } from '../../../testing/server-stub.ts';

test('shows an error when content cannot be added', async () => {
  const path = `/company/course/${courseId}?lesson=${lessonId}`;
  const { person } = await openEditor({ 'editor.addBlock': unreachable }, path);
  await person.click(await screen.findByRole('button', { name: 'Quiz hinzufügen' }));
  await expectFailure('Inhalt konnte nicht erstellt werden');
});

test('a lesson that fails to load shows an error and can be retried', async () => {
  const path = `/company/course/${courseId}?lesson=${lessonId}`;
  const { person, server } = await openEditor({ 'editor.lesson': unreachable }, path);
  const title = 'Inhalte konnten nicht geladen werden';
  await expectFailure(title, { title });
  server.answer({ 'editor.lesson': editedLesson() });
  await person.click(button('Erneut versuchen'));
  await screen.findByRole('button', { name: 'Quiz hinzufügen' });
  await expectNoneWithText('alert', title);
});

test('a course that fails to load shows an error and can be retried', async () => {
  const { person, server } = await renderEditor({ 'editor.course': unreachable });
  const title = 'Kurs konnte nicht geladen werden.';
  await expectFailure(title, { title });
  server.answer({ 'editor.course': editedCourse });
  await person.click(button('Erneut versuchen'));
  await expectHeading(editedCourse.title);
});

test('a draft that fails to save shows an error and is saved on the next attempt', async () => {
  const { person, server } = await openEditor({ 'editor.saveDraft': unreachable });
  await person.click(await screen.findByRole('button', { name: 'Entwurf speichern' }));
  await expectFailure('Entwurf konnte nicht gespeichert werden.', { title: 'Speichern fehlgeschlagen' });
  server.answer({ 'editor.saveDraft': undefined as never });
  await person.click(button('Entwurf speichern'));
  await findWithText('status', 'Entwurf gespeichert');
});

test('a failed publication shows an error and succeeds on the next attempt', async () => {
  const checks = evaluateChecklist({
    title: 'Brandschutz',
    moduleCount: 1,
    modulesWithLessons: 1,
    hasVisibility: true,
  });
  const { person, server } = await openEditor({
    'publishing.checklist': { checks, warnings: [], levels: [], revision: 7 },
    'publishing.publish': unreachable,
  });
  await person.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
  const dialog = await screen.findByRole('dialog');
  await screen.findByRole('region', { name: 'Voraussetzungen' });
  await person.click(screen.getByRole('checkbox'));
  await person.click(button('Veröffentlichen', dialog));
  await expectFailure('Kurs konnte nicht veröffentlicht werden.', { title: 'Veröffentlichung fehlgeschlagen' });
  server.answer({ 'publishing.publish': { version: 1 } as never });
  await person.click(button('Veröffentlichen', dialog));
  await screen.findByText('Kurs wurde als Version 1 veröffentlicht.');
});

test('shows the name of an unknown block type', async () => {
  const unknown = {
    blockId: '00000000-0000-4000-8000-000000000110',
    revision,
    type: 'karte',
    content: {},
    origin: null,
    sourceUrl: null,
  } as never;
  await openEditor({ 'editor.lesson': editedLesson([unknown]) }, `/company/course/${courseId}?lesson=${lessonId}`);
  expect(await screen.findAllByText(/Unbekannter Inhaltstyp/)).not.toEqual([]);
});

const quiz = {
  blockId: '00000000-0000-4000-8000-000000000111',
  revision,
  type: 'quiz',
  content: { question: '', options: ['', ''], correctIndex: 0 },
  origin: null,
  sourceUrl: null,
} as const;
const openQuiz = (answers: Answers) =>
  openEditor(
    { 'editor.lesson': editedLesson([quiz as never]), ...answers },
    `/company/course/${courseId}?lesson=${lessonId}`,
  );
const question = () => screen.findByLabelText<HTMLTextAreaElement>('Frage');
const stored = { revision: '00000000-0000-4000-8000-000000000f02' } as never;

test('content that cannot be saved is reported once and saved when the network is back', async () => {
  const { person, server } = await openQuiz({ 'editor.saveBlock': unreachable });
  await person.type(await question(), 'Ohne Netz?');
  await expectFailure('Inhalt konnte nicht gespeichert werden', { title: 'Speichern fehlgeschlagen' });
  await findWithText('status', 'Nicht gespeichert');
  server.answer({ 'editor.saveBlock': stored });
  window.dispatchEvent(new Event('online'));
  await findWithText('status', 'Gespeichert');
  expect(server.calls('editor.saveBlock').at(-1)?.block).toMatchObject({ content: { question: 'Ohne Netz?' } });
});

test('unsaved content survives a failed deletion and returns when a deletion is undone', async () => {
  const { person, server } = await openQuiz({ 'editor.saveBlock': unreachable, 'editor.removePart': unreachable });
  await person.type(await question(), 'Bleibt?');
  await findWithText('status', 'Nicht gespeichert');
  await person.click(button('Quiz, Inhalt 1 löschen'));
  await screen.findByText('Inhalt konnte nicht gelöscht werden');
  expect((await question()).value).toBe('Bleibt?');
  await findWithText('status', 'Nicht gespeichert');

  server.answer({
    'editor.removePart': { deletedPartId: quiz.blockId } as never,
    'editor.lesson': editedLesson(),
  });
  await person.click(button('Quiz, Inhalt 1 löschen'));
  const removed = await findWithText('status', 'Inhalt gelöscht');
  await waitFor(() => expect(screen.queryByLabelText('Frage')).toBeNull());
  server.answer({ 'editor.restorePart': {} as never, 'editor.lesson': editedLesson([quiz as never]) });
  await person.click(button('Rückgängig', removed));
  await waitFor(async () => expect((await question()).value).toBe('Bleibt?'));
  await findWithText('status', 'Nicht gespeichert');
  server.answer({ 'editor.saveBlock': stored });
  window.dispatchEvent(new Event('online'));
  await findWithText('status', 'Gespeichert');
  expect(server.calls('editor.saveBlock').at(-1)?.block).toMatchObject({ content: { question: 'Bleibt?' } });
});
