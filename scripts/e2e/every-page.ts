import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../server/testing/app.ts';
import { makeOrganisation, makePerson, type Person } from '../../server/testing/people.ts';
import { type Device, expectAccessible, expectNoComplaints, expectNoSidewaysScroll, type Open } from './browser.ts';
import { expectHeading } from './see.ts';
import { signInDirectly } from './sign-in.ts';

type Who = 'applicant' | 'owner' | 'platformAdmin' | 'support';

async function makePeople(app: TestApp): Promise<Partial<Record<Who, Person>>> {
  const longNames = { firstName: 'Maximiliane-Alexandra', lastName: 'von Hohenstein-Wolkenburg' };
  const orgId = await makeOrganisation(app, 'Gesellschaft für Medizintechnik und Rehabilitation Rhein-Ruhr mbH');
  const applicant = await makePerson(app, longNames);
  const owner = await makePerson(app, { ...longNames, userType: 'company', member: { orgId, role: 'owner' } });
  const platformAdmin = await makePerson(app, { ...longNames, platformRole: 'platform_admin' });
  const support = await makePerson(app, { platformRole: 'support' });
  return { applicant, owner, platformAdmin, support };
}

export const forVisitors: ReadonlyArray<[string, string]> = [
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
export const footerPages = [
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
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await expectAccessible(page, ['color-contrast', 'link-in-text-block']);
  await expectNoSidewaysScroll(page);
  expectNoComplaints(page);
}

/** Every page of the product as this device shows it. */
export function testEveryPage(app: () => TestApp, open: Open, device: Device): void {
  let people: Partial<Record<Who, Person>> = {};
  beforeAll(async () => {
    people = await makePeople(app());
  });

  test.each(forVisitors)(`%s is sound on a ${device}`, async (path, heading) => {
    const page = await open(device);
    await page.goto(path);
    await expectHeading(page, heading);
    await expectSound(page);
  });

  test.each(forPeople)(`for the %s, %s is sound on a ${device}`, async (who, path, heading) => {
    const page = await open(device);
    const person = people[who];
    if (person !== undefined) await signInDirectly(page, app(), person);
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
