import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { createCourseInput } from '#shared/courses/schema.ts';
import { renderAsMember } from '../../testing/company.ts';
import { courseAnswers, courseIdOf, type ListedCourse, listedCourse } from '../../testing/courses.ts';
import {
  button,
  choose,
  chooseInMenu,
  expectAddress,
  expectFailure,
  expectHeading,
  expectHeadings,
  field,
  fill,
  findWithText,
  headingsIn,
  isDisabled,
} from '../../testing/page-actions.ts';
import { member, staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, refused, unreachable } from '../../testing/server-stub.ts';

const coursesPath = '/company/courses';
const newPath = '/company/course/new';

const openList = (courses: readonly ListedCourse[], role: OrganisationRole = 'owner', answers: Answers = {}) =>
  renderAsMember(coursesPath, role, { ...courseAnswers(courses), ...answers });

const titles = () => headingsIn(screen.getByRole('main'), 3);
const expectTitles = (expected: string[]) => expectHeadings(() => screen.getByRole('main'), 3, expected);
const search = () => field('Kurse suchen');
const statusSelector = () => screen.getByRole('combobox', { name: 'Status' });
const menuEntries = () => screen.findAllByRole('menuitem').then((items) => items.map((item) => item.textContent));

const published = { status: 'published', version: 1, isOnline: true } as const;
const hygiene = [
  listedCourse('100 % Hygiene_in der Küche', 0),
  listedCourse('Händehygiene', 1, published),
  listedCourse('Brandschutz', 2),
];
const [kitchen, hands, fire] = hygiene.map(({ title }) => title) as [string, string, string];

test('an empty list links to the first course, and a card shows its facts', async () => {
  const { person, server } = await openList([], 'editor');
  await screen.findByRole('heading', { name: 'Sie haben noch keine Kurse erstellt.' });
  const main = within(screen.getByRole('main'));
  server.answer(courseAnswers([listedCourse(hands, 1, { visibility: 'private' })]));
  await person.click(main.getAllByRole('link', { name: 'Neuer Kurs' })[0] as HTMLElement);
  await expectHeading('Neuer Kurs');
  await person.click(screen.getByRole('link', { name: 'Kurse' }));
  const card = await findWithText('listitem', hands);
  for (const words of ['Entwurf', 'Nur mit Einladung', '0 Module, 0 Lektionen'])
    within(card).getByText(words, { exact: false });
  expect(card.textContent).toContain('Erstellt am20.11.2026');
  expect(card.textContent).toContain('Geändert am20.11.2026');
  expect(within(card).getByRole('link', { name: hands }).getAttribute('href')).toBe(`/company/course/${courseIdOf(1)}`);
});

test('a new course needs a title and opens in the editor', async () => {
  const { person, server } = await renderAsMember(newPath, 'editor', { 'courses.create': { courseId: courseIdOf(7) } });
  await expectHeading('Neuer Kurs');
  await person.click(button('Kurs erstellen'));
  expect(field('Titel des Kurses').getAttribute('aria-invalid')).toBe('true');
  expect(server.calls('courses.create')).toEqual([]);
  await fill(person, field('Titel des Kurses'), '  Händehygiene im Alltag ');
  await person.click(button('Kurs erstellen'));
  await findWithText('status', 'Kurs erstellt');
  await expectAddress(`/company/course/${courseIdOf(7)}`);
  expect(server.calls('courses.create').map((input) => createCourseInput.parse(input))).toEqual([
    { title: 'Händehygiene im Alltag' },
  ]);
});

test('search and status filter the list, stay in the URL and can be cleared', async () => {
  const { person } = await openList(hygiene);
  await expectTitles([kitchen, hands, fire]);
  await fill(person, search(), 'HYGIENE');
  await expectTitles([kitchen, hands]);
  await fill(person, search(), '0 %');
  await expectTitles([kitchen]);
  await fill(person, search(), 'hygiene');
  await choose(person, statusSelector(), 'Veröffentlicht');
  await expectTitles([hands]);
  await expectAddress(`${coursesPath}?search=hygiene&status=published`);
  await choose(person, statusSelector(), 'In Prüfung');
  await screen.findByRole('heading', { name: 'Keine Kurse gefunden, die Ihren Filterkriterien entsprechen' });
  await person.click(button('Alle Kurse zeigen'));
  await expectTitles([kitchen, hands, fire]);
  await expectAddress(coursesPath);
});

test('clearing the filters also drops a search that is not in the URL yet', async () => {
  const { person } = await openList([hygiene[2] as ListedCourse]);
  await expectTitles([fire]);
  await choose(person, statusSelector(), 'In Prüfung');
  await screen.findByRole('heading', { name: 'Keine Kurse gefunden, die Ihren Filterkriterien entsprechen' });
  fireEvent.change(search(), { target: { value: 'hygiene' } });
  fireEvent.click(button('Alle Kurse zeigen'));
  await expectTitles([fire]);
  await waitFor(() => expect(search().value).toBe(''));
});

test('a URL with search and status opens the filtered list', async () => {
  await renderAt(`${coursesPath}?search=hygiene&status=published`, {
    user: member(),
    answers: courseAnswers(hygiene),
  });
  await expectTitles([hands]);
  expect(search().value).toBe('hygiene');
});

test('choosing a status while the search enters the URL keeps both', async () => {
  const { person } = await openList([...hygiene, listedCourse('Küche', 4, published)]);
  await screen.findByRole('heading', { name: hands });
  await person.click(statusSelector());
  const option = await screen.findByRole('option', { name: 'Veröffentlicht' });
  // Changes the URL without a render.
  const replace = history.replaceState.bind(history);
  history.replaceState = (...given) => {
    replace(...given);
    history.replaceState = replace;
    option.click();
  };
  fireEvent.input(search(), { target: { value: 'hygiene' } });
  await expectTitles([hands]);
  await expectAddress(`${coursesPath}?search=hygiene&status=published`);
  expect(search().value).toBe('hygiene');
});

