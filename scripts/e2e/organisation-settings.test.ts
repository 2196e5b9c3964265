import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { findRole, makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation, type Person } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { foundingHeading, rowOf } from './company.ts';
import { expectHeading, successMessage } from './expectations.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
const settingsPath = '/company/settings';

const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Einstellungen speichern' });
const save = (page: Page) => saveButton(page).click();
const slugOf = async (orgId: string) =>
  (await app().db.prisma.organisation.findUniqueOrThrow({ where: { id: orgId } })).slug;

async function openSettings(person: Person): Promise<Page> {
  const page = await openAs(person, settingsPath);
  await expectHeading(page, 'Einstellungen');
  return page;
}

test('the public page shows saved settings and is gone after it is switched off', async () => {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const page = await openSettings(await makeMember(app(), { name: 'Adam Krug', orgId, role: 'admin' }));
  const publicPath = `/company-page/${await slugOf(orgId)}`;
  const visitor = await open('phone');
  await visitor.goto(publicPath);
  await expectHeading(visitor, 'Diese Seite gibt es nicht');

  await nameField(page).fill('Haus am Meer');
  await page.getByLabel('Beschreibung').fill('Wir bauen Boote.');
  const values = page.getByRole('combobox', { name: 'Werte der Organisation' });
  for (const value of ['Freiheit', 'Ehrlichkeit']) {
    await values.fill(value);
    await page.getByRole('option', { name: value, exact: true }).click();
  }
  await page.getByText('2 von 10 gewählt').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: 'Unternehmensseite zeigen' }).click();
  await page.getByLabel('Weitere Angaben im Impressum').fill('Seeweg 1\n12345 Uferstadt');
  await page.getByRole('switch', { name: 'Vier-Augen-Prinzip' }).click();
  await page.getByText('Nicht gespeicherte Änderungen').waitFor();
  await save(page);
  await successMessage(page, 'Einstellungen gespeichert').waitFor();
  await saveButton(page).waitFor({ state: 'hidden' });
  const link = page.getByRole('link', { name: 'Seite ansehen' });
  expect(await link.getAttribute('href')).toBe(publicPath);

  await visitor.reload();
  await expectHeading(visitor, 'Haus am Meer');
  for (const words of ['Wir bauen Boote.', 'Freiheit', 'Ehrlichkeit', 'Seeweg 1'])
    await visitor.getByRole('main').getByText(words).waitFor();
  await page.reload();
  await expectHeading(page, 'Einstellungen');
  expect(await page.getByRole('switch', { name: 'Vier-Augen-Prinzip' }).isChecked()).toBe(true);
  await page.getByRole('switch', { name: 'Unternehmensseite zeigen' }).click();
  await save(page);
  await successMessage(page, 'Einstellungen gespeichert').waitFor();
  await visitor.reload();
  await expectHeading(visitor, 'Diese Seite gibt es nicht');
  for (const one of [page, visitor]) expectNoComplaints(one);
});

test('keeps the layout when the bar appears and disappears', async () => {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const page = await openSettings(await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' }));
  await page.getByText(/Dateien$/).waitFor();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  expect(await saveButton(page).isVisible()).toBe(false);
  await nameField(page).fill('Haus am Meer');
  await saveButton(page).waitFor();
  await expectAccessible(page);
  expect(await height()).toBe(before);
  await saveButton(page).focus();
  await page.keyboard.press('Enter');
  const state = successMessage(page, 'Einstellungen gespeichert');
  await state.waitFor();
  expect(await state.evaluate((words) => words === document.activeElement)).toBe(true);
  expect(await height()).toBe(before);
  expectNoComplaints(page);
});

test('transfers ownership at once; the former owner may then leave', async () => {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const olga = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const adam = await makeMember(app(), { name: 'Adam Krug', orgId, role: 'editor' });
  const [owner, other] = [await openSettings(olga), await openSettings(adam)];
  await owner.getByRole('button', { name: 'Eigentum übertragen' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Eigentum übertragen' });
  const submit = dialog.getByRole('button', { name: 'Eigentum übertragen' });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByRole('combobox', { name: 'Neuer Eigentümer' }).fill('adam');
  await owner.getByRole('option', { name: /^Adam Krug/ }).click();
  await dialog.getByText('Adam Krug wird Eigentümer und kann danach alles, auch die Organisation löschen.').waitFor();
  await submit.click();
  await successMessage(owner, 'Adam Krug ist jetzt Eigentümer').waitFor();
  await other.getByRole('button', { name: 'Organisation löschen' }).waitFor();
  await owner.getByRole('button', { name: 'Organisation löschen' }).waitFor({ state: 'detached' });
  expect([await findRole(app(), olga.userId), await findRole(app(), adam.userId)]).toEqual(['admin', 'owner']);

  await owner.getByRole('button', { name: 'Organisation verlassen' }).click();
  const leaving = owner.getByRole('dialog', { name: 'Organisation verlassen' });
  await leaving.getByText('Möchten Sie Haus am See verlassen?').waitFor();
  await leaving.getByRole('button', { name: 'Organisation verlassen' }).click();
  await expectHeading(owner, foundingHeading);
  await successMessage(owner, 'Sie haben Haus am See verlassen').waitFor();
  await other.goto('/company/org/members');
  await rowOf(other, 'Adam Krug').waitFor();
  expect(await rowOf(other, 'Olga Stein').count()).toBe(0);
  for (const one of [owner, other]) expectNoComplaints(one);
});

test('deletes an organisation after its name is typed, lists the losses and redirects its members', async () => {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const olga = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const owner = await openSettings(olga);
  const other = await openSettings(await makeMember(app(), { name: 'Vera Blick', orgId, role: 'viewer' }));
  await owner.getByRole('button', { name: 'Organisation löschen' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Organisation löschen' });
  await dialog.getByRole('listitem').filter({ hasText: 'die Mitgliedschaft aller 2 Mitglieder' }).waitFor();
  await expectAccessible(owner);
  await dialog.getByLabel('Tippen Sie zur Bestätigung den Namen: Haus am See').fill('Haus am See');
  await dialog.getByRole('button', { name: 'Organisation löschen' }).click();
  await expectHeading(owner, foundingHeading);
  await successMessage(owner, 'Haus am See wurde gelöscht').waitFor();
  await expectHeading(other, foundingHeading);
  await other.getByRole('alert').filter({ hasText: 'Sie gehören nicht mehr zu Haus am See.' }).waitFor();
  expect(await app().db.prisma.organisation.count({ where: { id: orgId } })).toBe(0);
  expect(await app().db.prisma.user.count({ where: { id: olga.userId } })).toBe(1);
  for (const one of [owner, other]) expectNoComplaints(one);
});
