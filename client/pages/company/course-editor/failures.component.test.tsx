/** Error messages of the editor when requests fail. */
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { checklist } from '#shared/publishing/checklist.ts';
import { button, expectFailure, expectHeading, expectNoneSaying, findSaying } from '../../../testing/acting.ts';
import {
  courseId,
  editedCourse,
  editedLesson,
  lessonId,
  openEditor,
  renderEditor,
  revision,
} from '../../../testing/editor.ts';
import { unreachable } from '../../../testing/server-stub.ts';

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
  await expectNoneSaying('alert', title);
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
  await findSaying('status', 'Entwurf gespeichert');
});

test('a failed publication shows an error and succeeds on the next attempt', async () => {
  const checks = checklist({ title: 'Brandschutz', moduleCount: 1, modulesWithLessons: 1, hasVisibility: true });
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

test('shows the name of an unknown block kind', async () => {
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
