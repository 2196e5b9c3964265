import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeCourse } from '../../server/testing/courses.ts';
import { callerFor, makeOrganisation, type Person } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, patienceMs, testBrowser } from './browser.ts';
import { enter, makeNamed } from './company.ts';
import { expectHeading, successMessage } from './see.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const eventually = { timeout: patienceMs };

type Plan = Parameters<typeof makeCourse>[1];

/** A course with two authors of one organisation. */
async function makeAuthors(plan?: Plan) {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const anna = await makeNamed(app(), 'Anna Fein', { orgId, role: 'editor' });
  const ben = await makeNamed(app(), 'Ben Grob', { orgId, role: 'editor' });
  const caller = await callerFor(app(), anna);
  const course = await makeCourse({ caller }, plan);
  const { courseId } = course;
  const lessonId = course.modules[0]?.lessons[0]?.lessonId ?? '';
  const path = `/company/course/${courseId}?lesson=${lessonId}`;
  const blocks = async () => (await caller.editor.lesson({ courseId, lessonId })).blocks;
  return { anna, ben, caller, courseId, lessonId, path, blocks };
}

async function openAs(person: Person, path: string, device: 'desktop' | 'phone' = 'desktop'): Promise<Page> {
  const page = await open(device);
  await enter(page, app(), { person, path });
  return page;
}

const textOf = (page: Page, index = 1): Locator =>
  page.getByRole('textbox', { name: `Text, Inhalt ${index}: Text`, exact: true });
const saved = (page: Page) => page.getByRole('status').getByText('Gespeichert', { exact: true }).waitFor();
const unsaved = (page: Page) => page.getByRole('status').getByText('Nicht gespeichert', { exact: true }).waitFor();

/** Replaces what stands in a text block. */
async function write(page: Page, words: string, index = 1): Promise<void> {
  await textOf(page, index).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}

async function expectStored(read: () => Promise<unknown>, words: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await read()), eventually).toContain(words);
}

const cardTypes = (page: Page) => page.getByRole('list', { name: 'Inhalte der Lektion' }).getByRole('listitem');
const titlesIn = (page: Page, module: string) =>
  page.getByRole('list', { name: module, exact: true }).getByRole('link').allTextContents();
