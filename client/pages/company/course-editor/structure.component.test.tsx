import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EditedCourse } from '#shared/editor/state.ts';
import { courseAnswers } from '../../../testing/courses.ts';
import { courseId, editedCourse, editedLesson, lessonId, openEditor, renderEditor } from '../../../testing/editor.ts';
import {
  button,
  chooseInMenu,
  expectFailure,
  expectFieldMessage,
  expectFocus,
  expectHeading,
  field,
  fill,
  findWithText,
} from '../../../testing/page-actions.ts';
import { type Answers, refused, unreachable } from '../../../testing/server-stub.ts';

const lessonPath = `/company/course/${courseId}?lesson=${lessonId}`;
const moduleId = editedCourse.modules[0]?.moduleId ?? '';

function titleServer(first: EditedCourse = editedCourse) {
  let course = first;
  let count = 0;
  const revision = () => `00000000-0000-4000-8000-0000000010${String(++count).padStart(2, '0')}`;
  const nameModule = (title: string) => {
    const [module, ...others] = course.modules;
    if (module) course = { ...course, modules: [{ ...module, title, revision: revision() }, ...others] };
    return undefined as never;
  };
  const nameLesson = (title: string) => {
    const [module, ...others] = course.modules;
    const [lesson, ...lessons] = module?.lessons ?? [];
    if (module && lesson)
      course = { ...course, modules: [{ ...module, lessons: [{ ...lesson, title }, ...lessons] }, ...others] };
    return undefined as never;
  };
  const answers: Answers = {
    'editor.course': () => course,
    'editor.rename': ({ title }) => {
      course = { ...course, title, settingsRevision: revision() };
      return undefined as never;
    },
    'editor.renamePart': ({ level, title }) => (level === 'module' ? nameModule(title) : nameLesson(title)),
  };
  return { answers, course: () => course, nameModule };
}

beforeEach(() => {
  const { matchMedia } = window;
  const isWide = (query: string) => query === '(min-width: 70em)';
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    isWide(query) ? { ...matchMedia(query), matches: true } : matchMedia(query),
  );
});

const state = (words: string) => findWithText('status', words);
const comesOnline = () => window.dispatchEvent(new Event('online'));
const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function openTitle(person: UserEvent): Promise<HTMLInputElement> {
  await person.click(await screen.findByRole('button', { name: editedCourse.title }));
  return field('Kurstitel');
}

test('failed structure changes report what failed', async () => {
  const { person, server } = await openEditor({
    'editor.addModule': unreachable,
    'editor.removePart': unreachable,
    'editor.addLesson': unreachable,
  });
  await person.click(button('Modul hinzufügen'));
  await expectFailure('Das Modul konnte nicht erstellt werden.');
  const added = { moduleId: '00000000-0000-4000-8000-000000000199', title: 'Modul 2', revision: moduleId, lessons: [] };
  server.answer({
    'editor.addModule': added as never,
    'editor.course': { ...editedCourse, modules: [...editedCourse.modules, added] },
  });
  await person.click(button('Modul hinzufügen'));
  await findWithText('status', 'Modul erstellt');
  await screen.findByText('Noch keine Lektionen');
  await chooseInMenu(person, 'Aktionen zu „Modul 2“', 'Löschen');
  await expectFailure('Das Modul konnte nicht gelöscht werden');
  await person.click(button('Lektion hinzufügen zu „Küche“'));
  await expectFailure('Die Lektion konnte nicht erstellt werden');
});

