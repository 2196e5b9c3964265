import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { callerFor, makeOrganisation, type Person } from '../../server/testing/people.ts';
import { cardTypes, choose, eventually, makeAuthors, saved, textOf, write } from './authors.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { enter, makeNamed } from './company.ts';
import { expectFailure, expectFieldMessage, expectHeading } from './expectations.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

async function openAs(person: Person, path: string): Promise<Page> {
  const page = await open();
  await enter(page, app(), { person, path });
  return page;
}

test('the first steps: no content without a lesson, and one module however often one presses', async () => {
  const orgId = await makeOrganisation(app());
  const anna = await makeNamed(app(), 'Anna Fein', { orgId, role: 'editor' });
  const caller = await callerFor(app(), anna);
  const { courseId } = await caller.courses.create({ title: 'Händehygiene' });
  const page = await openAs(anna, `/company/course/${courseId}`);
  const dialog = page.getByRole('dialog', { name: 'Schnellstart' });
  // The button counts as not to be pressed, and says why to whoever presses it.
  await dialog.getByRole('button', { name: 'Quiz hinzufügen' }).click({ force: true });
  await expectFailure(page, 'Lektion erforderlich');
  await dialog.getByRole('button', { name: 'Erstes Modul erstellen' }).dblclick();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('list', { name: 'Modul 1: Einführung' }).waitFor();
  expect((await caller.editor.course({ courseId })).modules).toHaveLength(1);
});

test('two pages of one person are two authors: each shows what the other one saved', async () => {
  const { anna, path, courseId, caller } = await makeAuthors(app());
  await caller.publishing.publish({ courseId });
  const [first, second] = [await openAs(anna, path), await openAs(anna, path)];
  const publish = second.getByRole('button', { name: 'Änderungen veröffentlichen' });
  await textOf(second).waitFor();
  expect(await publish.isDisabled()).toBe(true);
  await textOf(first).waitFor();
  await write(first, 'Auf der einen Seite geschrieben');
  await textOf(second).getByText('Auf der einen Seite geschrieben').waitFor();
  await expect.poll(() => publish.isEnabled(), eventually).toBe(true);
  await write(second, 'Und auf der anderen weiter');
  await textOf(first).getByText('Und auf der anderen weiter').waitFor();
  expectNoComplaints(first);
});

test('the header names whoever saved last, also when it was somebody else', async () => {
  const { anna, ben, path } = await makeAuthors(app());
  const [first, second] = [await openAs(anna, path), await openAs(ben, path)];
  await textOf(second).waitFor();
  await second.getByText(/^Zuletzt bearbeitet am .* von Anna Fein$/).waitFor();
  await textOf(first).waitFor();
  await write(second, 'Von Ben');
  await first.getByText(/^Zuletzt bearbeitet am .* von Ben Grob$/).waitFor();
});

test('a title cannot be emptied: Enter says so and keeps the field, leaving it brings the title back', async () => {
  const { anna, path } = await makeAuthors(app(), { title: 'Hygiene' });
  const page = await openAs(anna, path);
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByLabel('Kurstitel').fill('   ');
  await page.keyboard.press('Enter');
  await expectFieldMessage(page.getByRole('textbox', { name: 'Kurstitel' }), 'Geben Sie einen Titel ein.');
  expect(await page.getByLabel('Kurstitel').getAttribute('aria-invalid')).toBe('true');
  await textOf(page).click();
  await expectHeading(page, 'Hygiene');
});

