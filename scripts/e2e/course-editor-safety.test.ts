import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import type { Person } from '../../server/testing/people.ts';
import { cardTypes, choose, eventually, expectStored, makeAuthors, saved, textOf, unsaved, write } from './authors.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { enter } from './company.ts';
import { expectHeading, successMessage } from './expectations.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

async function openAs(person: Person, path: string, device: 'desktop' | 'phone' = 'desktop'): Promise<Page> {
  const page = await open(device);
  await enter(page, app(), { person, path });
  return page;
}

test('two authors see each other; of two texts the later one is not saved before its author has chosen', async () => {
  const { anna, ben, path, blocks } = await makeAuthors(app());
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

test('what was deleted comes back with everything in it', async () => {
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

test('an unsaved text outlives a deletion that failed, and comes back with one that is undone', async () => {
  const { anna, path, blocks } = await makeAuthors(app(), { modules: 1, lessons: 1, blocks: 1 });
  const page = await openAs(anna, path);
  await textOf(page).waitFor();
  await page.route('**/trpc/editor.saveBlock*', (route) => route.abort());
  await page.route('**/trpc/editor.removePart*', (route) => route.abort());
  await write(page, 'Bleibt stehen');
  await unsaved(page);
  const remove = page.getByRole('button', { name: 'Text, Inhalt 1 löschen' });
  await remove.click();
  await page.getByText('Inhalt konnte nicht gelöscht werden').waitFor();
  await textOf(page).getByText('Bleibt stehen').waitFor();
  await unsaved(page);

  await page.unroute('**/trpc/editor.removePart*');
  await remove.click();
  const removed = successMessage(page, 'Inhalt gelöscht');
  await removed.waitFor();
  await expect.poll(async () => (await blocks()).length, eventually).toBe(0);
  await removed.getByRole('button', { name: 'Rückgängig' }).click();
  await textOf(page).getByText('Bleibt stehen').waitFor();
  await unsaved(page);
  await page.unroute('**/trpc/editor.saveBlock*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await saved(page);
  await expectStored(blocks, 'Bleibt stehen');
});

test('a title that does not come through stays in its field, and is saved when the network is back', async () => {
  const { anna, path, caller, courseId } = await makeAuthors(app());
  const page = await openAs(anna, path);
  await textOf(page).waitFor();
  await page.route('**/trpc/editor.rename*', (route) => route.abort());
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  const field = page.getByLabel('Kurstitel');
  await field.fill('Wasser und Seife');
  await page.keyboard.press('Enter');
  await page.getByText('Titel konnte nicht aktualisiert werden').waitFor();
  await unsaved(page);
  expect(await field.inputValue()).toBe('Wasser und Seife');
  // Leaving asks first.
  const leaves = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(leaves, eventually).toBe(false);
  await page.unroute('**/trpc/editor.rename*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectHeading(page, 'Wasser und Seife');
  await saved(page);
  await expectStored(() => caller.editor.course({ courseId }), 'Wasser und Seife');

  // One that is given up is not saved later.
  await page.route('**/trpc/editor.rename*', (route) => route.abort());
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await field.fill('Doch nicht');
  await page.keyboard.press('Enter');
  await unsaved(page);
  await field.press('Escape');
  await saved(page);
  await expectHeading(page, 'Wasser und Seife');
});

test('a title that does not come through outlives leaving the course and a reload', async () => {
  const { anna, path, caller, courseId } = await makeAuthors(app());
  const page = await openAs(anna, path);
  page.on('dialog', (dialog) => void dialog.accept());
  for (const leave of ['by a link', 'by a reload']) {
    const title = `Verlassen ${leave}`;
    await textOf(page).waitFor();
    await page.route('**/trpc/editor.rename*', (route) => route.abort());
    await page.getByRole('heading', { level: 1 }).getByRole('button').click();
    await page.getByLabel('Kurstitel').fill(title);
    await page.keyboard.press('Enter');
    await unsaved(page);
    if (leave === 'by a link') {
      await page.getByRole('link', { name: 'Zurück zu den Kursen' }).click();
      await expectHeading(page, 'Kurse');
    }
    await page.unroute('**/trpc/editor.rename*');
    if (leave === 'by a link') await page.goBack();
    else await page.reload();
    await expectHeading(page, title);
    await saved(page);
    await expectStored(() => caller.editor.course({ courseId }), title);
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('course_title')))).toEqual(
    [],
  );
});

test('who keeps their own title is asked again when a third one came in between', async () => {
  const { ben, path, caller, courseId } = await makeAuthors(app(), { modules: 1, lessons: 1, blocks: 1 });
  const { modules } = await caller.editor.course({ courseId });
  const moduleId = modules[0]?.moduleId ?? '';
  const page = await openAs(ben, path);
  await textOf(page).waitFor();
  const byAnna = async (title: string) => {
    const course = await caller.editor.course({ courseId });
    await caller.editor.renamePart({
      courseId,
      level: 'module',
      id: moduleId,
      title,
      revision: course.modules[0]?.revision ?? '',
    });
  };
  await choose(page, 'Aktionen zu „Modul 1: Einführung“', 'Umbenennen');
  await byAnna('Grundlagen');
  await page.getByLabel('Name des Moduls').fill('Basis');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dieser Inhalt wurde inzwischen von Anna Fein geändert' });
  await dialog.getByText('Jetzt steht dort „Grundlagen“').waitFor();
  await byAnna('Erste Schritte');
  // The structure has heard of the third title, the open dialog still shows the second.
  await page.getByRole('list', { name: 'Erste Schritte', exact: true, includeHidden: true }).waitFor();
  await dialog.getByRole('button', { name: 'Eigenen Titel behalten' }).click();
  await dialog.getByText('Jetzt steht dort „Erste Schritte“').waitFor();
  await dialog.getByRole('button', { name: 'Eigenen Titel behalten' }).click();
  await page.getByRole('list', { name: 'Basis', exact: true }).waitFor();
  await expectStored(() => caller.editor.course({ courseId }), 'Basis');
});

test('an upload is cancelled, a failed one is tried again, several go at once', async () => {
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
