import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { callerFor, makePerson, type Person } from '../../server/testing/people.ts';
import { takeSoftskillTest } from '../../server/testing/test-runs.ts';
import {
  type Device,
  expectAccessible,
  expectNoComplaints,
  expectNoSidewaysScroll,
  testBrowser,
  timeoutMs,
} from './browser.ts';
import { savedBy } from './downloads.ts';
import { expectAddress, expectFieldMessage, expectHeading } from './expectations.ts';
import { expectFocus } from './forms.ts';
import { signInDirectly } from './sign-in.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);

async function openProfile(person: Person, path = '/profile', device: Device = 'desktop'): Promise<Page> {
  const page = await open(device);
  await signInDirectly(page, app(), person);
  await page.goto(path);
  await expectHeading(page, 'Profil');
  return page;
}

const profileOf = async (person: Person) => (await (await callerFor(app(), person)).profile.own()).profile;

/** What was typed stands on the server, without a button. */
async function expectSaved(person: Person, fields: object): Promise<void> {
  // One session for all that is asked: a person has so many at most, and that of the browser is the oldest.
  const { profile } = await callerFor(app(), person);
  await expect.poll(async () => (await profile.own()).profile, { timeout: timeoutMs }).toMatchObject(fields);
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const station = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function choose(page: Page, entry: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `${entry}: verschieben oder entfernen` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test.each<Device>(['desktop', 'phone'])(
  'on a %s a profile is written without a button, and read again after a reload',
  async (device) => {
    const person = await makePerson(app());
    const page = await openProfile(person, '/profile', device);
    await page.getByRole('button', { name: 'Angaben eintragen' }).click();
    await expectAddress(page, '/profile?tab=personal&mode=edit');
    await page.getByLabel('Vorname').fill('Annika');
    await page.getByLabel('Telefon').fill('0551 123');
    await page.getByLabel('Ort').fill('37073 Göttingen');
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
    await page.getByText('37073 Göttingen').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expectNoComplaints(page);
  },
);

test('a wrong period waits at its field, is led to from elsewhere, and holds nothing else up', async () => {
  const person = await makePerson(app());
  const page = await openProfile(person, '/profile?tab=experience&mode=edit');
  await page.getByRole('button', { name: 'Station hinzufügen' }).click();
  await page.getByLabel('Von', { exact: true }).fill('2019');
  await page.getByLabel('Bis').fill('Sommer');
  await page.getByLabel('Tätigkeit').click();
  await expectFieldMessage(page.getByLabel('Bis'), 'Ein Jahr oder Monat und Jahr, zum Beispiel 04.2019.');
  await page.getByLabel('Bis').fill('2018');
  await expectFieldMessage(page.getByLabel('Bis'), 'Das Ende liegt vor dem Anfang.');
  await tab(page, 'Persönlich').click();
  await page.getByLabel('Telefon').fill('0551 123');
  await expectSaved(person, { phone: '0551 123', experience: [] });
  await page.getByText('Nicht gespeichert', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Zum Feld unter „Erfahrung“' }).click();
  expect(await page.getByLabel('Bis').inputValue()).toBe('2018');
  await page.getByLabel('Bis').fill('');
  await expectSaved(person, { experience: [{ from: '2019', to: '' }] });
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  expectNoComplaints(page);
});

test('stations are moved and removed by keyboard, and a removed one comes back to its place', async () => {
  const person = await makePerson(app());
  const page = await openProfile(person, '/profile?tab=experience&mode=edit');
  for (const title of ['Köchin', 'Kellnerin']) {
    await page.getByRole('button', { name: 'Station hinzufügen' }).press('Enter');
    await page.keyboard.type(title);
  }
  const titles = (...names: string[]) => expectSaved(person, { experience: names.map((title) => ({ title })) });
  await titles('Köchin', 'Kellnerin');
  await page.getByRole('button', { name: 'Kellnerin: verschieben oder entfernen' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Nach oben' }).press('Enter');
  await titles('Kellnerin', 'Köchin');
  await choose(page, 'Kellnerin', 'Entfernen');
  await titles('Köchin');
  await expectFocus(page.getByRole('button', { name: 'Station hinzufügen' }));
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await titles('Kellnerin', 'Köchin');
  // On another page there is nothing to put it back into.
  await choose(page, 'Kellnerin', 'Entfernen');
  await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
  await titles('Köchin');
  await page.getByRole('link', { name: 'Entdecken' }).first().click();
  await expectHeading(page, 'Entdecken');
  await page.getByRole('button', { name: 'Rückgängig' }).waitFor({ state: 'detached' });
  expectNoComplaints(page);
});

test('what does not get through stays in the browser over a reload and is saved once the server is there', async () => {
  const person = await makePerson(app());
  const page = await openProfile(person, '/profile?mode=edit');
  await page.route('**/trpc/profile.save*', (route) => route.abort());
  await page.getByLabel('Telefon').fill('0551 123');
  await page.getByRole('alert').filter({ hasText: 'Noch nicht gespeichert' }).waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => page.getByLabel('Telefon').inputValue(), { timeout: timeoutMs }).toBe('0551 123');
  expect((await profileOf(person)).phone).toBe('');
  const download = await savedBy(page, page.getByRole('link', { name: 'JSON Resume laden' }));
  expect(await readFile(await download.path(), 'utf8')).not.toContain('0551');
  await page
    .getByText('Ihre letzten Änderungen sind noch nicht gespeichert und stehen deshalb nicht in der Datei.')
    .waitFor();
  await page.unroute('**/trpc/profile.save*');
  await expectSaved(person, { phone: '0551 123' });
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  expectNoComplaints(page);
});

test('two windows never overwrite each other unseen; both changes can be kept', async () => {
  const person = await makePerson(app());
  const [first, second] = [
    await openProfile(person, '/profile?mode=edit'),
    await openProfile(person, '/profile?mode=edit'),
  ];
  await first.getByLabel('Telefon').fill('0551 123');
  await expectSaved(person, { phone: '0551 123' });
  await second.getByLabel('Ort').fill('Bonn');
  await second.getByRole('alert').filter({ hasText: 'In einem anderen Fenster geändert' }).waitFor();
  expect((await profileOf(person)).location).toBe('');
  await second.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expectSaved(person, { phone: '0551 123', location: 'Bonn' });
  await first.getByLabel('Telefon').fill('0551 999');
  await first.getByRole('button', { name: 'Anderen Stand laden' }).click();
  await expect.poll(() => first.getByLabel('Telefon').inputValue(), { timeout: timeoutMs }).toBe('0551 123');
  expect(await first.getByLabel('Ort').inputValue()).toBe('Bonn');
  expectNoComplaints(first);
  expectNoComplaints(second);
});

test('without the test its skills are missing and it is led to; with it they can be hidden, and nothing else', async () => {
  const person = await makePerson(app());
  const page = await openProfile(person, '/profile?tab=skills');
  await page.getByRole('link', { name: 'Zum Soft-Skill-Test' }).click();
  await expectAddress(page, '/tests');
  await takeSoftskillTest(await callerFor(app(), person));
  await page.goto('/profile?tab=skills&mode=edit');
  await page.getByText('Alle 30 Skills sind sichtbar.').waitFor();
  await page.getByRole('switch', { name: 'Empathie anzeigen' }).press('Space');
  await page.getByText('29 von 30 Skills sind sichtbar.').waitFor();
  await expectSaved(person, { hiddenSkillIds: [29] });
  expect(await page.getByRole('textbox').count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('switch').first().waitFor({ state: 'detached' });
  expect(await page.getByRole('tabpanel').getByText('Empathie', { exact: true }).count()).toBe(0);
  expect(await page.getByRole('tabpanel').getByText('Kommunikation', { exact: true }).count()).toBe(1);
  expectNoComplaints(page);
});

const file = (name: string, content: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

async function chooseFile(page: Page, button: string, given: ReturnType<typeof file>): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(given);
}

async function dropFile(place: Locator, { name, mimeType, buffer }: ReturnType<typeof file>): Promise<void> {
  const given = { name, type: mimeType, content: buffer.toString() };
  const dataTransfer = await place.page().evaluateHandle(({ name, type, content }) => {
    const files = new DataTransfer();
    files.items.add(new File([content], name, { type }));
    return files;
  }, given);
  await place.dispatchEvent('drop', { dataTransfer });
}

test.each<Device>(['desktop', 'phone'])(
  'on a %s a curriculum is looked at before it is taken, can be taken back, and goes out again',
  async (device) => {
    const person = await makePerson(app(), { firstName: 'Jana', lastName: 'Petersen' });
    const page = await openProfile(person, '/profile?tab=experience', device);
    await page.getByRole('button', { name: 'JSON Resume einlesen' }).click();
    const dialog = page.getByRole('dialog', { name: 'JSON Resume einlesen' });
    await dialog.getByText('Datei hier ablegen').waitFor();
    await expectAccessible(page);
    await chooseFile(page, 'Datei wählen', file('keins.json', '{'));
    await dialog.getByRole('alert').filter({ hasText: 'Diese Datei ist keine gültige JSON-Datei.' }).waitFor();
    await dropFile(dialog.getByText('Datei hier ablegen'), file('leer.json', '{"languages":[{"language":"Deutsch"}]}'));
    await dialog.getByText('In dieser Datei steht nichts, was ins Profil gehört.').waitFor();
    const resume = {
      basics: { name: 'Jana', phone: '0551 123' },
      work: [{ position: 'Köchin', name: 'Linde', startDate: '2019' }],
    };
    await chooseFile(page, 'Andere Datei wählen', file('lebenslauf.json', JSON.stringify(resume)));
    await dialog.getByText('Köchin, Linde').waitFor();
    await dialog.getByText('basics.name').waitFor();
    await expectAccessible(page);
    expect((await profileOf(person)).experience).toEqual([]);
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByRole('heading', { name: 'Köchin' }).waitFor();
    await expectSaved(person, {
      firstName: 'Jana',
      phone: '0551 123',
      experience: [{ title: 'Köchin', from: '2019' }],
    });
    const download = await savedBy(page, page.getByRole('link', { name: 'JSON Resume laden' }));
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      ...resume,
      basics: { phone: '0551 123' },
    });
    const paper = await savedBy(page, page.getByRole('link', { name: 'Profil als PDF' }));
    expect(paper.suggestedFilename()).toMatch(/^passgenau-profil-\d{4}-\d\d-\d\d\.pdf$/);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expectSaved(person, { phone: '', experience: [] });
    expectNoComplaints(page);
  },
);