test('the quick start needs a lesson for content and creates one module on a double click', async () => {
  const { person, server } = await openEditor({
    'editor.course': { ...editedCourse, modules: [] },
    'editor.addModule': { moduleId } as never,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Schnellstart' });
  await person.click(button('Quiz hinzufügen', dialog));
  await findWithText('alert', 'Lektion erforderlich', dialog);
  server.answer({ 'editor.course': editedCourse });
  await person.dblClick(button('Erstes Modul erstellen', dialog));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Schnellstart' })).toBeNull());
  expect(server.calls('editor.addModule')).toHaveLength(1);
  expect(server.calls('editor.addBlock')).toEqual([]);
});

test('Enter rejects an empty title, and leaving the field restores the title', async () => {
  const { person, server } = await openEditor();
  const title = await openTitle(person);
  await fill(person, title, '   ');
  await person.keyboard('{Enter}');
  await expectFieldMessage(title, 'Geben Sie einen Titel ein.');
  await person.tab();
  await expectHeading(editedCourse.title);
  expect(server.calls('editor.rename')).toEqual([]);
});

test('an unsaved title keeps its field open, warns before the page closes and is saved once online', async () => {
  const { answers } = titleServer();
  const { person, server } = await openEditor({ ...answers, 'editor.rename': unreachable });
  const title = await openTitle(person);
  await fill(person, title, 'Wasser und Seife');
  await person.keyboard('{Enter}');
  await screen.findByText('Titel konnte nicht aktualisiert werden');
  await state('Nicht gespeichert');
  expect(title.value).toBe('Wasser und Seife');
  expect(mayLeave()).toBe(false);
  server.answer({ 'editor.rename': answers['editor.rename'] as never });
  comesOnline();
  await expectHeading('Wasser und Seife');
  await state('Gespeichert');
  await waitFor(() => expect(mayLeave()).toBe(true));
});

test('Escape discards an unsaved title', async () => {
  const { person, server } = await openEditor({ 'editor.rename': unreachable });
  const title = await openTitle(person);
  await fill(person, title, 'Doch nicht');
  await person.keyboard('{Enter}');
  await state('Nicht gespeichert');
  await person.keyboard('{Escape}');
  await state('Gespeichert');
  await expectHeading(editedCourse.title);
  const sent = server.calls('editor.rename').length;
  comesOnline();
  await state('Gespeichert');
  expect(server.calls('editor.rename')).toHaveLength(sent);
});

test('an unsaved title survives leaving the course and a reload', async () => {
  const { answers, course } = titleServer();
  const rename = answers['editor.rename'] as never;
  const { person, server, close } = await openEditor({
    ...answers,
    ...courseAnswers([]),
    'editor.rename': unreachable,
  });
  await fill(person, await openTitle(person), 'Nach dem Verlassen');
  await person.keyboard('{Enter}');
  await state('Nicht gespeichert');
  await person.click(screen.getByRole('link', { name: 'Zurück zu den Kursen' }));
  await expectHeading('Kurse');
  server.answer({ 'editor.rename': rename });
  window.history.back();
  await expectHeading('Nach dem Verlassen');
  await state('Gespeichert');
  expect(course().title).toBe('Nach dem Verlassen');

  server.answer({ 'editor.rename': unreachable });
  await person.click(button('Nach dem Verlassen'));
  await fill(person, field('Kurstitel'), 'Nach dem Neuladen');
  await person.keyboard('{Enter}');
  await state('Nicht gespeichert');
  close();
  server.answer({ 'editor.rename': rename });
  await renderEditor(answers);
  await expectHeading('Nach dem Neuladen');
  await state('Gespeichert');
  expect(course().title).toBe('Nach dem Neuladen');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('course_title'))).toEqual([]);
});

test("keeping one's own title asks again if a third title was saved meanwhile", async () => {
  const { answers, course, nameModule } = titleServer();
  const changed = (title: string) =>
    refused('CONTENT_CHANGED', {
      details: { name: 'Anna Fein', title, revision: course().modules[0]?.revision },
    });
  const { person, server } = await openEditor(answers);
  await chooseInMenu(person, 'Aktionen zu „Küche“', 'Umbenennen');
  nameModule('Grundlagen');
  server.answer({ 'editor.renamePart': changed('Grundlagen') });
  await fill(person, await screen.findByLabelText('Name des Moduls'), 'Basis');
  await person.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Dieser Inhalt wurde inzwischen von Anna Fein geändert' });
  await screen.findByText(/Jetzt steht dort „Grundlagen“/);
  nameModule('Erste Schritte');
  server.answer({ 'editor.renamePart': changed('Erste Schritte') });
  server.emit('editor.changes', { kind: 'structure', pageId: 'another' });
  await screen.findByRole('list', { name: 'Erste Schritte' });
  await person.click(button('Eigenen Titel behalten'));
  await screen.findByText(/Jetzt steht dort „Erste Schritte“/);
  server.answer({ 'editor.renamePart': answers['editor.renamePart'] as never });
  await person.click(button('Eigenen Titel behalten'));
  await screen.findByRole('list', { name: 'Basis' });
  const revisions = server.calls('editor.renamePart').map((call) => call.revision);
  expect(new Set(revisions).size).toBe(3);
  expect(course().modules[0]?.title).toBe('Basis');
});

