import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePerson, type Person, personAs } from '../../server/testing/people.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { signInByForm, signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

type Area = 'applicant' | 'account' | 'company' | 'admin';
/** One page of each area stands for its neighbours: `client/app/routes.test.ts` shows that they stand behind the same guard. */
const pages: ReadonlyArray<{ area: Area; path: string; heading: string }> = [
  { area: 'applicant', path: '/discover?seite=2', heading: 'Entdecken' },
  { area: 'account', path: '/account', heading: 'Konto' },
  { area: 'company', path: '/company/course/17/preview', heading: 'Kurs nicht gefunden' },
  { area: 'admin', path: '/admin/settings?tab=outbox', heading: 'System Settings' },
];
const signInPath = (path: string) => `/auth?next=${encodeURIComponent(path)}`;

type Role = 'applicant' | 'companyUser' | 'support' | 'platformAdmin';
const people: Partial<Record<Role, Person | null>> = {};
beforeAll(async () => {
  people.applicant = await personAs(app(), 'applicant');
  people.companyUser = await personAs(app(), 'editor');
  // The account type of staff opens nothing.
  people.support = await makePerson(app(), { platformRole: 'support' });
  people.platformAdmin = await makePerson(app(), { platformRole: 'platform_admin' });
});

/** A browser in which this person is signed in. */
async function openAs(role: Role) {
  const person = people[role];
  const page = await open();
  if (person) await signInDirectly(page, app(), person);
  return page;
}

test('every guarded page sends a visitor to the sign-in and keeps the address', async () => {
  const page = await open();
  for (const { path } of [...pages, { path: '/company' }, { path: '/admin' }]) {
    await page.goto(path);
    await expectAddress(page, signInPath(path));
    await expectHeading(page, 'Anmelden oder registrieren');
  }
  expectNoComplaints(page);
});

test('guarded pages open for a person or send them to their own home', async () => {
  const page = await openAs('companyUser');
  const homes: Partial<Record<Area, string>> = { applicant: '/company/dashboard', admin: '/' };
  const headings: Record<string, string> = { '/': 'Bewerben ohne Bewerbung', '/company/dashboard': 'Dashboard' };
  for (const { area, path, heading } of pages) {
    const home = homes[area];
    await page.goto(path);
    await expectHeading(page, home === undefined ? heading : (headings[home] ?? ''));
    await expectAddress(page, home ?? path);
  }
  expectNoComplaints(page);
});

test('/company leads to its dashboard, /admin to its own', async () => {
  const page = await openAs('platformAdmin');
  await page.goto('/company');
  await expectAddress(page, '/company/dashboard');
  await page.goto('/admin');
  await expectAddress(page, '/admin/dashboard');
  await expectHeading(page, 'Dashboard');
  expectNoComplaints(page);
});

test('the sign-in page sends a signed-in person home', async () => {
  const page = await openAs('companyUser');
  await page.goto('/auth');
  await expectAddress(page, '/company/dashboard');
  expectNoComplaints(page);
});

test('the sign-in page sends somebody signed in on to the guarded page first asked for', async () => {
  const page = await openAs('platformAdmin');
  for (const { area, path, heading } of pages) {
    await page.goto(signInPath(path));
    await expectHeading(page, area === 'applicant' ? 'Dashboard' : heading);
    await expectAddress(page, area === 'applicant' ? '/admin/dashboard' : path);
  }
  expectNoComplaints(page);
});

test.each([
  ['applicant', '/discover?seite=2', '/discover?seite=2'],
  ['applicant', '/company/team', '/'],
  ['support', '/admin/audit', '/admin/audit'],
] as const)('after signing in the %s who first asked for %s arrives at %s', async (role, asked, arrival) => {
  const page = await open();
  await page.goto(asked);
  await expectAddress(page, signInPath(asked));
  await signInByForm(page, people[role]?.email ?? '');
  await page.getByText('Erfolgreich angemeldet').waitFor();
  await expectAddress(page, arrival);
  expectNoComplaints(page);
});

test('choosing the other tab of the sign-in page does not forget the page first asked for', async () => {
  const page = await open();
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Registrieren' }).click();
  await page.getByRole('tab', { name: 'Registrieren', selected: true }).waitFor();
  await page.getByRole('tab', { name: 'Anmelden' }).click();
  // Until then the fields of the other form stand there, and what is typed into them goes with it.
  await page.getByRole('tab', { name: 'Anmelden', selected: true }).waitFor();
  await signInByForm(page, people.applicant?.email ?? '');
  await expectAddress(page, '/profile');
  expectNoComplaints(page);
});

test('after signing in, a foreign address in next leads home', async () => {
  const page = await open();
  await page.goto(`/auth?next=${encodeURIComponent('//evil.example')}`);
  await signInByForm(page, people.applicant?.email ?? '');
  await page.getByText('Erfolgreich angemeldet').waitFor();
  await expectHeading(page, 'Bewerben ohne Bewerbung');
  expect(page.url()).toBe(`${app().baseUrl}/`);
  expectNoComplaints(page);
});

test('for somebody signed in, a foreign next leads home as well', async () => {
  const page = await openAs('companyUser');
  await page.goto(`/auth?next=${encodeURIComponent('/\\evil.example')}`);
  await expectHeading(page, 'Dashboard');
  expect(page.url()).toBe(`${app().baseUrl}/company/dashboard`);
  expectNoComplaints(page);
});
