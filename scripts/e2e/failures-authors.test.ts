import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { choose, makeAuthors, saved, textOf, unsaved, write } from './authors.ts';
import { testBrowser } from './browser.ts';
import { enter } from './company.ts';
import { expectAddress, expectHeading, successMessage } from './expectations.ts';
import { callTo, expectFailing } from './failures.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

async function openCourse(): Promise<{ page: Page; courseId: string }> {
  const { anna, path, courseId } = await makeAuthors(app(), { title: 'Hygiene', modules: 2, lessons: 1 });
  const page = await open();
  await enter(page, app(), { person: anna, path });
  await textOf(page).waitFor();
  return { page, courseId };
}

test('what fails in the structure is said in its own words', async () => {
  const { page } = await openCourse();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expectFailing(page, {
    call: 'editor.addModule',
    act: () => button('Modul hinzufügen').click(),
    sentence: 'Das Modul konnte nicht erstellt werden.',
  });
  await button('Modul hinzufügen').click();
  await successMessage(page, 'Modul erstellt').waitFor();
  await page.getByText('Noch keine Lektionen').waitFor();
  await expectFailing(page, {
    call: 'editor.removePart',
    act: () => choose(page, 'Aktionen zu „Modul 1: Einführung“', 'Löschen'),
    sentence: 'Das Modul konnte nicht gelöscht werden',
  });
  await expectFailing(page, {
    call: 'editor.addLesson',
    act: () => button('Lektion hinzufügen zu „Modul 1: Einführung“').click(),
    sentence: 'Die Lektion konnte nicht erstellt werden',
  });
});

test('what fails in a lesson is said in its own words, once for a network that stays away', async () => {
  const { page } = await openCourse();
  await expectFailing(page, {
    call: 'editor.addBlock',
    act: () => page.getByRole('button', { name: 'Quiz hinzufügen' }).click(),
    sentence: 'Inhalt konnte nicht erstellt werden',
  });
  await expectFailing(page, {
    call: 'editor.saveBlock',
    act: () => write(page, 'Ohne Netz'),
    title: 'Speichern fehlgeschlagen',
    sentence: 'Inhalt konnte nicht gespeichert werden',
  });
  await unsaved(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await saved(page);
  await expectFailing(page, {
    call: '/files',
    act: async () => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Datei hochladen' }).click();
      await (await chooser).setFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Plan') });
      await page.getByRole('button', { name: 'Als Anhang einfügen' }).click();
    },
    title: 'Upload fehlgeschlagen: plan.txt',
    sentence: 'Die Datei konnte nicht hochgeladen werden',
  });
});

test('a lesson or a course that cannot be loaded says so and is tried again on request', async () => {
  const { page, courseId } = await openCourse();
  for (const { call, sentence } of [
    { call: 'editor.lesson', sentence: 'Inhalte konnten nicht geladen werden' },
    { call: 'editor.course', sentence: 'Kurs konnte nicht geladen werden.' },
  ]) {
    await expectFailing(page, { call, act: () => page.reload(), title: sentence, sentence });
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await textOf(page).waitFor();
  }
  const sentence = 'Kurse konnten nicht geladen werden';
  await expectFailing(page, {
    call: 'courses.page',
    act: () => page.goto('/company/courses'),
    title: sentence,
    sentence,
  });
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('link', { name: 'Hygiene' }).click();
  await expectAddress(page, `/company/course/${courseId}`);
});

test('what fails with the whole course is said in its own words', async () => {
  const { page, courseId } = await openCourse();
  await expectFailing(page, {
    call: 'editor.saveDraft',
    act: () => page.getByRole('button', { name: 'Entwurf speichern' }).click(),
    title: 'Speichern fehlgeschlagen',
    sentence: 'Entwurf konnte nicht gespeichert werden.',
  });
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  await successMessage(page, 'Entwurf gespeichert').waitFor();

  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await expectFailing(page, {
    call: 'publishing.publish',
    act: () => dialog.getByRole('button', { name: 'Veröffentlichen' }).click(),
    title: 'Veröffentlichung fehlgeschlagen',
    sentence: 'Kurs konnte nicht veröffentlicht werden.',
  });
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByText('Kurs wurde als Version 1 veröffentlicht.').waitFor();

  await page.goto('/company/course/new');
  await page.getByLabel('Titel des Kurses').fill('Brandschutz');
  await expectFailing(page, {
    call: 'courses.create',
    act: () => page.getByRole('button', { name: 'Kurs erstellen' }).click(),
    sentence: 'Kurs konnte nicht erstellt werden',
  });
  expect(await page.getByLabel('Titel des Kurses').inputValue()).toBe('Brandschutz');

  await page.goto('/company/courses');
  await choose(page, 'Aktionen für Hygiene', 'Löschen');
  await expectFailing(page, {
    call: 'courses.remove',
    act: () => dialog.getByRole('button', { name: 'Löschen' }).click(),
    title: 'Löschung fehlgeschlagen',
    sentence: 'Der Kurs konnte nicht gelöscht werden.',
  });
  await page.goto(`/company/course/${courseId}`);
  await expectHeading(page, 'Hygiene');
});

test('a block of a kind that this version of the product does not know is named', async () => {
  const { page } = await openCourse();
  await page.route(callTo('editor.lesson'), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"type":"text"', '"type":"karte"') });
  });
  await page.reload();
  await page.getByRole('paragraph').filter({ hasText: 'Unbekannter Inhaltstyp' }).waitFor();
});