test('a course is duplicated, and deleted only after confirmation', async () => {
  const title = 'Arbeitsschutzunterweisung';
  const [copy, original] = [listedCourse(`${title} (Kopie)`, 1), listedCourse(title, 0)];
  const { person, server } = await openList([original], 'admin', {
    'courses.duplicate': { courseId: copy.courseId },
    'courses.remove': undefined,
  });
  await expectTitles([title]);
  server.answer(courseAnswers([copy, original]));
  await chooseInMenu(person, `Aktionen für ${title}`, 'Duplizieren');
  await findWithText('status', 'Kurs dupliziert');
  await expectTitles([copy.title, title]);
  await chooseInMenu(person, `Aktionen für ${title}`, 'Löschen');
  const dialog = await screen.findByRole('dialog', { name: 'Kurs löschen' });
  within(dialog).getByText(
    /^Sind Sie sicher, dass Sie diesen Kurs löschen möchten\? Diese Aktion kann nicht rückgängig gemacht werden\./,
  );
  await person.click(button('Abbrechen', dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(titles()).toEqual([copy.title, title]);
  expect(server.calls('courses.remove')).toEqual([]);
  await chooseInMenu(person, `Aktionen für ${title}`, 'Löschen');
  server.answer(courseAnswers([copy]));
  await person.click(button('Löschen', await screen.findByRole('dialog', { name: 'Kurs löschen' })));
  await findWithText('status', 'Kurs gelöscht');
  await expectTitles([copy.title]);
  expect(server.calls('courses.remove')).toEqual([{ courseId: original.courseId }]);
});

test('a course that cannot be deleted says so and stays', async () => {
  const { person, server } = await openList([listedCourse(fire)], 'editor', {
    'courses.remove': refused('REVIEW_NEEDED'),
  });
  await expectTitles([fire]);
  await chooseInMenu(person, `Aktionen für ${fire}`, 'Löschen');
  await person.click(button('Löschen', await screen.findByRole('dialog')));
  const title = 'Löschung fehlgeschlagen';
  await expectFailure('In Ihrer Organisation gilt das Vier-Augen-Prinzip.', { title });
  server.answer({ 'courses.remove': unreachable });
  await person.click(button('Löschen', screen.getByRole('dialog')));
  await expectFailure('Der Kurs konnte nicht gelöscht werden.', { title });
  expect(titles()).toEqual([fire]);
});

test('viewers reach the draft, or the course once it is online, and cannot change anything', async () => {
  const { person } = await openList([listedCourse(fire, 0), listedCourse(hands, 1, published)], 'viewer');
  await expectTitles([fire, hands]);
  expect(screen.queryByRole('link', { name: 'Neuer Kurs' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Kurs importieren' })).toBeNull();
  await person.click(button(`Aktionen für ${fire}`));
  expect(await menuEntries()).toEqual(['Entwurf ansehen']);
  const target = (title: string) => screen.getByRole('link', { name: title }).getAttribute('href');
  expect(target(fire)).toBe(`/company/course/${courseIdOf(0)}/draft`);
  expect(target(hands)).toBe(`/course/${courseIdOf(1)}`);
});

test('viewers cannot create a course', async () => {
  await renderAt(newPath, { user: member('viewer'), allowsUnanswered: true });
  await expectHeading('Neuer Kurs');
  expect(isDisabled(button('Kurs erstellen'))).toBe(true);
});

test('sixty courses load page by page', async () => {
  const courses = Array.from({ length: 60 }, (_, index) => listedCourse(`Kurs ${index}`, index));
  const { person } = await openList(courses);
  for (const shown of [24, 48, 60]) {
    await waitFor(() => expect(titles()).toHaveLength(shown));
    if (shown < 60) await person.click(button('Mehr laden'));
  }
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull();
  expect(titles()).toEqual(courses.map(({ title }) => title));
});

test('without a connection, the new course stays in the form and the list offers a retry', async () => {
  const { person, server } = await renderAsMember(newPath, 'editor', {
    'courses.create': unreachable,
    'courses.page': unreachable,
  });
  await expectHeading('Neuer Kurs');
  await fill(person, field('Titel des Kurses'), fire);
  await person.click(button('Kurs erstellen'));
  await expectFailure('Kurs konnte nicht erstellt werden');
  expect(field('Titel des Kurses').value).toBe(fire);
  await person.click(screen.getByRole('link', { name: 'Kurse' }));
  await screen.findByRole('heading', { name: 'Kurse konnten nicht geladen werden' });
  server.answer(courseAnswers([]));
  await person.click(button('Erneut versuchen'));
  await screen.findByRole('heading', { name: 'Sie haben noch keine Kurse erstellt.' });
});

test('support is redirected from the new course to the portal', async () => {
  await renderAt(newPath, { user: staff('support'), allowsUnanswered: true });
  await expectAddress('/admin/dashboard');
});

test('a platform admin can create a course', async () => {
  const { person } = await renderAt(newPath, {
    user: staff(),
    answers: { 'courses.create': { courseId: courseIdOf(0) } },
    allowsUnanswered: true,
  });
  await expectHeading('Neuer Kurs');
  await fill(person, field('Titel des Kurses'), 'Für alle');
  await person.click(button('Kurs erstellen'));
  await expectAddress(`/company/course/${courseIdOf(0)}`);
});
