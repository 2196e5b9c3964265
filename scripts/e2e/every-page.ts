import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { days, later } from '../../server/core/clock.ts';
import { hashToken } from '../../server/core/random.ts';
import type { TestApp } from '../../server/testing/app.ts';
import { callerFor, makeOrganisation, makePerson, type Person } from '../../server/testing/people.ts';
import { type Device, expectAccessible, expectNoComplaints, expectNoSidewaysScroll, type Open } from './browser.ts';
import { foundingHeading } from './company.ts';
import { expectHeading } from './expectations.ts';
import { makeReadableCourse } from './readable-course.ts';
import { signInDirectly } from './sign-in.ts';

/** A page and the heading by which one knows that it is there. */
export type Shown = readonly [path: string, heading: string];
export type Who = 'applicant' | 'founder' | 'owner' | 'viewer' | 'guest' | 'platformAdmin' | 'support';

const longName = 'Gesellschaft für Medizintechnik und Rehabilitation Rhein-Ruhr mbH';
export const longNames = { firstName: 'Maximiliane-Alexandra', lastName: 'von Hohenstein-Wolkenburg' };
const publicSlug = 'gesellschaft-fuer-medizintechnik-und-rehabilitation-rhein-ruhr-mbh';
const openToken = 'ein-offener-einladungslink';

export async function makePeople(app: TestApp): Promise<Record<Who, Person>> {
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

export const forVisitors: readonly Shown[] = [
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
export const forPeople: Readonly<Record<Who, readonly Shown[]>> = {
  applicant: [
    ['/account', 'Konto'],
    ['/', 'Bewerben ohne Bewerbung'],
    [`/invitation/${openToken}`, `Einladung zu ${longName}`],
  ],
  founder: [['/company/dashboard', foundingHeading]],
  owner: [
    ['/company/dashboard', 'Dashboard'],
    ['/company/courses', 'Kurse'],
    ['/company/course/new', 'Neuer Kurs'],
    ['/company/org/members', longName],
    ['/company/team', 'Team'],
    ['/company/settings', 'Einstellungen'],
  ],
  viewer: [
    ['/company/dashboard', 'Dashboard'],
    ['/company/courses', 'Kurse'],
    ['/company/org/members', longName],
    ['/company/team', 'Team'],
    ['/company/settings', 'Einstellungen'],
  ],
  guest: [[`/invitation/${openToken}`, `Einladung zu ${longName}`]],
  platformAdmin: [
    ['/admin/settings', 'System Settings'],
    ['/admin/settings?tab=outbox', 'System Settings'],
  ],
  support: [['/admin/settings', 'System Settings']],
};
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

/** Every page of the product as this device shows it. One browser for all pages of a person: it has the program already. */
export function testEveryPage(app: () => TestApp, open: Open, device: Device): void {
  let people: Partial<Record<Who, Person>> = {};
  beforeAll(async () => {
    people = await makePeople(app());
  });

  async function expectAllSound(person: Person | null, pages: readonly Shown[]): Promise<void> {
    const page = await open(device);
    if (person !== null) await signInDirectly(page, app(), person);
    for (const [path, heading] of pages) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await expectHeading(page, heading);
      await expectSound(page).catch((error: unknown) => {
        throw new Error(`${path} is not sound`, { cause: error });
      });
    }
  }

  test(`what visitors see is sound on a ${device}`, () => expectAllSound(null, forVisitors));

  test.each(Object.entries(forPeople))(`what the %s sees is sound on a ${device}`, (who, pages) =>
    expectAllSound(people[who as Who] ?? null, pages),
  );

  test(`a published course is sound on a ${device}`, async () => {
    const { owner, applicant } = people;
    if (owner === undefined || applicant === undefined) throw new Error('nobody to teach and to learn');
    const title = 'Medizinproduktedokumentationspflichten in der Rehabilitationseinrichtung';
    const course = await makeReadableCourse({ caller: await callerFor(app(), owner) }, { title });
    const path = `/course/${course.courseId}`;
    await expectAllSound(null, [
      [path, title],
      [`${path}?lesson=${course.lessons.why}`, '1.1 Warum Hände'],
      [`${path}?view=print`, title],
    ]);
    await expectAllSound(applicant, [
      [`${path}?lesson=${course.lessons.moments}`, '1.2 Die fünf Momente'],
      [path, title],
      ['/dashboard?tab=courses', `Guten Tag, ${longNames.firstName}`],
    ]);
    await expectAllSound(owner, [
      [`/company${path}`, title],
      [`/company${path}?lesson=${course.lessons.why}`, title],
      [`/company${path}/preview`, title],
      [`/company${path}/learners`, 'Lernfortschritt'],
    ]);
  });

  test(`the footer pages are sound on a ${device}`, async () => {
    const page = await open(device);
    for (const slug of footerPages) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`/${slug}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect((await page.getByRole('article').textContent())?.length).toBeGreaterThan(200);
      await expectSound(page);
    }
  });
}
