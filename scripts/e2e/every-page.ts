import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { days, later } from '../../server/core/clock.ts';
import { hashToken } from '../../server/core/random.ts';
import type { TestApp } from '../../server/testing/app.ts';
import { callerFor, makeOrganisation, makePerson, type Person } from '../../server/testing/people.ts';
import { type Device, expectAccessible, expectNoComplaints, expectNoSidewaysScroll, type Open } from './browser.ts';
import { foundingHeading } from './company.ts';
import { makeReadableCourse } from './readable-course.ts';
import { expectHeading } from './see.ts';
import { signInDirectly } from './sign-in.ts';

type Who = 'applicant' | 'founder' | 'owner' | 'viewer' | 'guest' | 'platformAdmin' | 'support';

const longName = 'Gesellschaft für Medizintechnik und Rehabilitation Rhein-Ruhr mbH';
const longNames = { firstName: 'Maximiliane-Alexandra', lastName: 'von Hohenstein-Wolkenburg' };
const publicSlug = 'gesellschaft-fuer-medizintechnik-und-rehabilitation-rhein-ruhr-mbh';
const openToken = 'ein-offener-einladungslink';

async function makePeople(app: TestApp): Promise<Record<Who, Person>> {
  const orgId = await makeOrganisation(app, longName);
  const colleague = { ...longNames, userType: 'company' } as const;
  const owner = await makePerson(app, { ...colleague, member: { orgId, role: 'owner' } });
  const viewer = await makePerson(app, { ...colleague, member: { orgId, role: 'viewer' } });
  const guest = await makePerson(app, { ...colleague, email: 'maximiliane.von.hohenstein@rehabilitation.example.org' });
  await showOrganisation(app, orgId);
  await inviteTo(app, { orgId, owner, guest });
  return {
    applicant: await makePerson(app, longNames),
    founder: await makePerson(app, colleague),
    owner,
    viewer,
    guest,
    platformAdmin: await makePerson(app, { ...longNames, platformRole: 'platform_admin' }),
    support: await makePerson(app, { platformRole: 'support' }),
  };
}

async function showOrganisation(app: TestApp, orgId: string): Promise<void> {
  const description = 'Wir bauen Hilfsmittel, mit denen Menschen wieder gehen, greifen und arbeiten.';
  const values = ['Ehrlichkeit', 'Familie', 'Freiheit', 'Balance'];
  const shown = { isPublic: true, slug: publicSlug, description, values, imprint: 'Seeweg 1\n12345 Uferstadt' };
  await app.db.prisma.organisation.update({ where: { id: orgId }, data: shown });
}

type Inviting = { orgId: string; owner: Person; guest: Person };

async function inviteTo(app: TestApp, { orgId, owner, guest }: Inviting): Promise<void> {
  const invitation = { orgId, invitedBy: owner.userId, email: guest.email, role: 'editor' as const };
  const expiresAt = later(app.clock.now(), days(14));
  await app.db.prisma.invitation.create({ data: { ...invitation, tokenHash: hashToken(openToken), expiresAt } });
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
  [`/company-page/${publicSlug}`, longName],
  ['/company-page/gibt-es-nicht', 'Diese Seite gibt es nicht'],
  [`/invitation/${openToken}`, `Einladung zu ${longName}`],
  ['/invitation/kein-gueltiges-zeichen', 'Diese Einladung führt nicht weiter'],
  ['/courses', 'Kurse entdecken'],
  ['/courses?q=gibt-es-nicht', 'Kurse entdecken'],
  ['/course/gibt-es-nicht', 'Kurs nicht gefunden'],
  ['/gibt-es-nicht', 'Oops! Page not found'],
];
const forPeople: ReadonlyArray<[Who, string, string]> = [
  ['applicant', '/account', 'Konto'],
  ['applicant', '/', 'Bewerben ohne Bewerbung'],
  ['founder', '/company/dashboard', foundingHeading],
  ['owner', '/company/dashboard', 'Dashboard'],
  ['owner', '/company/courses', 'Kurse'],
  ['owner', '/company/course/new', 'Neuer Kurs'],
  ['owner', '/company/org/members', longName],
  ['owner', '/company/team', 'Team'],
  ['owner', '/company/settings', 'Einstellungen'],
  ['viewer', '/company/dashboard', 'Dashboard'],
  ['viewer', '/company/courses', 'Kurse'],
  ['viewer', '/company/org/members', longName],
  ['viewer', '/company/team', 'Team'],
  ['viewer', '/company/settings', 'Einstellungen'],
  ['guest', `/invitation/${openToken}`, `Einladung zu ${longName}`],
  ['applicant', `/invitation/${openToken}`, `Einladung zu ${longName}`],
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

  test(`a published course is sound on a ${device}`, async () => {
    const { owner, applicant } = people;
    if (owner === undefined || applicant === undefined) throw new Error('nobody to teach and to learn');
    const title = 'Medizinproduktedokumentationspflichten in der Rehabilitationseinrichtung';
    const course = await makeReadableCourse({ caller: await callerFor(app(), owner) }, { title });
    const path = `/course/${course.courseId}`;
    const seen: ReadonlyArray<[Person | null, string, string]> = [
      [null, path, title],
      [null, `${path}?lesson=${course.lessons.why}`, '1.1 Warum Hände'],
      [null, `${path}?view=print`, title],
      [applicant, `${path}?lesson=${course.lessons.moments}`, '1.2 Die fünf Momente'],
      [applicant, path, title],
      [applicant, '/dashboard?tab=courses', `Guten Tag, ${longNames.firstName}`],
      [owner, `/company${path}/learners`, 'Lernfortschritt'],
    ];
    for (const [person, address, heading] of seen) {
      const page = await open(device);
      if (person !== null) await signInDirectly(page, app(), person);
      await page.goto(address);
      await expectHeading(page, heading);
      await expectSound(page);
    }
  });

  test.each(footerPages)(`the footer page /%s is sound on a ${device}`, async (slug) => {
    const page = await open(device);
    await page.goto(`/${slug}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect((await page.getByRole('article').textContent())?.length).toBeGreaterThan(200);
    await expectSound(page);
  });
}
