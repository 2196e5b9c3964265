import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeOrganisation, makePerson, type Person } from '../../server/testing/people.ts';
import { type Device, expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectHeading } from './see.ts';
import { signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

type Who = 'visitor' | 'applicant' | 'owner' | 'platformAdmin' | 'support';
const people: Partial<Record<Who, Person>> = {};
beforeAll(async () => {
  const longNames = { firstName: 'Maximiliane-Alexandra', lastName: 'von Hohenstein-Wolkenburg' };
  const orgId = await makeOrganisation(app(), 'Gesellschaft für Medizintechnik und Rehabilitation Rhein-Ruhr mbH');
  people.applicant = await makePerson(app(), longNames);
  people.owner = await makePerson(app(), { ...longNames, userType: 'company', member: { orgId, role: 'owner' } });
  people.platformAdmin = await makePerson(app(), { ...longNames, platformRole: 'platform_admin' });
  people.support = await makePerson(app(), { platformRole: 'support' });
});

const forVisitors: ReadonlyArray<[string, string]> = [
  ['/', 'Bewerben ohne Bewerbung'],
  ['/company-info', 'Menschen finden, die genau passen'],
  ['/auth', 'Anmelden oder registrieren'],
  ['/auth?tab=signup&type=company', 'Anmelden oder registrieren'],
  ['/reset-password', 'Passwort zurücksetzen'],
  ['/reset-password/zeichen', 'Neues Passwort wählen'],
  ['/verify-email/zeichen', 'Der Link gilt nicht mehr'],
  ['/tests', 'Tests'],
  ['/gibt-es-nicht', 'Oops! Page not found'],
];
const forPeople: ReadonlyArray<[Who, string, string]> = [
  ['applicant', '/account', 'Konto'],
  ['applicant', '/', 'Bewerben ohne Bewerbung'],
  ['owner', '/company/dashboard', 'Dashboard'],
  ['platformAdmin', '/admin/settings', 'System Settings'],
  ['platformAdmin', '/admin/settings?tab=outbox', 'System Settings'],
  ['support', '/admin/settings', 'System Settings'],
];
const footerPages = [
  ...['features', 'pricing', 'examples', 'about', 'blog', 'careers'],
  ...['help', 'contact', 'privacy', 'terms', 'imprint', 'accessibility'],
];

/** What every page keeps: German, one heading, nothing sideways, readable by everybody in light and dark. */
async function expectSound(page: Page): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('main').count()).toBe(1);
  expect(await page.title()).toMatch(/Passgenau/);
  await page.getByRole('status', { name: 'Wird geladen' }).waitFor({ state: 'hidden' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
    await expectAccessible(page);
  }
  await expectNoSidewaysScroll(page);
  expectNoComplaints(page);
}

async function openAs(who: Who, device: Device): Promise<Page> {
  const page = await open(device);
  const person = people[who];
  if (person !== undefined) await signInDirectly(page, app(), person);
  return page;
}

const devices: readonly Device[] = ['desktop', 'phone'];

for (const device of devices) {
  test.each(forVisitors)(`%s is sound on a ${device}`, async (path, heading) => {
    const page = await open(device);
    await page.goto(path);
    await expectHeading(page, heading);
    await expectSound(page);
  });

  test.each(forPeople)(`for the %s, %s is sound on a ${device}`, async (who, path, heading) => {
    const page = await openAs(who, device);
    await page.goto(path);
    await expectHeading(page, heading);
    await expectSound(page);
  });

  test.each(footerPages)(`the footer page /%s is sound on a ${device}`, async (slug) => {
    const page = await open(device);
    await page.goto(`/${slug}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect((await page.getByRole('article').textContent())?.length).toBeGreaterThan(200);
    await expectSound(page);
  });
}

test.each([360, 1920])('the start page and the sign-in page do not scroll sideways at %d pixels', async (width) => {
  const page = await open('desktop', { viewport: { width, height: 900 } });
  for (const [path, heading] of forVisitors.slice(0, 4)) {
    await page.goto(path);
    await expectHeading(page, heading);
    await expectNoSidewaysScroll(page);
  }
  expectNoComplaints(page);
});

test('every link of the footer leads to a page with a heading and a text of its own', async () => {
  const page = await open();
  await page.goto('/company-info');
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(addresses.toSorted()).toEqual(footerPages.map((slug) => `/${slug}`).toSorted());
  for (const address of addresses) {
    await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
    await page.waitForURL(`**${address}`);
    await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
  }
  expectNoComplaints(page);
});

test('an unknown address shows the not-found page with a link back to the start page', async () => {
  const page = await open();
  await page.goto('/gibt/es/nicht');
  await expectHeading(page, 'Oops! Page not found');
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click();
  await expectHeading(page, 'Bewerben ohne Bewerbung');
  expect(new URL(page.url()).pathname).toBe('/');
  expectNoComplaints(page);
});

test('the footer names the years from 2024 to this one', async () => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('contentinfo').getByText(`© 2024–${new Date().getFullYear()} Passgenau`).waitFor();
  expectNoComplaints(page);
});
