import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { evaluateChecklist } from '#shared/publishing/checklist.ts';
import { organisation } from '../../../testing/company.ts';
import { courseId, editedCourse, lessonId, openEditor } from '../../../testing/editor.ts';
import {
  button,
  chooseInMenu,
  expectAddress,
  field,
  fill,
  findWithText,
  isDisabled,
} from '../../../testing/page-actions.ts';
import { type Output, refused } from '../../../testing/server-stub.ts';

type Checklist = Output<'publishing.checklist'>;
const complete: Checklist = {
  checks: evaluateChecklist({ title: 'Brandschutz', moduleCount: 1, modulesWithLessons: 1, hasVisibility: true }),
  warnings: [],
  levels: [],
  revision: 7,
};

const openDialog = async ({ person }: Awaited<ReturnType<typeof openEditor>>) => {
  await person.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  return screen.findByRole('dialog', { name: 'Kurs veröffentlichen' });
};
const linesOf = async (dialog: HTMLElement, region: string) => {
  const part = await within(dialog).findByRole('region', { name: region });
  return within(part)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
};
const confirmation = (dialog: HTMLElement) => within(dialog).getByRole<HTMLInputElement>('checkbox');

test('missing parts prevent publishing', async () => {
  const checks = evaluateChecklist({ title: 'Koch', moduleCount: 1, modulesWithLessons: 0, hasVisibility: true });
  const opened = await openEditor({ 'publishing.checklist': { ...complete, checks } });
  const dialog = await openDialog(opened);
  expect(await linesOf(dialog, 'Voraussetzungen')).toEqual([
    'Der Titel hat mindestens 5 Zeichenfehlt noch',
    'Es gibt mindestens ein Modulerfüllt',
    'Mindestens ein Modul enthält Lektionenfehlt noch',
    'Die Sichtbarkeit ist festgelegt (optional)erfüllt',
  ]);
  expect(isDisabled(confirmation(dialog))).toBe(true);
  expect(isDisabled(button('Veröffentlichen', dialog))).toBe(true);
  await opened.person.click(button('Abbrechen', dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('warnings link to their location and do not prevent publishing; a reopened dialog is reset', async () => {
  const noLocation = { lessonId: null, lessonTitle: null, blockId: null };
  const emptyId = '00000000-0000-4000-8000-000000000103';
  const opened = await openEditor({
    'publishing.checklist': {
      ...complete,
      warnings: [
        { rule: 'quizWithoutText', lessonId, lessonTitle: 'Am Herd', blockId: null },
        { rule: 'emptyLesson', lessonId: emptyId, lessonTitle: 'Noch leer', blockId: null },
        { rule: 'noSkill', ...noLocation },
      ],
    },
  });
  const dialog = await openDialog(opened);
  expect(await linesOf(dialog, 'Hinweise')).toEqual([
    'Quiz ohne Frage oder mit leerer Antwort in „Am Herd“Zur Stelle',
    'Lektion ohne Inhalt in „Noch leer“Zur Stelle',
    'Kein Soft Skill zugeordnetIn den Einstellungen zuordnen',
  ]);
  await opened.person.click(confirmation(dialog));
  expect(isDisabled(button('Veröffentlichen', dialog))).toBe(false);
  await opened.person.click(within(dialog).getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openDialog(opened);
  await linesOf(again, 'Hinweise');
  expect(confirmation(again).checked).toBe(false);
  const line = await findWithText(
    'listitem',
    'Am Herd',
    await within(again).findByRole('region', { name: 'Hinweise' }),
  );
  await opened.person.click(within(line).getByRole('link', { name: 'Zur Stelle' }));
  await expectAddress(`/company/course/${courseId}?lesson=${lessonId}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('does not publish a course that changed after its checklist was shown', async () => {
  const opened = await openEditor({
    'publishing.checklist': complete,
    'publishing.publish': refused('STALE_CHANGE'),
  });
  const dialog = await openDialog(opened);
  await linesOf(dialog, 'Voraussetzungen');
  await opened.person.click(confirmation(dialog));
  opened.server.answer({ 'publishing.checklist': { ...complete, revision: 8 } });
  await opened.person.click(button('Veröffentlichen', dialog));
  await findWithText('alert', 'Der Kurs wurde inzwischen geändert.');
  await waitFor(() => expect(confirmation(dialog).checked).toBe(false));
  expect(opened.server.calls('publishing.publish')).toEqual([{ courseId, revision: 7 }]);
});

test('with four-eyes approval, an editor can edit an online course except its locked fields', async () => {
  const { person, server } = await openEditor({
    'organisations.current': { ...organisation, needsReview: true },
    'editor.course': { ...editedCourse, status: 'published', version: 1, isOnline: true, needsReview: true },
    'courses.changeSettings': { settingsRevision: '00000000-0000-4000-8000-000000000f02' } as never,
  });
  await chooseInMenu(person, 'Weitere Aktionen', 'Einstellungen');
  const dialog = await screen.findByRole('dialog', { name: 'Einstellungen des Kurses' });
  const part = within(dialog);
  expect(
    part.getAllByText(/Was davon schon online ist, ändern Administratoren und Eigentümer\.$/).length,
  ).toBeGreaterThan(0);
  expect(isDisabled(part.getByRole('textbox', { name: 'Beschreibung' }))).toBe(true);
  expect(isDisabled(part.getByRole('combobox', { name: 'Soft Skills' }))).toBe(true);
  expect(isDisabled(part.getByRole('radio', { name: /^Öffentlich/ }))).toBe(true);
  await fill(person, field('Titel', dialog), 'Brandschutz im Haus');
  await person.click(await part.findByRole('button', { name: 'Speichern' }));
  await findWithText('status', 'Einstellungen gespeichert');
  expect(server.calls('courses.changeSettings')).toMatchObject([{ courseId, title: 'Brandschutz im Haus' }]);
});