test('an upload goes on while one looks at another page, and the file is in its lesson afterwards', async () => {
  const { anna, path } = await makeAuthors(app(), { modules: 1, lessons: 1, blocks: 0 });
  const page = await openAs(anna, path);
  await page.getByText('Noch keine Inhalte vorhanden').waitFor();
  const held = Promise.withResolvers<void>();
  await page.route('**/files?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Datei hochladen' }).click();
  await (await chooser).setFiles({ name: 'Plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Der Plan') });
  await page.getByRole('button', { name: 'Als Anhang einfügen' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('link', { name: 'Zurück zu den Kursen' }).click();
  await expectHeading(page, 'Kurse');
  // Closing the window now would lose it, so the browser asks.
  const leaves = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await leaves()).toBe(false);
  held.resolve();
  await expect.poll(leaves, eventually).toBe(true);
  await page.goBack();
  await cardTypes(page).filter({ hasText: 'Plan.txt' }).waitFor();
});

test('a file dropped beside the lesson does not take the place of the editor', async () => {
  const { anna, path } = await makeAuthors(app());
  const page = await openAs(anna, path);
  await textOf(page).waitFor();
  const isRefused = (kind: string) =>
    page.evaluate((type) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'x.txt'));
      return !document.body.dispatchEvent(new DragEvent(type, { dataTransfer, cancelable: true, bubbles: true }));
    }, kind);
  expect([await isRefused('dragover'), await isRefused('drop')]).toEqual([true, true]);
});

test('a new name stays: the former one does not flash up while the course is read anew', async () => {
  const { anna, path } = await makeAuthors(app(), { modules: 1, lessons: 1, blocks: 1 });
  const page = await openAs(anna, path);
  await textOf(page).waitFor();
  const names = ['Modul 1: Einführung', 'Erstes', 'Zweites', 'Drittes', 'Viertes', 'Fünftes'];
  await page.getByRole('list', { name: names[0] ?? '', exact: true }).evaluate((list) => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(list.getAttribute('aria-label'))).observe(list, {
      attributeFilter: ['aria-label'],
    });
  });
  for (const [index, name] of names.slice(1).entries()) {
    await choose(page, `Aktionen zu „${names[index]}“`, 'Umbenennen');
    await page.getByLabel('Name des Moduls').fill(name);
    const isRead = page.waitForResponse((response) => response.url().includes('editor.course'));
    await page.keyboard.press('Enter');
    await isRead;
    await page.getByLabel('Name des Moduls').waitFor({ state: 'hidden' });
    await saved(page);
  }
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(names.slice(1));
});

test('a menu whose first entry is not to be had works by keyboard as often as one likes, and a new name gives the keyboard back', async () => {
  const { anna, path } = await makeAuthors(app(), { modules: 1, lessons: 2, blocks: 1 });
  const page = await openAs(anna, path);
  await textOf(page).waitFor();
  const focused = (name: string) => page.locator(':focus').and(page.getByRole('menuitem', { name })).waitFor();
  for (const _ of ['first', 'second']) {
    const menu = page.getByRole('button', { name: 'Aktionen zu „Lektion 1“', exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    // 'Nach oben' is for the first lesson out of reach.
    await focused('Nach unten');
    await page.keyboard.press('ArrowDown');
    await focused('In anderes Modul');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await menu.and(page.locator(':focus')).waitFor();
  }
  const rename = async (of: string, field: string, key: string, typed: string) => {
    await choose(page, `Aktionen zu „${of}“`, 'Umbenennen');
    await page.getByLabel(field).fill(typed);
    await page.keyboard.press(key);
  };
  const names = 'Name der Lektion';
  await rename('Lektion 1', names, 'Enter', 'Anfang');
  await page
    .getByRole('link', { name: /^Anfang/ })
    .and(page.locator(':focus'))
    .waitFor();
  await rename('Anfang', names, 'Escape', 'Verworfen');
  await page
    .getByRole('link', { name: /^Anfang/ })
    .and(page.locator(':focus'))
    .waitFor();
  await rename('Modul 1: Einführung', 'Name des Moduls', 'Enter', 'Erstes');
  await page
    .getByRole('button', { name: /^Erstes/ })
    .and(page.locator(':focus'))
    .waitFor();
  await saved(page);
  expectNoComplaints(page);
});
