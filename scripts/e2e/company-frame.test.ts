/** What stands around the pages of the company area, and what its overview shows at which time. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeCourse } from '../../server/testing/courses.ts';
import { callerFor, makeOrganisation, makePerson, type Person } from '../../server/testing/people.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
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
  const company = ['Dashboard', 'Kurse', 'Organisation', 'Team', 'Einstellungen'];
  const applicant = ['Dashboard', 'Tests', 'Kurse entdecken', 'Konto'];
  const frames: ReadonlyArray<[Person, string[]]> = [
    [await makeNamed(app(), 'Vera Blick', { orgId, role: 'viewer' }), company],
    [await makePerson(app()), applicant],
    [await makeNamed(app(), 'Jana Kern', { orgId, role: 'viewer', userType: 'applicant' }), applicant],
    [await makePerson(app(), { platformRole: 'support' }), ['System Settings']],
    [await makePerson(app(), { userType: 'company' }), ['Kurse entdecken', 'Tests']],
  ];
  for (const [person, entries] of frames) {
    const page = await openAs(person, '/account');
    await expectHeading(page, 'Konto');
    expect(await entriesOf(page)).toEqual(entries);
    expectNoComplaints(page);
  }
});

test('the overview leads to the first course and to all that is left to do, and is silent about what is done', async () => {
  const orgId = await makeOrganisation(app());
  const owner = await makeNamed(app(), 'Olga Stein', { orgId, role: 'owner' });
  const page = await openAs(owner, '/company/dashboard');
  const steps = page.getByRole('region', { name: 'Nächste Schritte' });
  await steps.getByText('Team einladen').waitFor();
  await page.getByRole('heading', { name: 'Sie haben noch keine Kurse erstellt.' }).waitFor();
  expect(await page.getByRole('region', { name: 'Offene Einladungen' }).count()).toBe(0);
  await steps.getByRole('link', { name: /^Ersten Kurs erstellen/ }).click();
  await expectAddress(page, '/company/course/new');

  const caller = await callerFor(app(), owner);
  await makeCourse({ caller }, { title: 'Brandschutz' });
  await makeNamed(app(), 'Vera Blick', { orgId, role: 'viewer' });
  const complete = { description: 'Wir bauen Boote.', values: ['Freiheit'], isPublic: true };
  await app().db.prisma.organisation.update({ where: { id: orgId }, data: complete });
  await caller.invitations.invite({ email: 'gast@example.org', role: 'viewer' });
  await page.goto('/company/dashboard');
  await page.getByRole('region', { name: 'Offene Einladungen' }).getByText('gast@example.org').waitFor();
  await page.getByText('2 Mitglieder').waitFor();
  expect(await steps.count()).toBe(0);
  await page.getByRole('region', { name: 'Kurse' }).getByRole('link', { name: 'Neuer Kurs' }).click();
  await expectAddress(page, '/company/course/new');
  expectNoComplaints(page);
});