test('a new name never flips back to the old one during a refetch', async () => {
  const { person } = await openEditor(titleServer().answers);
  const names = ['Küche', 'Erstes', 'Zweites', 'Drittes'];
  const list = screen.getByRole('list', { name: 'Küche' });
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() => seen.push(list.getAttribute('aria-label')));
  observer.observe(list, { attributeFilter: ['aria-label'] });
  for (const [index, name] of names.slice(1).entries()) {
    await chooseInMenu(person, `Aktionen zu „${names[index]}“`, 'Umbenennen');
    await fill(person, await screen.findByLabelText('Name des Moduls'), name);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('Name des Moduls')).toBeNull());
    await state('Gespeichert');
  }
  observer.disconnect();
  expect(seen).toEqual(names.slice(1));
});

test('a menu skips disabled entries by keyboard each time it opens', async () => {
  const [module] = editedCourse.modules;
  const second = {
    ...module?.lessons[0],
    lessonId: '00000000-0000-4000-8000-000000000109',
    title: 'Am Ofen',
  } as EditedCourse['modules'][number]['lessons'][number];
  const modules = module ? [{ ...module, lessons: [...module.lessons, second] }] : [];
  const { person } = await openEditor({ 'editor.course': { ...editedCourse, modules } });
  for (const _ of ['first', 'second']) {
    const menu = button('Aktionen zu „Am Herd“');
    menu.focus();
    await person.keyboard('{Enter}');
    await expectFocus(await screen.findByRole('menuitem', { name: 'Nach unten' }));
    await person.keyboard('{ArrowDown}');
    await expectFocus(screen.getByRole('menuitem', { name: 'In anderes Modul verschieben' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expectFocus(button('Aktionen zu „Am Herd“'));
  }
});

test('Enter and Escape in a name move the focus back to its row', async () => {
  const { person } = await openEditor(titleServer().answers);
  const rename = async (name: string, label: string, typed: string) => {
    await chooseInMenu(person, `Aktionen zu „${name}“`, 'Umbenennen');
    await fill(person, await screen.findByLabelText(label), typed);
  };
  await rename('Am Herd', 'Name der Lektion', 'Anfang');
  await person.keyboard('{Enter}');
  await expectFocus(await screen.findByRole('link', { name: /^Anfang/ }));
  await rename('Anfang', 'Name der Lektion', 'Verworfen');
  await person.keyboard('{Escape}');
  await expectFocus(await screen.findByRole('link', { name: /^Anfang/ }));
  await rename('Küche', 'Name des Moduls', 'Erstes');
  await person.keyboard('{Enter}');
  await expectFocus(await screen.findByRole('button', { name: /^Erstes/ }));
});

test('a file dropped next to the lesson does not replace the page', async () => {
  await openEditor({}, lessonPath);
  const dataTransfer = { types: ['Files'], dropEffect: 'copy' };
  expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
});

test('the header names the last author and follows changes by others', async () => {
  const { server } = await openEditor({ 'editor.course': { ...editedCourse, updatedBy: null } }, lessonPath);
  await screen.findByText(/^Zuletzt bearbeitet am .* von einem ehemaligen Mitglied$/);
  server.answer({ 'editor.lesson': editedLesson() });
  server.emit('editor.changes', { kind: 'content', lessonId, by: 'Ben Grob', pageId: 'another' });
  await screen.findByText(/^Zuletzt bearbeitet am .* von Ben Grob$/);
});
