/** What stands around the pages of the company area, and what its overview shows at which time. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeCourse } from '../../server/testing/courses.ts';
import { callerFor, makeOrganisation, makePerson, type Person } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { enter, makeNamed } from './company.ts';
import { expectAddress, expectHeading } from './expectations.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });
const entriesOf = (page: Page) => navigation(page).getByRole('link').allTextContents();
const markedIn = (page: Page) =>
  navigation(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent}: ${link.ariaCurrent}`).filter((words) => !words.endsWith(': null')),
    );

async function openAs(person: Person, path: string): Promise<Page> {
  const page = await open();
  await enter(page, app(), { person, path });
  return page;
}

test('the pages of a course mark the entry that they belong to', async () => {
  const orgId = await makeOrganisation(app());
  const owner = await makeNamed(app(), 'Olga Stein', { orgId, role: 'owner' });
  const { courseId } = await makeCourse({ caller: await callerFor(app(), owner) }, { title: 'Brandschutz' });
  const page = await openAs(owner, '/company/courses');
  await expectHeading(page, 'Kurse');
  expect(await markedIn(page)).toEqual(['Kurse: page']);
  const below: ReadonlyArray<[path: string, heading: string]> = [
    ['/company/course/new', 'Neuer Kurs'],
    [`/company/course/${courseId}`, 'Brandschutz'],
    [`/company/course/${courseId}/preview`, 'Kurs nicht veröffentlicht'],
    [`/company/course/${courseId}/learners`, 'Lernfortschritt'],
  ];
  for (const [path, heading] of below) {
    await page.goto(path);
    await expectHeading(page, heading);
    expect(await markedIn(page)).toEqual(['Kurse: true']);
  }
  expectNoComplaints(page);
});

test('the account stands in the frame of the area that a person comes from', async () => {
  const orgId = await makeOrganisation(app());
  const company = ['Dashboard', 'Kurse', 'Stellen', 'Organisation', 'Team', 'Einstellungen'];
  const withCandidates = company.toSpliced(company.indexOf('Organisation'), 0, 'Kandidaten');
  const applicant = ['Dashboard', 'Entdecken', 'Stellen', 'Bewerbungen', 'Tests', 'Kurse entdecken', 'Profil', 'Konto'];
  const portal = ['Dashboard', 'Organisationen', 'Benutzer', 'Kurse', 'Stellen', 'Meldungen', 'Audit Logs'];
  portal.push('Daten Import', 'System Settings');
  const frames: ReadonlyArray<[Person, string[]]> = [
    [await makeNamed(app(), 'Vera Blick', { orgId, role: 'viewer' }), company],
    [await makeNamed(app(), 'Arno Amsel', { orgId, role: 'admin' }), withCandidates],
    [await makePerson(app()), applicant],
    [await makeNamed(app(), 'Jana Kern', { orgId, role: 'viewer', userType: 'applicant' }), applicant],
    [await makePerson(app(), { platformRole: 'support' }), portal],
    [await makePerson(app(), { userType: 'company' }), ['Stellen', 'Kurse', 'Tests', 'Für Unternehmen']],
  ];
  for (const [person, entries] of frames) {
    const page = await openAs(person, '/account');
    await expectHeading(page, 'Konto');
    expect(await entriesOf(page)).toEqual(entries);
    expectNoComplaints(page);
  }
});

test('a new organisation begins with its next steps instead of zeros, and the overview counts what is there later', async () => {
  const orgId = await makeOrganisation(app());
  const owner = await makeNamed(app(), 'Olga Stein', { orgId, role: 'owner' });
  const page = await openAs(owner, '/company/dashboard');
  const steps = page.getByRole('region', { name: 'Nächste Schritte' });
  await steps.getByText('Team einladen').waitFor();
  await steps.getByText('0 von 6 erledigt').waitFor();
  expect(await steps.getByRole('listitem').first().textContent()).toContain('Ersten Kurs erstellen');
  expect(await page.getByRole('list', { name: 'Kurse in Zahlen' }).count()).toBe(0);
  expect(await page.getByRole('definition').allTextContents()).toEqual(['1']);
  await expectAccessible(page);
  expect(await page.getByRole('region', { name: 'Offene Einladungen' }).count()).toBe(0);
  await steps.getByRole('link', { name: /^Ersten Kurs erstellen/ }).click();
  await expectAddress(page, '/company/course/new');

  const caller = await callerFor(app(), owner);
  await app().db.prisma.organisation.update({ where: { id: orgId }, data: { description: 'Wir bauen Boote.' } });
  await page.goto('/company/dashboard');
  await steps.getByText('1 von 6 erledigt').waitFor();
  await steps.getByRole('listitem').filter({ hasText: 'Unternehmen beschreiben (erledigt)' }).waitFor();
  expect(await steps.getByRole('link').count()).toBe(5);
  await makeCourse({ caller }, { title: 'Brandschutz' });
  await caller.jobs.create({ title: 'Bootsbau (m/w/d)' });
  await makeNamed(app(), 'Vera Blick', { orgId, role: 'viewer' });
  const complete = {
    description: 'Wir bauen Boote.',
    values: ['Freiheit', 'Natur', 'Familie', 'Ordnung', 'Vertrauen'],
    isPublic: true,
  };
  await app().db.prisma.organisation.update({ where: { id: orgId }, data: complete });
  await caller.invitations.invite({ email: 'gast@example.org', role: 'viewer' });
  await page.goto('/company/dashboard');
  await page.getByRole('region', { name: 'Offene Einladungen' }).getByText('gast@example.org').waitFor();
  await page.getByText('2 Mitglieder').waitFor();
  expect(await steps.count()).toBe(0);
  await page.getByRole('list', { name: 'Kurse in Zahlen' }).getByRole('link', { name: '1 Entwürfe' }).waitFor();
  await page.getByRole('region', { name: 'Kurse' }).getByRole('link', { name: 'Neuer Kurs' }).click();
  await expectAddress(page, '/company/course/new');
  expectNoComplaints(page);
});

test('who may only read or write learns what a new organisation has, without zeros', async () => {
  const orgId = await makeOrganisation(app());
  for (const [role, heading] of [
    ['viewer', 'Ihre Organisation hat noch keine Kurse.'],
    ['editor', 'Sie haben noch keine Kurse erstellt.'],
  ] as const) {
    const page = await openAs(await makeNamed(app(), 'Vera Blick', { orgId, role }), '/company/dashboard');
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await page.getByRole('list', { name: 'Kurse in Zahlen' }).count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Nächste Schritte' }).count()).toBe(0);
    expectNoComplaints(page);
  }
});
