import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { callerFor, makeOrganisation, type Person } from '../../server/testing/people.ts';
import { cardTypes, eventually, makeAuthors, textOf, write } from './authors.ts';
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
