import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { makeAuthors, saved, write } from './authors.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectHeading } from './expectations.ts';
import { confirmDialog } from './publishing.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

const handbook = [
  'Fettbrände entstehen in der Küche, wenn Öl über seinen Flammpunkt erhitzt wird. Sie gehören zur Brandklasse F.',
  'Wasser darf niemals auf brennendes Fett gegossen werden. Ein Liter Wasser wird dabei zu 1.700 Litern Dampf.',
  'Ein Deckel erstickt die Flammen. Der Deckel bleibt liegen, bis der Topf abgekühlt ist, mindestens 15 Minuten.',
].join('\n\n');

async function pasteText(page: Page, words: string): Promise<void> {
  await page.getByText('Text', { exact: true }).click();
  await page.getByLabel('Text einfügen').fill(words);
  await page.getByLabel('Wie der Text heißt').fill('Küchenhandbuch');
}

test('a pasted text becomes a plan that is changed, written and published', async () => {
  const orgId = await makeOrganisation(app());
  const anna = await makeMember(app(), { name: 'Anna Fein', orgId, role: 'owner' });
  const { caller } = anna;
  const page = await openAs(anna, '/company/course/new');
  await page.getByRole('tab', { name: 'Mit KI erstellen' }).click();
  await page.getByRole('button', { name: 'Plan erstellen' }).click();
  await page.getByText('Schreiben Sie, worum es gehen soll.').waitFor();
  await pasteText(page, handbook);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Plan erstellen' }).click();

  await expectHeading(page, 'Kurs aus Unterlagen');
  await page.getByRole('heading', { name: 'Plan', exact: true }).waitFor();
  const { courses } = await caller.courses.page({});
  const courseId = courses[0]?.courseId ?? '';
  const planned = async () => (await caller.ai.current({ courseId }))?.plan;
  expect((await caller.editor.course({ courseId })).modules).toEqual([]);
  await page.getByRole('textbox', { name: 'Titel von Modul 1' }).fill('Fettbrände');
  await page.getByRole('button', { name: 'Modul hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Titel von Modul 2' }).fill('Zum Schluss');
  await expect
    .poll(async () => (await planned())?.modules.map(({ title }) => title))
    .toEqual(['Fettbrände', 'Zum Schluss']);
  await page.getByRole('button', { name: 'Aktionen zu „Zum Schluss“' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await expect.poll(async () => (await planned())?.modules.length).toBe(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kurs schreiben' }).click();

  await page.getByRole('heading', { name: 'KI-Kurs generiert' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  expect((await caller.editor.course({ courseId })).modules.map(({ title }) => title)).toEqual(['Fettbrände']);
  await page.getByRole('link', { name: 'Zum Kurs' }).last().click();
  const lessons = page.getByRole('list', { name: 'Fettbrände', exact: true });
  await lessons.getByRole('link').first().click();
  const marks = page.getByRole('button', { name: 'noch nicht geprüft', exact: true });
  await marks.first().waitFor();
  const generated = await marks.count();
  await write(page, 'Wasser und brennendes Fett vertragen sich nicht.');
  await saved(page);
  await expect.poll(() => marks.count()).toBe(generated - 1);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByText(/noch nicht geprüft/)
    .waitFor();
  await confirmDialog(page, 'Veröffentlichen', 'Kurs wurde als Version 1 veröffentlicht.');
  expect((await caller.editor.course({ courseId })).status).toBe('published');
  expectNoComplaints(page);
});

test('keeps the input when the order fails, and retries into the same course', async () => {
  const orgId = await makeOrganisation(app());
  const anna = await makeMember(app(), { name: 'Anna Fein', orgId, role: 'editor' });
  const { caller } = anna;
  const page = await openAs(anna, '/company/course/new?tab=ai');
  await pasteText(page, handbook);
  await page.route('**/trpc/ai.order*', (route) => route.abort());
  await page.getByRole('button', { name: 'Plan erstellen' }).click();
  await page.getByRole('alert').getByText('KI-Generierung fehlgeschlagen').waitFor();
  await page.getByRole('alert').getByText('Kurs konnte nicht automatisch generiert werden.').waitFor();
  expect(await page.getByLabel('Text einfügen').inputValue()).toBe(handbook);
  await page.unroute('**/trpc/ai.order*');
  await page.getByRole('button', { name: 'Plan erstellen' }).click();
  await page.getByRole('heading', { name: 'Plan', exact: true }).waitFor();
  expect((await caller.courses.page({})).courses).toHaveLength(1);
});

test('rejects an unreadable file before the upload', async () => {
  const { anna, courseId } = await makeAuthors(app());
  const page = await openAs(anna, `/company/course/${courseId}/ai`);
  await page.getByText('Dateien', { exact: true }).click();
  const table = { name: 'Plan.xlsx', mimeType: 'application/zip', buffer: Buffer.from('Tabelle') };
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Dateien wählen' }).click();
  await (await chooser).setFiles(table);
  await page.getByText('Daraus lässt sich kein Kurs machen.').waitFor();
  await page.getByRole('button', { name: 'Plan erstellen' }).click();
  await page.getByText('Wählen Sie wenigstens eine Datei.').waitFor();
  await page.getByRole('button', { name: 'Plan.xlsx entfernen' }).click();
  expect(await page.getByText('Daraus lässt sich kein Kurs machen.').count()).toBe(0);
});

test('a document in a lesson is attached or used to order content', async () => {
  const { anna, path } = await makeAuthors(app());
  const page = await openAs(anna, path);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Datei hochladen' }).click();
  const handbookFile = { name: 'Handbuch.txt', mimeType: 'text/plain', buffer: Buffer.from(handbook) };
  await (await chooser).setFiles(handbookFile);
  const question = page.getByRole('dialog', { name: 'Was soll mit der Datei geschehen?' });
  await question.getByRole('button', { name: 'Als Anhang einfügen' }).waitFor();
  await question.getByRole('button', { name: 'Inhalt daraus erzeugen' }).click();
  const order = page.getByRole('dialog', { name: 'KI-Inhalt für' });
  await order.getByText('Handbuch.txt').waitFor();
  await order.getByRole('button', { name: 'Inhalt erzeugen' }).waitFor();
});
