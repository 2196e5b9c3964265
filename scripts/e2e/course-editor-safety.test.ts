import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { cardTypes, choose, expectStored, makeAuthors, saved, textOf, unsaved, write } from './authors.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectHeading, successMessage } from './expectations.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test("two authors see each other; after a conflict the later text waits for its author's decision", async () => {
  const { anna, ben, path, blocks } = await makeAuthors(app());
  const [first, second] = [await openAs(anna, path), await openAs(ben, path)];
  await first.getByRole('list', { name: 'Auch in diesem Kurs' }).getByText('Ben Grob').waitFor();
  await second.getByRole('list', { name: 'Auch in diesem Kurs' }).getByText('Anna Fein').waitFor();
  await textOf(first).waitFor();
  await textOf(second).waitFor();

  await write(first, 'Anna schreibt');
  await textOf(second).getByText('Anna schreibt').waitFor();

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
    await notice.getByRole('button', { name: keeps ? 'Eigenen Text behalten' : 'Neuen Stand laden' }).click();
    await notice.waitFor({ state: 'detached' });
    await saved(second);
    if (keeps) {
      await expectStored(blocks, 'Ben auch true');
      await textOf(first).getByText('Ben auch true').waitFor();
    } else await textOf(second).getByText('Anna bleibt dran false').waitFor();
  }
  expectNoComplaints(first);
});

test('writing continues offline and survives a reload', async () => {
  const { anna, path, blocks } = await makeAuthors(app());
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

test('restores deleted parts with all their content', async () => {
  const { anna, path, blocks, caller, courseId } = await makeAuthors(app(), { modules: 1, lessons: 1, blocks: 2 });
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

test('an upload can be cancelled, retried after a failure, and run with others in parallel', async () => {
  const { anna, path, blocks } = await makeAuthors(app(), { modules: 1, lessons: 1, blocks: 0 });
  const page = await openAs(anna, path);
  await page.getByText('Noch keine Inhalte vorhanden').waitFor();
  const files = (...names: string[]) =>
    names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Inhalt von ${name}`) }));
  const upload = async (...names: string[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Datei hochladen' }).click();
    await (await chooser).setFiles(files(...names));
    await page.getByRole('button', { name: 'Als Anhang einfügen' }).click();
  };
  await page.route('**/files?*', () => undefined);
  await upload('Lang.txt');
  await page.getByRole('button', { name: 'Upload von Lang.txt abbrechen' }).click();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  expect(await blocks()).toEqual([]);
  await page.unroute('**/files?*');

  await page.route('**/files?*', (route) => route.abort());
  await upload('Plan.txt');
  const failed = page.getByRole('alert').filter({ hasText: 'Upload fehlgeschlagen: Plan.txt' });
  await failed.getByText('Die Datei konnte nicht hochgeladen werden').waitFor();
  await page.unroute('**/files?*');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect.poll(() => cardTypes(page).filter({ hasText: 'Plan.txt' }).count()).toBe(1);
  await upload('Eins.txt', 'Zwei.txt', 'Drei.txt');
  await expect.poll(async () => (await blocks()).length).toBe(4);
  expectNoComplaints(page);
});

test('two pages of one person act as two authors: each shows what the other saved', async () => {
  const { anna, path, courseId, caller } = await makeAuthors(app());
  await caller.publishing.publish({ courseId });
  const [first, second] = [await openAs(anna, path), await openAs(anna, path)];
  const publish = second.getByRole('button', { name: 'Änderungen veröffentlichen' });
  await textOf(second).waitFor();
  expect(await publish.isDisabled()).toBe(true);
  await textOf(first).waitFor();
  await write(first, 'Auf der einen Seite geschrieben');
  await textOf(second).getByText('Auf der einen Seite geschrieben').waitFor();
  await expect.poll(() => publish.isEnabled()).toBe(true);
  await write(second, 'Und auf der anderen weiter');
  await textOf(first).getByText('Und auf der anderen weiter').waitFor();
  expectNoComplaints(first);
});

test('an upload continues while another page is open, and its file is in the lesson afterwards', async () => {
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
  const leaves = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await leaves()).toBe(false);
  held.resolve();
  await expect.poll(leaves).toBe(true);
  await page.goBack();
  await cardTypes(page).filter({ hasText: 'Plan.txt' }).waitFor();
});
