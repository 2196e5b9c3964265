import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import {
  choose,
  expectAnnounced,
  expectStored,
  lift,
  makeAuthors,
  saved,
  textOf,
  titlesIn,
  unsaved,
} from './authors.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectHeading, successMessage } from './expectations.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('a new course with all four content types is complete after a reload', async () => {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const anna = await makeMember(app(), { name: 'Anna Fein', orgId, role: 'editor' });
  const { caller } = anna;
  const { courseId } = await caller.courses.create({ title: 'Händehygiene' });
  const page = await openAs(anna, `/company/course/${courseId}`);
  await expectHeading(page, 'Händehygiene');
  const dialog = page.getByRole('dialog', { name: 'Schnellstart' });
  await dialog.getByRole('button', { name: 'Erstes Modul erstellen' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Quiz hinzufügen' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Erstes Modul erstellen' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Lektion hinzufügen zu „Modul 1: Einführung“' }).click();
  await page.getByText('Noch keine Inhalte vorhanden').waitFor();

  await page.getByRole('button', { name: 'Text hinzufügen' }).click();
  await textOf(page).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Waschen Sie sich die Hände.');
  await textOf(page).getByText('Waschen Sie sich die Hände.').waitFor();
  await page.keyboard.press('Control+A');
  await page.getByRole('button', { name: 'Fett' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Video hinzufügen' }).click();
  await page.getByLabel('Link zum Video').fill('http://unsicher.example/film.mp4');
  await page.getByText('Das ist kein Link, der sich abspielen lässt').waitFor();
  await unsaved(page);
  await page.getByLabel('Link zum Video').fill('https://vimeo.com/123456789');
  await page.getByLabel('Titel des Videos').fill('So geht es');
  await saved(page);
  await page.getByRole('button', { name: 'Quiz hinzufügen' }).click();
  await page.getByLabel('Frage').fill('Wie lange?');
  for (const [index, words] of ['5 Sekunden', '30 Sekunden', '2 Stunden'].entries())
    await page.getByRole('textbox', { name: `Antwort ${index + 1}` }).fill(words);
  await page.getByRole('radio', { name: 'Antwort 2 ist richtig' }).check();
  await page.getByRole('button', { name: 'Antwort hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Antwort 4' }).fill('Gar nicht');
  await page.getByRole('button', { name: 'Antwort 3 entfernen' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Asset hinzufügen' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Datei auswählen' }).click();
  await (await chooser).setFiles({ name: 'Plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Montag') });
  await page.getByLabel('Alternativtext').fill('Der Plan');
  await saved(page);

  await page.reload();
  await textOf(page).getByText('Waschen Sie sich die Hände.').waitFor();
  expect(await textOf(page).locator('strong').textContent()).toBe('Waschen Sie sich die Hände.');
  expect(await page.getByLabel('Link zum Video').inputValue()).toBe('https://vimeo.com/123456789');
  expect(await page.getByRole('textbox', { name: 'Frage', exact: true }).inputValue()).toBe('Wie lange?');
  expect(await page.getByRole('radio', { name: 'Antwort 2 ist richtig' }).isChecked()).toBe(true);
  expect(await page.getByRole('textbox', { name: 'Antwort 3' }).inputValue()).toBe('Gar nicht');
  expect(await page.getByLabel('Alternativtext').inputValue()).toBe('Der Plan');
  await page.getByText('0,00 MB').first().waitFor();
  await expectAccessible(page);
  expectNoComplaints(page);
});

test('a course that got content meanwhile shows its lesson, not the quick start', async () => {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const anna = await makeMember(app(), { name: 'Anna Fein', orgId, role: 'editor' });
  const { caller } = anna;
  const { courseId } = await caller.courses.create({ title: 'Händehygiene' });
  const page = await openAs(anna, '/company/courses');
  await page.locator(`a[href="/company/course/${courseId}"]`).first().click();
  const dialog = page.getByRole('dialog', { name: 'Schnellstart' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Kurse', exact: true }).waitFor();
  const { moduleId } = await caller.editor.addModule({ courseId });
  await caller.editor.addLesson({ courseId, moduleId, title: 'Hände waschen' });
  const gate = Promise.withResolvers<void>();
  await page.route(/\/trpc\/[^?]*editor\.course\b/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goForward();
  await page.getByRole('button', { name: 'Schnellstart' }).first().waitFor();
  expect(await dialog.count()).toBe(0);
  gate.resolve();
  await page.getByRole('link', { name: 'Hände waschen' }).first().waitFor();
  expect(await dialog.count()).toBe(0);
});

test('opening a text changes nothing', async () => {
  const { anna, path, caller, courseId, lessonId, blocks } = await makeAuthors(app());
  const [{ blockId = '', revision = '' } = {}] = await blocks();
  const content = '<h2>Plan</h2><ul><li>eins</li><li>zwei</li></ul><pre><code>drei</code></pre>';
  await caller.editor.saveBlock({ courseId, blockId, revision, block: { type: 'text', content: { content } } });
  const before = await blocks();
  const page = await openAs(anna, path);
  const saves: string[] = [];
  page.on('request', (request) => request.url().includes('saveBlock') && saves.push(request.url()));
  await textOf(page).click();
  await page.getByRole('toolbar', { name: 'Formatierung' }).waitFor();
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  await successMessage(page, 'Entwurf gespeichert').waitFor();
  expect(saves).toEqual([]);
  expect((await caller.editor.lesson({ courseId, lessonId })).blocks).toEqual(before);
  expectNoComplaints(page);
});

test('titles are edited in place: Enter saves, Escape does not', async () => {
  const { anna, path, caller, courseId } = await makeAuthors(app());
  const page = await openAs(anna, path);
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByLabel('Kurstitel').fill('Anderer Titel');
  await page.keyboard.press('Escape');
  await expectHeading(page, 'Händehygiene im Alltag');
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByLabel('Kurstitel').fill('Sauber');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Sauber');
  await choose(page, 'Aktionen zu „Lektion 1“', 'Umbenennen');
  await page.getByLabel('Name der Lektion').fill('Wasser und Seife');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Wasser und Seife' }).waitFor();
  await saved(page);
  await expectStored(() => caller.editor.course({ courseId }), 'Wasser und Seife');
  await expectStored(() => caller.editor.course({ courseId }), 'Sauber');
  expectNoComplaints(page);
});

test('reorders modules, lessons and blocks by keyboard alone, also between modules', async () => {
  const { anna, path, caller, courseId, blocks } = await makeAuthors(app(), { modules: 2, lessons: 2, blocks: 3 });
  const page = await openAs(anna, path);
  await textOf(page, 3).waitFor();
  const firstModule = 'Modul 1: Einführung';
  await choose(page, 'Aktionen zu „Modul 2“', 'Umbenennen');
  await page.getByLabel('Name des Moduls').fill('Zweites');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Zweites', exact: true }).waitFor();

  const grip = page
    .getByRole('list', { name: firstModule, exact: true })
    .getByRole('button', { name: '„Lektion 1“ verschieben' });
  await lift(page, grip, '„Lektion 1“: in „Modul 1: Einführung“, Platz 1 von 2.');
  await page.keyboard.press('ArrowDown');
  await expectAnnounced(page, '„Lektion 1“: in „Modul 1: Einführung“, Platz 2 von 2.');
  await page.keyboard.press('ArrowDown');
  await expectAnnounced(page, '„Lektion 1“: in „Zweites“, Platz 1 von 3.');
  await page.keyboard.press('Space');
  await expect.poll(() => titlesIn(page, 'Zweites')).toEqual(['Lektion 13', 'Lektion 13', 'Lektion 23']);
  await saved(page);
  const lessons = async () => (await caller.editor.course({ courseId })).modules.map((module) => module.lessons.length);
  expect(await lessons()).toEqual([1, 3]);

  await page.getByRole('button', { name: 'Aktionen zu „Zweites“', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Nach oben' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await caller.editor.course({ courseId })).modules[0]?.title).toBe('Zweites');

  const ids = (await blocks()).map(({ blockId }) => blockId);
  await lift(
    page,
    page.getByRole('button', { name: '„Text, Inhalt 3“ verschieben' }),
    '„Text, Inhalt 3“: Platz 3 von 3.',
  );
  await page.keyboard.press('ArrowUp');
  await expectAnnounced(page, '„Text, Inhalt 3“: Platz 2 von 3.');
  await page.keyboard.press('ArrowUp');
  await expectAnnounced(page, '„Text, Inhalt 3“: Platz 1 von 3.');
  await page.keyboard.press('Enter');
  const moved = [ids[2], ids[0], ids[1]];
  await expect.poll(async () => (await blocks()).map(({ blockId }) => blockId)).toEqual(moved);
  expectNoComplaints(page);
});

test('on a phone the structure is a drawer, and nothing overflows', async () => {
  const { anna, path, courseId, caller } = await makeAuthors(app(), { modules: 1, lessons: 2, blocks: 2 });
  const course = await caller.editor.course({ courseId });
  const title = 'Lebensmittelhygienekontrollverordnungsdokumentationspflichten';
  await caller.editor.rename({ courseId, title, revision: course.settingsRevision });
  const page = await openAs(anna, path, 'phone');
  await expectHeading(page, title);
  await textOf(page, 2).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kursstruktur' }).click();
  const drawer = page.getByRole('dialog', { name: 'Kursstruktur' });
  await drawer.getByRole('link', { name: /^Lektion 2/ }).waitFor();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: /^Lektion 2/ }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Lektion 2' }).waitFor();
  expect(await page.getByRole('link', { name: 'Vorschau' }).isVisible()).toBe(false);
  await choose(page, 'Weitere Aktionen', 'Entwurf speichern');
  await successMessage(page, 'Entwurf gespeichert').waitFor();
  await choose(page, 'Weitere Aktionen', 'Vorschau');
  await expectHeading(page, 'Kurs nicht veröffentlicht');
  expectNoComplaints(page);
});

test('redirects a viewer to the draft, and a missing course shows a message', async () => {
  const { courseId, anna } = await makeAuthors(app());
  const orgId = (await app().db.prisma.course.findUniqueOrThrow({ where: { id: courseId } })).orgId ?? '';
  const vera = await makeMember(app(), { name: 'Vera Blick', orgId, role: 'viewer' });
  const viewer = await openAs(vera, `/company/course/${courseId}`);
  await viewer.waitForURL(`**/company/course/${courseId}/draft`);
  const page = await openAs(anna, '/company/course/00000000-0000-4000-8000-000000000000');
  await page.getByText('Kurs nicht gefunden').waitFor();
  await page.getByRole('link', { name: 'Zu den Kursen' }).waitFor();
});
