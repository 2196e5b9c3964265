import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedCourse } from '../../server/testing/exports.ts';
import { type Crew, makeCrew } from '../../server/testing/organisations.ts';
import { bundleFormat } from '../../shared/export/bundle.ts';
import { importTexts } from '../../shared/texts/courses/export.ts';
import { errorTexts } from '../../shared/texts/errors.ts';
import { checkScormPackage } from '../scorm/check.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { savedBy } from './downloads.ts';
import { successMessage } from './expectations.ts';
import { enter } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
let crew: Crew;
let courseId: string;

beforeAll(async () => {
  crew = await makeCrew(app());
  ({ courseId } = await makePublishedCourse(app(), crew.editor, 'Händehygiene im Alltag'));
});
beforeEach(async () => {
  await app().db.pool.query('delete from rate_limits');
});

async function openVersions(page: Page): Promise<void> {
  await enter(page, app(), { person: crew.editor, path: `/company/course/${courseId}` });
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Versionen' }).click();
  await page.getByRole('button', { name: 'Version 1 herunterladen' }).click();
}

async function chooseBundle(page: Page, content: string | Buffer, button = 'JSON-Datei auswählen'): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name: 'kurs.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}

async function openImport(page: Page): Promise<void> {
  await enter(page, app(), { person: crew.editor, path: '/company/courses' });
  await page.getByRole('button', { name: 'Kurs importieren' }).click();
}

const dialogSettled = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();

test.each(['desktop', 'phone'] as const)(
  'on a %s an author is warned that a package contains its solutions, then downloads it',
  async (device) => {
    const page = await open(device);
    await openVersions(page);
    await page.getByRole('menuitem', { name: 'Als SCORM-Paket herunterladen' }).click();
    await dialogSettled(page, 'Version 1 als SCORM-Paket');
    expect(await page.getByText('Das Paket enthält die Lösungen der Quizfragen').isVisible()).toBe(true);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const download = await savedBy(page, page.getByRole('link', { name: 'Paket herunterladen' }));
    expect(download.suggestedFilename()).toBe('haendehygiene-im-alltag-v1-scorm.zip');
    expect(checkScormPackage(readFileSync(await download.path()))).toEqual([]);
    expectNoComplaints(page);
  },
);

test('an author downloads a course as JSON and imports it again as a new draft', async () => {
  const page = await open();
  await openVersions(page);
  const download = await savedBy(page, page.getByRole('menuitem', { name: 'Als JSON-Datei herunterladen' }));
  expect(download.suggestedFilename()).toBe('haendehygiene-im-alltag-v1.json');
  const bundle = readFileSync(await download.path());
  await openImport(page);
  await chooseBundle(page, bundle);
  await successMessage(page, 'Kurs importiert').waitFor();
  await page.waitForURL(
    (url) => /^\/company\/course\/[\w-]{36}/.test(url.pathname) && !url.pathname.includes(courseId),
  );
  await page.getByText('Entwurf', { exact: true }).first().waitFor();
  expectNoComplaints(page);
});

test('a failed import shows the reason and allows another file', async () => {
  const page = await open('phone');
  await openImport(page);
  await chooseBundle(page, 'kein JSON');
  await page.getByRole('alert').getByText(errorTexts.BUNDLE_NOT_JSON).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const given = { format: bundleFormat, formatVersion: 1, title: '', description: '', modules: [], files: [] };
  await chooseBundle(page, JSON.stringify(given), 'Andere Datei auswählen');
  await page.getByRole('alert').getByText(`${errorTexts.BUNDLE_BROKEN} Stelle: Feld „Titel“`).waitFor();
  expectNoComplaints(page);
});

test.each([['desktop'], ['phone']] as const)('an import shows its progress (%s)', async (device) => {
  const page = await open(device);
  await openImport(page);
  const block = { type: 'text', content: '<p>wort</p>'.repeat(8_000) };
  const modules = [{ title: 'Modul', lessons: [{ title: 'Lektion', blocks: Array(45).fill(block) }] }];
  const given = { format: bundleFormat, formatVersion: 1, title: 'Langer Kurs', description: '', modules, files: [] };
  await chooseBundle(page, JSON.stringify(given));
  await page.getByRole('status').getByText(importTexts.stages.texts).waitFor();
  await page.getByRole('progressbar', { name: importTexts.working }).waitFor();
  await expectNoSidewaysScroll(page);
  await successMessage(page, 'Kurs importiert').waitFor({ timeout: 60_000 });
  expectNoComplaints(page);
});

test('an owner downloads the organisation and another one takes it over', async () => {
  const page = await open('phone');
  await enter(page, app(), { person: crew.owner, path: '/company/settings' });
  const download = await savedBy(page, page.getByRole('link', { name: 'Organisation herunterladen' }));
  const archive = readFileSync(await download.path());
  const other = await makeCrew(app());
  await enter(page, app(), { person: other.owner, path: '/company/settings' });
  await page.getByRole('button', { name: 'Daten übernehmen' }).click();
  await expectAccessible(page);
  await chooseBundle(page, archive, 'ZIP-Datei auswählen');
  await dialogSettled(page, 'Daten übernommen');
  await page.getByText(/Lernstand und Zertifikate von 4 Mitgliedern/).waitFor();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Mitglieder einladen' }).click();
  await page.waitForURL('**/company/org/members');
  await page.goto(`${app().baseUrl}/company/courses`);
  await page.getByText('Händehygiene im Alltag', { exact: true }).first().waitFor();
  expectNoComplaints(page);
});

test('an import with missing files names them before it opens the course', async () => {
  const page = await open();
  await openImport(page);
  const blocks = [{ type: 'asset', file: 'film', alt: '', caption: '' }];
  const modules = [{ title: 'Modul', lessons: [{ title: 'Lektion', blocks }] }];
  const files = [{ ref: 'film', filename: 'Rundgang.mp4', type: 'video/mp4', size: 90_000_000 }];
  const given = { format: bundleFormat, formatVersion: 1, title: 'Kurs mit Film', description: '', modules, files };
  await chooseBundle(page, JSON.stringify(given));
  await dialogSettled(page, 'Kurs ohne alle Dateien importiert');
  expect(await page.getByText('Rundgang.mp4').isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Zum Kurs' }).click();
  await page.waitForURL(/\/company\/course\/[\w-]{36}/);
  expectNoComplaints(page);
});
