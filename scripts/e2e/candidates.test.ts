import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeJobWithMembers } from '../../server/testing/applications.ts';
import { candidateListTexts } from '../../shared/texts/candidates/list.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { applies, moveTo } from './hiring.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
const listPath = '/company/results';
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
const expectNames = (page: Page, expected: string[]): Promise<void> => expect.poll(() => names(page)).toEqual(expected);

test('the list is newest first and filtered by words, job, state and match, all in the address', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const ada = await applies(app(), 'Ada Adler', { jobId, first: 1 });
  await applies(app(), 'Bo Berger', { jobId, first: 14 });
  await crew.owner.caller.board.move({ applicationId: ada.applicationId, from: 'applied', to: 'invited' });
  const page = await openAs(crew.owner, '/company/dashboard');
  await page.getByRole('link', { name: /Neue Bewerbungen/ }).click();
  await expectAddress(page, `${listPath}?status=applied`);
  await expectNames(page, ['Bo Berger']);
  await page.getByRole('link', { name: 'Kandidaten', exact: true }).click();
  await expectNames(page, ['Bo Berger', 'Ada Adler']);
  await page.getByRole('main').getByText('Diese Reihenfolge unterstützt eine Entscheidung von Menschen.').waitFor();
  await page.getByLabel('Reihenfolge').selectOption('Höchste Passung zuerst');
  await expectNames(page, ['Ada Adler', 'Bo Berger']);
  await page.getByRole('searchbox', { name: 'Kandidaten suchen' }).fill('berg');
  await expectNames(page, ['Bo Berger']);
  await expectAddress(page, `${listPath}?sort=match&search=berg`);
  await page.reload();
  await expectNames(page, ['Bo Berger']);
  await page.getByRole('searchbox', { name: 'Kandidaten suchen' }).fill('');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Stand der Bewerbung').selectOption('Eingeladen');
  await expectNames(page, ['Ada Adler']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter: 1 aktiv' }).waitFor();
  await page.getByRole('tab', { name: 'Top Matches' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.toString()).toBe('sort=match&status=invited&tab=top');
  await expectAccessible(page);
  expectNoComplaints(page);
});

test('before an export the page warns that everyone in the list will see it', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { caller } = await applies(app(), 'Ada Adler', { jobId, first: 1 });
  const page = await openAs(crew.owner, `${listPath}?search=ada`);
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Liste exportieren' });
  await dialog.getByText('sieht in ihrem Protokoll').waitFor();
  expect((await caller.releases.seen({})).events.filter(({ kind }) => kind === 'exported')).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'CSV herunterladen' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await expect
    .poll(async () => (await caller.releases.seen({})).events.some(({ kind }) => kind === 'exported'))
    .toBe(true);
});

test('an open candidate with match, answers and notes disappears from the screen after withdrawal', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const ada = await applies(app(), 'Ada Adler', { jobId, first: 1, scope: 'profile' });
  const page = await openAs(crew.owner, listPath);
  await page.getByRole('link', { name: 'Details zu Ada Adler' }).click();
  await expectHeading(page, 'Kandidatenprofil');
  await page.getByRole('heading', { name: 'Ada Adler' }).waitFor();
  await page.getByRole('button', { name: 'Woraus die Passung entsteht' }).click();
  await page.getByRole('heading', { name: 'So entsteht die Zahl' }).waitFor();
  await moveTo(page, 'Ada Adler', 'In Prüfung');
  await page.getByText('Die Bewerbung steht jetzt in „In Prüfung“.').waitFor();
  await page.getByRole('tab', { name: 'Notizen' }).click();
  await page.getByText('Von „Beworben“ zu „In Prüfung“').waitFor();
  await page.getByLabel('Neue Notiz').fill('Fragt nach der Übergabe.');
  await page.getByRole('button', { name: 'Notiz speichern' }).click();
  await page.getByText('Notiz gespeichert').waitFor();
  await page.getByRole('list', { name: 'Bisherige Einträge' }).getByText('Fragt nach der Übergabe.').waitFor();
  await page.getByRole('button', { name: /^Notiz vom .* löschen$/ }).click();
  await page.getByRole('dialog', { name: 'Notiz löschen' }).getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Notiz gelöscht').waitFor();
  await page.getByRole('tab', { name: 'Nachrichten' }).click();
  await page.getByLabel('Ihre Nachricht').fill('Passt Ihnen Donnerstag?');
  await page.getByRole('button', { name: 'Senden' }).click();
  await page.getByRole('region', { name: 'Nachrichten' }).getByText('Passt Ihnen Donnerstag?').waitFor();
  await expectAccessible(page);
  await ada.caller.releases.withdraw({ releaseId: ada.releaseId });
  await expectHeading(page, 'Nicht mehr zu sehen');
  expect(await page.content()).not.toContain('Adler');
  expect(await page.title()).not.toContain('Adler');
  await page.getByRole('main').getByRole('link', { name: 'Zu den Kandidaten' }).click();
  await page.getByRole('heading', { name: candidateListTexts.empty.title }).waitFor();
  expectNoComplaints(page);
});

test('compares up to four candidates side by side; on a phone the table scrolls sideways', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  for (const [index, name] of ['Ada Adler', 'Bo Berger', 'Cem Can', 'Dana Dorn', 'Eva Ernst'].entries())
    await applies(app(), name, { jobId, first: 1 + 4 * index });
  const page = await openAs(crew.owner, listPath, 'phone');
  const choose = (name: string) => page.getByRole('button', { name: `${name} vergleichen` }).click();
  await choose('Ada Adler');
  const bar = page.getByRole('region', { name: 'Zum Vergleich gewählt' });
  await bar.getByText('Wählen Sie noch mindestens eine Person.').waitFor();
  for (const name of ['Bo Berger', 'Cem Can', 'Dana Dorn']) await choose(name);
  expect(await page.getByRole('button', { name: 'Eva Ernst vergleichen' }).isDisabled()).toBe(true);
  await page.getByRole('tab', { name: 'Neueste' }).click();
  const chosen = page.getByRole('button', { name: /vergleichen$/, pressed: true });
  await expect.poll(() => chosen.count()).toBe(2);
  await bar.getByText('4 von 4 gewählt').waitFor();
  await bar.getByRole('link', { name: 'Vergleich öffnen' }).click();
  await expectHeading(page, 'Vergleich');
  const heads = page
    .getByRole('table', { name: 'Kandidaten im Vergleich' })
    .getByRole('columnheader')
    .getByRole('link');
  await expect.poll(() => heads.allTextContents()).toEqual(['Ada Adler', 'Bo Berger', 'Cem Can', 'Dana Dorn']);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cem Can aus dem Vergleich entfernen' }).click();
  await expect.poll(() => heads.allTextContents()).toEqual(['Ada Adler', 'Bo Berger', 'Dana Dorn']);
  await page.getByRole('button', { name: 'Bo Berger aus dem Vergleich entfernen' }).click();
  await expect.poll(() => heads.allTextContents()).toEqual(['Ada Adler', 'Dana Dorn']);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  expectNoComplaints(page);
});
