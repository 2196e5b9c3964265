import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { findRole } from '../../server/testing/organisations.ts';
import { makePerson } from '../../server/testing/people.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { rowOf } from './company.ts';
import { expectAddress, expectFieldMessage, expectHeading, successMessage } from './expectations.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('rejects an empty name at the field; a founder becomes the owner and opens the company area', async () => {
  const person = await makePerson(app(), { userType: 'company', firstName: 'Gesa', lastName: 'Grund' });
  const page = await openAs(person, '/company/team', 'phone');
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
  expect(await findRole(app(), person.userId)).toBe('owner');
  await page.goto('/company/org/members');
  await expectHeading(page, 'Müller & Söhne GmbH');
  await page.getByText('m-ller-s-hne-gmbh').waitFor();
  await rowOf(page, 'Gesa Grund').getByText('(Sie)').waitFor();
  expectNoComplaints(page);
});