const choose = async (page: Page, menu: string, entry: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

/** Picks something up by its handle. dnd-kit listens to the arrow keys only one turn of the timers later. */
async function lift(page: Page, handle: Locator, announcement: string): Promise<void> {
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText(announcement).waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test('a course with all four types of content, written from nothing, is there after a reload', async () => {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const anna = await makeNamed(app(), 'Anna Fein', { orgId, role: 'editor' });
  const caller = await callerFor(app(), anna);
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
  await textOf(page).waitFor();
  await page.keyboard.type('Waschen Sie sich die Hände.');
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
  expect(await page.getByLabel('Frage').inputValue()).toBe('Wie lange?');
  expect(await page.getByRole('radio', { name: 'Antwort 2 ist richtig' }).isChecked()).toBe(true);
  expect(await page.getByRole('textbox', { name: 'Antwort 3' }).inputValue()).toBe('Gar nicht');
  expect(await page.getByLabel('Alternativtext').inputValue()).toBe('Der Plan');
  await page.getByText('0,00 MB').first().waitFor();
  await expectAccessible(page);
  expectNoComplaints(page);
});

test('looking at a text changes nothing', async () => {
  const { anna, path, caller, courseId, lessonId, blocks } = await makeAuthors();
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

test('titles are changed in place: Enter saves, Escape does not', async () => {
  const { anna, path, caller, courseId } = await makeAuthors();
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

test('two authors see each other; of two texts the later one is not saved before its author has chosen', async () => {
  const { anna, ben, path, blocks } = await makeAuthors();
  const [first, second] = [await openAs(anna, path), await openAs(ben, path)];
  await first.getByRole('list', { name: 'Auch in diesem Kurs' }).getByText('Ben Grob').waitFor();
  await second.getByRole('list', { name: 'Auch in diesem Kurs' }).getByText('Anna Fein').waitFor();
  await textOf(first).waitFor();
  await textOf(second).waitFor();

  // What one writes shows up at the other.
  await write(first, 'Anna schreibt');
  await textOf(second).getByText('Anna schreibt').waitFor();

  // Both at once: whoever is later decides. Ben keeps his text.
  for (const keeps of [true, false]) {
    await second.route('**/trpc/editor.lesson*', (route) => route.abort());
    await write(first, `Anna bleibt dran ${keeps}`);
    await expectStored(blocks, `Anna bleibt dran ${keeps}`);
    await write(second, `Ben auch ${keeps}`);
    const notice = second
      .getByRole('alert')
      .filter({ hasText: 'Dieser Inhalt wurde inzwischen von Anna Fein geändert' });
    await notice.waitFor();
    await unsaved(second);
    expect(await textOf(second).textContent()).toBe(`Ben auch ${keeps}`);
    expect(JSON.stringify(await blocks())).not.toContain('Ben auch');
    await expectAccessible(second);
    await second.unroute('**/trpc/editor.lesson*');
    await notice.getByRole('button', { name: keeps ? 'Eigenen Text behalten' : 'Neue Fassung laden' }).click();
    await notice.waitFor({ state: 'detached' });
    await saved(second);
    if (keeps) {
      await expectStored(blocks, 'Ben auch true');
      await textOf(first).getByText('Ben auch true').waitFor();
    } else await textOf(second).getByText('Anna bleibt dran false').waitFor();
  }
  expectNoComplaints(first);
});

test('writing goes on while the network is gone, and outlives a reload', async () => {
  const { anna, path, blocks } = await makeAuthors();
  const page = await openAs(anna, path);
  page.on('dialog', (dialog) => void dialog.accept());
  await textOf(page).waitFor();
  await page.route('**/trpc/**', (route) => route.abort());
  await write(page, 'Ohne Netz geschrieben');
  await unsaved(page);
  await page.unroute('**/trpc/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await saved(page);
  await expectStored(blocks, 'Ohne Netz geschrieben');

  await page.route('**/trpc/editor.saveBlock*', (route) => route.abort());
  await write(page, 'Kurz vor dem Neuladen');
  await unsaved(page);
  await page.unroute('**/trpc/editor.saveBlock*');
  await page.reload();
  await textOf(page).getByText('Kurz vor dem Neuladen').waitFor();
  await saved(page);
  await expectStored(blocks, 'Kurz vor dem Neuladen');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('course_draft')))).toEqual(
    [],
  );
});

test('modules, lessons and blocks are ordered by keyboard alone, between modules too', async () => {
  const { anna, path, caller, courseId, blocks } = await makeAuthors({ modules: 2, lessons: 2, blocks: 3 });
  const page = await openAs(anna, path);
  await textOf(page, 3).waitFor();
  const firstModule = 'Modul 1: Einführung';
  await choose(page, 'Aktionen zu „Modul 2“', 'Umbenennen');
  await page.getByLabel('Name des Moduls').fill('Zweites');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Zweites', exact: true }).waitFor();

  // With the handle: lift, step, drop.
  const grip = page
    .getByRole('list', { name: firstModule, exact: true })
    .getByRole('button', { name: '„Lektion 1“ verschieben' });
  await lift(page, grip, '„Lektion 1“: in „Modul 1: Einführung“, Platz 1 von 2.');
  await page.keyboard.press('ArrowDown');
  await page.getByText('„Lektion 1“: in „Modul 1: Einführung“, Platz 2 von 2.').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText('„Lektion 1“: in „Zweites“, Platz 1 von 3.').waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => titlesIn(page, 'Zweites'), eventually).toEqual(['Lektion 13', 'Lektion 13', 'Lektion 23']);
  await saved(page);
  const lessons = async () => (await caller.editor.course({ courseId })).modules.map((module) => module.lessons.length);
  expect(await lessons()).toEqual([1, 3]);

  // With the menu, keys only.
  await page.getByRole('button', { name: 'Aktionen zu „Zweites“', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Nach oben' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await caller.editor.course({ courseId })).modules[0]?.title, eventually)
    .toBe('Zweites');

  const ids = (await blocks()).map(({ blockId }) => blockId);
  await lift(
    page,
    page.getByRole('button', { name: '„Text, Inhalt 3“ verschieben' }),
    '„Text, Inhalt 3“: Platz 3 von 3.',
  );
  await page.keyboard.press('ArrowUp');
  await page.getByText('„Text, Inhalt 3“: Platz 2 von 3.').waitFor();
  await page.keyboard.press('ArrowUp');
  await page.getByText('„Text, Inhalt 3“: Platz 1 von 3.').waitFor();
  await page.keyboard.press('Enter');
  const moved = [ids[2], ids[0], ids[1]];
  await expect.poll(async () => (await blocks()).map(({ blockId }) => blockId), eventually).toEqual(moved);
  expectNoComplaints(page);
});

test('what was deleted comes back with everything in it', async () => {
  const { anna, path, blocks, caller, courseId } = await makeAuthors({ modules: 1, lessons: 1, blocks: 2 });
  const page = await openAs(anna, path);
  await textOf(page, 2).waitFor();
  await write(page, 'Noch nicht gespeichert');
  await page.getByRole('button', { name: 'Text, Inhalt 1 löschen' }).click();
  await successMessage(page, 'Inhalt gelöscht').getByRole('button', { name: 'Rückgängig' }).click();
  await textOf(page, 1).getByText('Noch nicht gespeichert').waitFor();
  expect(JSON.stringify((await blocks())[0])).toContain('Noch nicht gespeichert');
  await choose(page, 'Aktionen zu „Modul 1: Einführung“', 'Löschen');
  await page.getByText('Wählen Sie eine Lektion aus, um Inhalte zu bearbeiten').waitFor();
  await successMessage(page, 'Modul gelöscht').getByRole('button', { name: 'Rückgängig' }).click();
  await textOf(page, 2).waitFor();
  expect((await caller.editor.course({ courseId })).modules[0]?.lessons[0]?.blockCount).toBe(2);
  expectNoComplaints(page);
});

test('an upload is cancelled, a failed one is tried again, several go at once', async () => {
  const { anna, path, blocks } = await makeAuthors({ modules: 1, lessons: 1, blocks: 0 });
  const page = await openAs(anna, path);
  await page.getByText('Noch keine Inhalte vorhanden').waitFor();
  const files = (...names: string[]) =>
    names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Inhalt von ${name}`) }));
  const upload = async (...names: string[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Datei hochladen' }).click();
    await (await chooser).setFiles(files(...names));
  };
  // The request stands still until the person gives up.
  await page.route('**/files?*', () => undefined);
  await upload('Lang.txt');
  await page.getByRole('button', { name: 'Upload von Lang.txt abbrechen' }).click();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  expect(await blocks()).toEqual([]);
  await page.unroute('**/files?*');

  await page.route('**/files?*', (route) => route.abort());
  await upload('Plan.txt');
  await page.getByText('Upload fehlgeschlagen: Plan.txt').waitFor();
  await page.unroute('**/files?*');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect.poll(() => cardTypes(page).filter({ hasText: 'Plan.txt' }).count(), eventually).toBe(1);
  await upload('Eins.txt', 'Zwei.txt', 'Drei.txt');
  await expect.poll(async () => (await blocks()).length, eventually).toBe(4);
  expectNoComplaints(page);
});

test('on a phone the structure is a drawer, and nothing sticks out', async () => {
  const { anna, path, courseId, caller } = await makeAuthors({ modules: 1, lessons: 2, blocks: 2 });
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
  expectNoComplaints(page);
});

test('a viewer is led to the preview, and a missing course says so', async () => {
  const { courseId, anna } = await makeAuthors();
  const orgId = (await app().db.prisma.course.findUniqueOrThrow({ where: { id: courseId } })).orgId ?? '';
  const vera = await makeNamed(app(), 'Vera Blick', { orgId, role: 'viewer' });
  const viewer = await openAs(vera, `/company/course/${courseId}`);
  await viewer.waitForURL(`**/company/course/${courseId}/preview`);
  const page = await openAs(anna, '/company/course/00000000-0000-4000-8000-000000000000');
  await page.getByText('Kurs nicht gefunden').waitFor();
  await page.getByRole('link', { name: 'Zu den Kursen' }).waitFor();
});
