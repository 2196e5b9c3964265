import { expect, test } from 'vitest';
import { testQualityTexts } from '#shared/texts/admin/test-quality.ts';
import { testApp } from '../../server/testing/app.ts';
import { callerFor, makeOrganisation, makePerson } from '../../server/testing/people.ts';
import { byId, copyFinishedRun, takeSoftskillTest } from '../../server/testing/test-runs.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, expectQuiet, testBrowser } from './browser.ts';
import { savedBy } from './downloads.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

const makeStaff = (platformRole: 'platform_admin' | 'support') =>
  makePerson(app(), { firstName: 'Henrike', lastName: 'Sommer', platformRole });

test('a list is searched, filtered, sorted and exported, and the address reflects it', async () => {
  const support = await makeStaff('support');
  for (const lastName of ['Zander', 'Aalbers']) await makePerson(app(), { firstName: 'Gesine', lastName });
  const page = await openAs(support, '/admin/dashboard');
  await page.getByRole('link', { name: 'Benutzer', exact: true }).first().click();
  await page.getByLabel('Suche').fill('gesine');
  await expectAddress(page, '/admin/users?search=gesine');
  await page.getByRole('link', { name: 'Gesine Zander' }).waitFor();
  await page.getByRole('button', { name: 'Nach Name sortieren' }).click();
  await expectAddress(page, '/admin/users?search=gesine&sort=name&order=asc');
  const names = page.getByRole('table', { name: 'Benutzer' }).getByRole('link');
  await expect.poll(() => names.allInnerTexts()).toEqual(['Gesine Aalbers', 'Gesine Zander']);
  const file = await savedBy(page, page.getByRole('button', { name: 'Als CSV exportieren' }));
  expect(file.suggestedFilename()).toMatch(/^Benutzer-\d{4}-\d{2}-\d{2}\.csv$/);
  await page.getByLabel('Zustand').selectOption('gesperrt');
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expectAddress(page, '/admin/users');
  await expect.poll(() => page.getByLabel('Suche').evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
  expectNoComplaints(page);
});

const readPages = [
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/courses', 'Kurse'],
  ['/admin/jobs', 'Stellen'],
  ['/admin/reports', 'Meldungen'],
  ['/admin/audit', 'Audit Logs'],
  ['/admin/import/quality', 'Testgüte'],
] as const;

test('support reads all pages of accounts, organisations and settings without buttons to change them', async () => {
  const support = await makeStaff('support');
  const orgId = await makeOrganisation(app(), 'Musterhaus');
  const person = await makePerson(app(), {
    firstName: 'Gerd',
    lastName: 'Klein',
    member: { orgId, role: 'owner' },
    userType: 'company',
  });
  const page = await openAs(support, `/admin/users/${person.userId}`, 'phone');
  await expectHeading(page, 'Gerd Klein');
  const changing = page
    .getByRole('main')
    .getByRole('button', { name: /sperren|löschen|senden|beenden|Aktionen|speichern/i });
  expect(await changing.count()).toBe(0);
  await page.goto(`/admin/organizations/${orgId}`);
  await expectHeading(page, 'Musterhaus');
  expect(await changing.count()).toBe(0);
  for (const [path, heading] of readPages) {
    await page.goto(path);
    await expectHeading(page, heading);
    await expectQuiet(page);
    expect(await changing.count()).toBe(0);
  }
  await page.goto('/admin/settings?tab=registration');
  await expectHeading(page, 'System Settings');
  await page.getByRole('radio').first().waitFor();
  expect(await changing.count()).toBe(0);
  expectNoComplaints(page);
});

test('a locked person is signed out on the open page, reads the reason and can sign in after unlocking', async () => {
  const [admin, person] = [
    await makeStaff('platform_admin'),
    await makePerson(app(), { firstName: 'Gerd', lastName: 'Klein' }),
  ];
  const theirs = await openAs(person, '/dashboard');
  await theirs.getByRole('heading', { level: 1 }).waitFor();
  const page = await openAs(admin, `/admin/users/${person.userId}`);
  await page.getByRole('button', { name: 'Sperren', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Konto sperren' });
  await dialog.waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Grund', { exact: true }).fill('Verschickt Werbung an Unternehmen');
  await dialog.getByRole('button', { name: 'Sperren', exact: true }).click();
  await page.getByRole('button', { name: 'Entsperren' }).waitFor();
  await expectAddress(theirs, '/auth?next=%2Fdashboard');
  await page.getByRole('button', { name: 'Entsperren' }).click();
  const again = page.getByRole('dialog', { name: 'Konto entsperren' });
  await again.getByLabel('Grund', { exact: true }).fill('Hat sich geklärt');
  await again.getByRole('button', { name: 'Entsperren' }).click();
  await page.getByRole('button', { name: 'Sperren', exact: true }).waitFor();
  await page.goto('/admin/audit');
  await page.getByText('Konto von Gerd Klein gesperrt: Verschickt Werbung an Unternehmen').waitFor();
  await page.getByText('Konto von Gerd Klein entsperrt: Hat sich geklärt').waitFor();
  await expectAccessible(page);
  expectNoComplaints(page);
});

test('shows the statistics of the statements on a phone', async () => {
  const { resultId } = await takeSoftskillTest(await callerFor(app(), null), byId);
  await app().db.pool.query(`update softskill_test_runs set finished_at = now() - interval '2 days'`);
  await copyFinishedRun(app(), resultId, 120);
  const page = await openAs(await makeStaff('support'), '/admin/import/quality', 'phone');
  await page.getByRole('heading', { name: testQualityTexts.months.title }).waitFor();
  await page.getByText(/^Gruppe 1,/).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expectNoComplaints(page);
});
