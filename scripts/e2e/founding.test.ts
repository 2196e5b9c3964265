import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { roleOf } from '../../server/testing/organisations.ts';
import { callerFor, makePerson } from '../../server/testing/people.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { enter, foundingHeading, rowOf } from './company.ts';
import { expectAddress, expectFailure, expectFieldMessage, expectHeading, successMessage } from './expectations.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

const companyPaths = [
  ...['/company', '/company/dashboard', '/company/courses', '/company/course/new', '/company/course/17'],
  ...['/company/course/17/preview', '/company/jobs', '/company/job/new', '/company/job/17'],
  ...['/company/org/members', '/company/team', '/company/results', '/company/settings'],
];

test('without an organisation every page of the company area is the creation screen', async () => {
  const page = await open();
  const person = await makePerson(app(), { userType: 'company' });
  await enter(page, app(), { person, path: '/company/dashboard' });
  for (const path of companyPaths) {
    await page.goto(path);
    await expectHeading(page, foundingHeading);
    await page.getByRole('textbox', { name: 'Organisationsname' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Hauptnavigation' }).count()).toBe(0);
  }
  expectNoComplaints(page);
});

test('an empty name is refused at the field; a founder becomes the owner and stands in their own area', async () => {
  const page = await open('phone');
  const person = await makePerson(app(), { userType: 'company', firstName: 'Gesa', lastName: 'Grund' });
  await enter(page, app(), { person, path: '/company/team' });
  const name = page.getByRole('textbox', { name: 'Organisationsname' });
  expect(await name.getAttribute('placeholder')).toBe('z.B. Mein Unternehmen');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const empty of ['', '   ']) {
    await name.fill(empty);
    await page.getByRole('button', { name: 'Organisation erstellen' }).click();
    await expectFieldMessage(name, 'Bitte geben Sie einen Organisationsnamen ein');
  }
  expect(asked.filter((url) => url.includes('organisations.create'))).toEqual([]);

  await name.fill('Müller & Söhne GmbH');
  await page.getByText('/company-page/m-ller-s-hne-gmbh').waitFor();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/trpc/organisations.create*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Organisation erstellen' }).click();
  await page.getByRole('button', { name: 'Erstelle Organisation...', disabled: true }).waitFor();
  answer();
  await successMessage(page, 'Organisation erfolgreich erstellt!').waitFor();
  await expectAddress(page, '/company/dashboard');
  await expectHeading(page, 'Dashboard');
  expect(await roleOf(app(), person.userId)).toBe('owner');
  await page.goto('/company/org/members');
  await expectHeading(page, 'Müller & Söhne GmbH');
  await page.getByText('m-ller-s-hne-gmbh').waitFor();
  await rowOf(page, 'Gesa Grund').getByText('(Sie)').waitFor();
  expectNoComplaints(page);
});

test('a window that comes too late to founding shows the organisation that was founded in another one', async () => {
  const person = await makePerson(app(), { userType: 'company' });
  const page = await open();
  await enter(page, app(), { person, path: '/company' });
  await page.getByRole('textbox', { name: 'Organisationsname' }).fill('Zum zweiten Mal');
  await (await callerFor(app(), person)).organisations.create({ name: 'Werkstatt Süd' });
  await page.getByRole('button', { name: 'Organisation erstellen' }).click();
  await expectHeading(page, 'Dashboard');
  await page.getByRole('banner').getByText('Werkstatt Süd').waitFor();
});

test('two founders with one name get two addresses, and what went wrong is said without losing the name', async () => {
  const slugs: string[] = [];
  for (const nth of [1, 2]) {
    const page = await open();
    await enter(page, app(), { person: await makePerson(app(), { userType: 'company' }), path: '/company' });
    const name = page.getByRole('textbox', { name: 'Organisationsname' });
    await name.fill('Werkstatt Nord');
    if (nth === 2) {
      await page.route('**/trpc/organisations.create*', (route) => route.fulfill({ status: 502, body: 'gone' }), {
        times: 1,
      });
      await page.getByRole('button', { name: 'Organisation erstellen' }).click();
      await expectFailure(page, 'Fehler beim Erstellen der Organisation');
      expect(await name.inputValue()).toBe('Werkstatt Nord');
    }
    await page.getByRole('button', { name: 'Organisation erstellen' }).click();
    await successMessage(page, 'Organisation erfolgreich erstellt!').waitFor();
    await page.goto('/company/org/members');
    slugs.push((await page.getByText(/^werkstatt-nord/).textContent()) ?? '');
    expectNoComplaints(page);
  }
  expect(slugs).toEqual(['werkstatt-nord', 'werkstatt-nord-2']);
});
