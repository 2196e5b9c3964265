import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { minutes } from '../../server/core/clock.ts';
import { testApp } from '../../server/testing/app.ts';
import { makeCourse } from '../../server/testing/courses.ts';
import { callerFor, makeOrganisation, makePerson, type Person } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser, timeoutMs } from './browser.ts';
import { choose, enter, makeNamed } from './company.ts';
import { expectAddress, expectFailure, expectHeading, successMessage } from './expectations.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const listPath = '/company/courses';
const longTitle = 'Arbeitsschutzunterweisung für Hauswirtschaftsleitungen und Betreuungsassistentinnen';

/** One after the other, because the list shows first what was changed last and the clock of a test stands still. */
async function makeCourses(person: Person, titles: string[]) {
  const { caller } = await callerOf(person);
  const made = new Map<string, string>();
  for (const title of titles) {
    made.set(title, (await makeCourse({ caller }, { title })).courseId);
    app().clock.advance(minutes(1));
  }
  return { caller, idOf: (title: string) => made.get(title) ?? '' };
}

const callerOf = async (person: Person) => ({ caller: await callerFor(app(), person) });

async function expectTitles(page: Page, titles: string[]): Promise<void> {
  const shown = () => page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  await expect.poll(shown, { timeout: timeoutMs }).toEqual(titles);
}

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function openMenu(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Aktionen für ${title}`, exact: true }).click();
}

test('a new course is made from a title, and the list shows it with what there is to know', async () => {
  const orgId = await makeOrganisation(app(), 'Lindenhof');
  const person = await makeNamed(app(), 'Leyla Kern', { orgId, role: 'editor' });
  const page = await open();
  await enter(page, app(), { person, path: listPath });
  await page.getByRole('heading', { name: 'Sie haben noch keine Kurse erstellt.' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Neuer Kurs' }).first().click();
  await expectHeading(page, 'Neuer Kurs');
  await page.getByRole('button', { name: 'Kurs erstellen' }).click();
  expect(await page.getByLabel('Titel des Kurses').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Titel des Kurses').fill('  Händehygiene im Alltag ');
  await page.getByRole('button', { name: 'Kurs erstellen' }).click();
  await successMessage(page, 'Kurs erstellt').waitFor();
  const { id } = await app().db.prisma.course.findFirstOrThrow({ where: { orgId } });
  await expectAddress(page, `/company/course/${id}`);
  await app().db.prisma.course.update({ where: { id }, data: { visibility: 'private' } });
  await page.goto(listPath);
  await expectTitles(page, ['Händehygiene im Alltag']);
  const card = cardOf(page, 'Händehygiene');
  const today = new Date().toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium' });
  for (const words of ['Entwurf', 'Nur mit Einladung', '0 Module, 0 Lektionen'])
    expect(await card.getByText(words).isVisible()).toBe(true);
  expect(await card.textContent()).toContain(`Erstellt am${today}`);
  expect(await card.textContent()).toContain(`Geändert am${today}`);
  await card.getByRole('link', { name: 'Händehygiene im Alltag' }).click();
  await expectAddress(page, `/company/course/${id}`);
  expectNoComplaints(page);
});

test('search and status narrow the list down on the server, stay in the address and can be given up', async () => {
  const orgId = await makeOrganisation(app());
  const person = await makeNamed(app(), 'Olga Stein', { orgId, role: 'owner' });
  const titles = ['Brandschutz', 'Händehygiene', '100 % Hygiene_in der Küche'];
  const { caller, idOf } = await makeCourses(person, titles);
  await caller.publishing.publish({ courseId: idOf('Händehygiene') });
  const page = await open();
  await enter(page, app(), { person, path: listPath });
  await expectTitles(page, ['100 % Hygiene_in der Küche', 'Händehygiene', 'Brandschutz']);
  const search = page.getByLabel('Kurse suchen');
  await search.fill('HYGIENE');
  await expectTitles(page, ['100 % Hygiene_in der Küche', 'Händehygiene']);
  await search.fill('0 %');
  await expectTitles(page, ['100 % Hygiene_in der Küche']);
  await search.fill('hygiene');
  await choose(page, page.getByRole('combobox', { name: 'Status' }), 'Veröffentlicht');
  await expectTitles(page, ['Händehygiene']);
  await expectAddress(page, `${listPath}?search=hygiene&status=published`);
  await page.reload();
  await expectTitles(page, ['Händehygiene']);
  expect(await search.inputValue()).toBe('hygiene');
  await choose(page, page.getByRole('combobox', { name: 'Status' }), 'In Prüfung');
  await page.getByRole('heading', { name: 'Keine Kurse gefunden, die Ihren Filterkriterien entsprechen' }).waitFor();
  await page.getByRole('button', { name: 'Alle Kurse zeigen' }).click();
  await expectTitles(page, ['100 % Hygiene_in der Küche', 'Händehygiene', 'Brandschutz']);
  await expectAddress(page, listPath);
  expectNoComplaints(page);
});

test('a status that is chosen in the moment the search comes into the address loses neither', async () => {
  const orgId = await makeOrganisation(app());
  const person = await makeNamed(app(), 'Olga Stein', { orgId, role: 'owner' });
  const { caller, idOf } = await makeCourses(person, ['Brandschutz', 'Händehygiene', 'Hygiene in der Küche']);
  await caller.publishing.publish({ courseId: idOf('Händehygiene') });
  await caller.publishing.publish({ courseId: idOf('Brandschutz') });
  const page = await open();
  await enter(page, app(), { person, path: listPath });
  await page.getByRole('combobox', { name: 'Status' }).click();
  const published = page.getByRole('option', { name: 'Veröffentlicht', exact: true });
  await published.waitFor();
  // The address has changed, and the page has not been drawn since: on a slow machine that takes a while.
  await published.evaluate((option: HTMLElement) => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      replace(...given);
      history.replaceState = replace;
      option.click();
    };
  });
  await page.getByLabel('Kurse suchen').evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'hygiene');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expectTitles(page, ['Händehygiene']);
  await expectAddress(page, `${listPath}?search=hygiene&status=published`);
  expect(await page.getByLabel('Kurse suchen').inputValue()).toBe('hygiene');
  expectNoComplaints(page);
});

test('a course is duplicated, and deleted only after it was confirmed', async () => {
  const orgId = await makeOrganisation(app());
  const person = await makeNamed(app(), 'Adam Krug', { orgId, role: 'admin' });
  await makeCourses(person, [longTitle]);
  const page = await open('phone');
  await enter(page, app(), { person, path: listPath });
  await openMenu(page, longTitle);
  await page.getByRole('menuitem', { name: 'Duplizieren' }).click();
  await successMessage(page, 'Kurs dupliziert').waitFor();
  await expectTitles(page, [`${longTitle} (Kopie)`, longTitle]);
  await expectNoSidewaysScroll(page);
  await openMenu(page, longTitle);
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kurs löschen' });
  await dialog
    .getByText(
      'Sind Sie sicher, dass Sie diesen Kurs löschen möchten? Diese Aktion kann nicht rückgängig gemacht werden.',
    )
    .waitFor();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expectTitles(page, [`${longTitle} (Kopie)`, longTitle]);
  await openMenu(page, longTitle);
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await successMessage(page, 'Kurs gelöscht').waitFor();
  await expectTitles(page, [`${longTitle} (Kopie)`]);
  expect(await app().db.prisma.course.count({ where: { orgId } })).toBe(1);
  expectNoComplaints(page);
});

test('a course that cannot be deleted says so and stays', async () => {
  const orgId = await makeOrganisation(app());
  const person = await makeNamed(app(), 'Leyla Kern', { orgId, role: 'editor' });
  await makeCourse(await callerOf(person), { title: 'Brandschutz' });
  const page = await open();
  await enter(page, app(), { person, path: listPath });
  await openMenu(page, 'Brandschutz');
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  // Meanwhile the organisation decides that editors no longer publish or delete alone.
  await app().db.prisma.organisation.update({ where: { id: orgId }, data: { needsReview: true } });
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Löschung fehlgeschlagen' });
  await alert.getByText('In Ihrer Organisation gilt das Vier-Augen-Prinzip.').waitFor();
  await expectTitles(page, ['Brandschutz']);
  expectNoComplaints(page);
});

test('whoever may only read is led to the draft, or to the course once it is online, and finds nothing to change', async () => {
  const orgId = await makeOrganisation(app(), 'Lindenhof');
  const owner = await callerOf(await makeNamed(app(), 'Olga Stein', { orgId, role: 'owner' }));
  const course = await makeCourse(owner, { title: 'Brandschutz' });
  const hidden = await makeCourse(owner, { title: 'Nur für Eingeladene' });
  await app().db.prisma.course.update({ where: { id: hidden.courseId }, data: { visibility: 'private' } });
  const person = await makeNamed(app(), 'Vera Blick', { orgId, role: 'viewer' });
  const page = await open();
  await enter(page, app(), { person, path: listPath });
  await expectTitles(page, ['Brandschutz']);
  expect(await page.getByRole('link', { name: 'Neuer Kurs' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Aktionen für Brandschutz' }).click();
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Entwurf ansehen']);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Brandschutz' }).click();
  await expectAddress(page, `/company/course/${course.courseId}/draft`);
  await expectHeading(page, 'Brandschutz');
  await page.getByRole('link', { name: 'Alle Kurse' }).click();
  await expectAddress(page, listPath);
  await owner.caller.publishing.publish({ courseId: course.courseId });
  await page.reload();
  await page.getByRole('link', { name: 'Brandschutz' }).click();
  await expectAddress(page, `/course/${course.courseId}`);
  await page.getByRole('link', { name: 'Kurs beginnen' }).click();
  await page.getByRole('button', { name: 'Lektion abschließen' }).click();
  await page.goto('/company');
  await page.getByRole('region', { name: 'Meine Kurse' }).getByRole('heading', { name: 'Brandschutz' }).waitFor();
  await page.goto('/company/course/new');
  expect(await page.getByRole('button', { name: 'Kurs erstellen' }).isDisabled()).toBe(true);
  expectNoComplaints(page);
});

test('sixty courses come page by page, and the dashboard counts them all', async () => {
  const orgId = await makeOrganisation(app(), 'Lindenhof');
  const person = await makeNamed(app(), 'Olga Stein', { orgId, role: 'owner' });
  const at = app().clock.now();
  const courses = Array.from({ length: 60 }, (_, index) => ({
    title: `Kurs ${String(index).padStart(3, '0')}`,
    orgId,
    invitationToken: crypto.randomUUID(),
    createdAt: at,
    createdBy: person.userId,
    updatedAt: new Date(at.getTime() - index * 60_000),
    updatedBy: person.userId,
    status: index < 3 ? ('review' as const) : ('draft' as const),
  }));
  await app().db.prisma.course.createMany({ data: courses });
  const page = await open();
  await enter(page, app(), { person, path: '/company/dashboard' });
  const figures = page.getByRole('list', { name: 'Kurse in Zahlen' }).getByRole('link');
  await figures.first().waitFor();
  expect(await figures.allTextContents()).toEqual([
    '60 Kurse gesamt',
    '0 Veröffentlicht',
    '57 Entwürfe',
    '3 In Prüfung',
  ]);
  await openMenu(page, 'Kurs 000');
  await expect
    .poll(() => page.getByRole('menuitem').allTextContents(), { timeout: timeoutMs })
    .toEqual(['Bearbeiten', 'Vorschau', 'Entwurf ansehen']);
  await page.keyboard.press('Escape');
  await figures.filter({ hasText: 'In Prüfung' }).click();
  await expectTitles(page, ['Kurs 000', 'Kurs 001', 'Kurs 002']);
  await page.goto(listPath);
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect.poll(() => cards.count(), { timeout: timeoutMs }).toBe(24);
  const more = page.getByRole('button', { name: 'Mehr laden' });
  for (const shown of [48, 60]) {
    await more.click();
    await expect.poll(() => cards.count(), { timeout: timeoutMs }).toBe(shown);
  }
  expect(await more.count()).toBe(0);
  expect(new Set(await cards.allTextContents()).size).toBe(60);
  await expectAccessible(page);
  expectNoComplaints(page);
});

test('without a connection the new course stays in the form, and the list offers to try again', async () => {
  const orgId = await makeOrganisation(app());
  const person = await makeNamed(app(), 'Leyla Kern', { orgId, role: 'editor' });
  const page = await open();
  await enter(page, app(), { person, path: '/company/course/new' });
  await page.getByLabel('Titel des Kurses').fill('Brandschutz');
  await page.route('**/trpc/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Kurs erstellen' }).click();
  await expectFailure(page, 'Kurs konnte nicht erstellt werden');
  expect(await page.getByLabel('Titel des Kurses').inputValue()).toBe('Brandschutz');
  await page.getByRole('link', { name: 'Kurse' }).click();
  await page.getByRole('heading', { name: 'Kurse konnten nicht geladen werden' }).waitFor();
  await page.unroute('**/trpc/**');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('heading', { name: 'Sie haben noch keine Kurse erstellt.' }).waitFor();
  expectNoComplaints(page);
});

test('support is sent to the portal, a platform admin can create a course', async () => {
  const support = await makePerson(app(), { userType: 'company', platformRole: 'support' });
  const page = await open();
  await enter(page, app(), { person: support, path: '/company/course/new' });
  await expectAddress(page, '/admin/dashboard');
  const admin = await makePerson(app(), { userType: 'company', platformRole: 'platform_admin' });
  const other = await open();
  await enter(other, app(), { person: admin, path: '/company/course/new' });
  await other.getByLabel('Titel des Kurses').fill('Für alle');
  await other.getByRole('button', { name: 'Kurs erstellen' }).click();
  await successMessage(other, 'Kurs erstellt').waitFor();
});
