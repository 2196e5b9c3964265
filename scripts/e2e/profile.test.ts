import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { callerFor, makePerson, type Person } from '../../server/testing/people.ts';
import { type Device, expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { savedBy } from './downloads.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { expectFocus } from './forms.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

async function openProfile(person: Person, path = '/profile', device: Device = 'desktop'): Promise<Page> {
  const page = await openAs(person, path, device);
  await expectHeading(page, 'Profil');
  return page;
}

const profileOf = async (person: Person) => (await (await callerFor(app(), person)).profile.own()).profile;

async function expectSaved(person: Person, fields: object): Promise<void> {
  // One session for all polls, because the limit of sessions would end the browser's.
  const { profile } = await callerFor(app(), person);
  await expect.poll(async () => (await profile.own()).profile).toMatchObject(fields);
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const station = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.each<Device>(['desktop', 'phone'])(
  'on a %s a profile saves without a button and is unchanged after a reload',
  async (device) => {
    const person = await makePerson(app());
    const page = await openProfile(person, '/profile', device);
    await page.getByRole('button', { name: 'Bearbeiten' }).click();
    await expectAddress(page, '/profile?tab=personal&mode=edit');
    await page.getByLabel('Vorname').fill('Annika');
    await page.getByLabel('Telefon').fill('0551 123');
    await page.getByLabel('Wohnort').fill('37073 Göttingen');
    await page.getByLabel('Über mich').fill('Ich frage gern nach.');
    await tab(page, 'Erfahrung').click();
    await page.getByRole('button', { name: 'Station hinzufügen' }).click();
    await expectFocus(station(page, '1. Station').getByLabel('Tätigkeit'));
    await page.keyboard.type('Köchin');
    await station(page, 'Köchin').getByLabel('Unternehmen').fill('Gasthof Linde');
    await station(page, 'Köchin').getByLabel('Von', { exact: true }).fill('4/2019');
    await tab(page, 'Bildung').click();
    await page.getByRole('button', { name: 'Abschluss hinzufügen' }).click();
    await page.getByLabel('Abschluss', { exact: true }).fill('Ausbildung');
    await page.getByLabel('Jahr').fill('2014');
    await expectSaved(person, {
      firstName: 'Annika',
      bio: 'Ich frage gern nach.',
      experience: [{ title: 'Köchin', company: 'Gasthof Linde', from: '2019-04', to: '' }],
      education: [{ degree: 'Ausbildung', year: '2014' }],
    });
    await page.getByRole('button', { name: 'Menü von Annika Beispiel' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await page.getByRole('button', { name: 'Fertig' }).click();
    await tab(page, 'Erfahrung').click();
    await page.getByText('04.2019 bis heute').waitFor();
    await page.getByRole('heading', { name: 'Köchin' }).waitFor();
    await tab(page, 'Persönlich').click();
    await page.getByText('37073 Göttingen', { exact: true }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expectNoComplaints(page);
  },
);

test('unsent input survives a reload in the browser and is saved once the server is reachable', async () => {
  const person = await makePerson(app());
  const page = await openProfile(person, '/profile?mode=edit');
  await page.route('**/trpc/profile.save*', (route) => route.abort());
  await page.getByLabel('Telefon').fill('0551 123');
  await page.getByRole('alert').filter({ hasText: 'Noch nicht gespeichert' }).waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => page.getByLabel('Telefon').inputValue()).toBe('0551 123');
  expect((await profileOf(person)).phone).toBe('');
  const download = await savedBy(page, page.getByRole('link', { name: 'Profil für andere Portale (JSON)' }));
  expect(await readFile(await download.path(), 'utf8')).not.toContain('0551 123');
  await page
    .getByText('Ihre letzten Änderungen sind noch nicht gespeichert und stehen deshalb nicht in der Datei.')
    .waitFor();
  await page.unroute('**/trpc/profile.save*');
  await expectSaved(person, { phone: '0551 123' });
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  expectNoComplaints(page);
});

const file = (name: string, content: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

async function dropFile(place: Locator, { name, mimeType, buffer }: ReturnType<typeof file>): Promise<void> {
  const given = { name, type: mimeType, content: buffer.toString() };
  const dataTransfer = await place.page().evaluateHandle(({ name, type, content }) => {
    const files = new DataTransfer();
    files.items.add(new File([content], name, { type }));
    return files;
  }, given);
  await place.dispatchEvent('drop', { dataTransfer });
}

test('imports a CV on a phone, undoes the import and downloads the CV', async () => {
  const person = await makePerson(app(), { firstName: 'Jana', lastName: 'Petersen' });
  const page = await openProfile(person, '/profile?tab=experience', 'phone');
  await page.getByRole('button', { name: 'Lebenslauf-Datei hochladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lebenslauf-Datei hochladen' });
  await dialog.getByText('Datei hier ablegen').waitFor();
  await expectAccessible(page);
  const resume = {
    basics: { name: 'Jana', phone: '0551 123' },
    work: [{ position: 'Köchin', name: 'Linde', startDate: '2019' }],
  };
  await dropFile(dialog.getByText('Datei hier ablegen'), file('lebenslauf.json', JSON.stringify(resume)));
  await dialog.getByText('Köchin, Linde').waitFor();
  await expectAccessible(page);
  expect((await profileOf(person)).experience).toEqual([]);
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByRole('heading', { name: 'Köchin' }).waitFor();
  await expectSaved(person, {
    firstName: 'Jana',
    phone: '0551 123',
    experience: [{ title: 'Köchin', from: '2019' }],
  });
  const download = await savedBy(page, page.getByRole('link', { name: 'Profil für andere Portale (JSON)' }));
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    ...resume,
    basics: { phone: '0551 123' },
  });
  const paper = await savedBy(page, page.getByRole('link', { name: 'Profil als PDF' }));
  expect(paper.suggestedFilename()).toMatch(/^passgenau-profil-\d{4}-\d\d-\d\d\.pdf$/);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expectSaved(person, { phone: '', experience: [] });
  expectNoComplaints(page);
});
