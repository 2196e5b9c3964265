import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { makeCrew, makeMember } from '../../server/testing/organisations.ts';
import { callerFor, makeOrganisation, makePerson, testPassword } from '../../server/testing/people.ts';
import { takeSoftskillTest } from '../../server/testing/test-runs.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { membersPath, rowOf } from './company.ts';
import { expectAddress, successMessage } from './expectations.ts';
import { enter, signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

test('a guest signs up from the result and sees it at once', async () => {
  const { token } = await takeSoftskillTest(await callerFor(app(), null));
  const page = await open('phone');
  await page.addInitScript((held) => localStorage.setItem('latest_test_token', held), token);
  await page.goto('/test-results');
  await page.getByRole('link', { name: 'Kostenlos registrieren' }).click();
  await page.getByLabel('Vorname').fill('Jana');
  await page.getByLabel('Nachname').fill('Petersen');
  await page.getByLabel('E-Mail').fill('jana@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await expectAddress(page, '/dashboard?tab=skills');
  await page.getByRole('button', { name: 'Alle 30', exact: true }).click();
  await expect.poll(() => page.getByRole('list', { name: 'Ihre 30 Stärken' }).getByRole('listitem').count()).toBe(30);
  expectNoComplaints(page);
});

const waysIn = (page: Page) => page.getByRole('link', { name: /^(Kostenlos|Anmelden$|Weiter zu)/ });

test("an applicant with a result continues to it and never sees the guest's links before", async () => {
  const person = await makePerson(app());
  await takeSoftskillTest(await callerFor(app(), person));
  await makePublishedJob((await makeCrew(app())).owner, { title: 'Lagerhilfe (m/w/d)' });
  const page = await open('phone');
  await signInDirectly(page, app(), person);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/trpc/**', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/home');
  await page.getByRole('region', { name: 'Diese Stellen sind gerade offen' }).waitFor();
  expect(await waysIn(page).count()).toBe(0);
  const places = () =>
    page
      .getByRole('main')
      .locator('h2, figure')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const before = await places();
  resolve();
  await page.getByRole('main').getByRole('link', { name: 'Weiter zu meinen Ergebnissen' }).first().waitFor();
  expect(await places()).toEqual(before);
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('link', { name: 'Weiter zu meinen Ergebnissen' }).first().click();
  await expectAddress(page, '/dashboard?tab=skills');
  expectNoComplaints(page);
});

test('an invitation is copied, renewed and used to join', async () => {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const page = await open('desktop', { permissions: ['clipboard-read', 'clipboard-write'] });
  await enter(page, app(), {
    person: await makeMember(app(), { name: 'Adam Krug', orgId, role: 'admin' }),
    path: membersPath,
  });
  await rowOf(page, 'Adam Krug').waitFor();
  await page.getByRole('button', { name: 'Mitglied einladen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Diese Installation verschickt keine E-Mails.').waitFor();
  await dialog.getByLabel('E-Mail').fill('nina@example.org');
  await dialog.getByRole('button', { name: 'Einladung erstellen' }).click();
  const copied = async () => {
    await dialog.getByRole('button', { name: 'Link kopieren' }).click();
    await dialog.getByRole('status').filter({ hasText: 'Link kopiert' }).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(await dialog.getByLabel('Link', { exact: true }).inputValue()).toBe(text);
    return text;
  };
  const first = await copied();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Neuen Link erstellen für nina@example.org' }).click();
  await dialog.getByText('Der bisherige Link für nina@example.org gilt danach nicht mehr.').waitFor();
  await dialog.getByRole('button', { name: 'Neuen Link erstellen' }).click();
  const second = await copied();

  const guest = await open('phone');
  await guest.goto(first);
  await guest.getByRole('alert').filter({ hasText: 'Dieser Link ist ungültig' }).waitFor();
  await guest.goto(second);
  await guest.getByLabel('Vorname').fill('Nina');
  await guest.getByLabel('Nachname').fill('Neu');
  await guest.getByLabel('Passwort', { exact: true }).fill(testPassword);
  await guest.getByRole('main').getByRole('link', { name: 'Nutzungsbedingungen' }).waitFor();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Konto anlegen und beitreten' }).click();
  await successMessage(guest, 'Willkommen bei Haus am See').waitFor();
  await expectAddress(guest, '/company/dashboard');
  for (const one of [page, guest]) expectNoComplaints(one);
});
