import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { type Member, makeCrew } from '../../server/testing/organisations.ts';
import { callerFor, makePerson, type Person } from '../../server/testing/people.ts';
import { takeSoftskillTest, takeValueTest } from '../../server/testing/test-runs.ts';
import { dayAfter, dayOf } from '../../shared/jobs/day.ts';
import type { SkillRequirement } from '../../shared/jobs/draft.ts';
import {
  type Device,
  expectAccessible,
  expectNoComplaints,
  expectNoSidewaysScroll,
  testBrowser,
  timeoutMs,
} from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { makeReadableCourse } from './readable-course.ts';
import { signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const eventually = { timeout: timeoutMs };

const best = 'Sozialarbeit im Quartier (m/w/d)';
const worst = 'Nachtwache im Archiv (m/w/d)';

let owner: Member;
let bestId: string;
let skills: Array<{ skillId: number; name: string }>;
let courseId: string;

/** With results of both tests. */
async function makeApplicant(): Promise<Person> {
  const person = await makePerson(app());
  const caller = await callerFor(app(), person);
  await takeSoftskillTest(caller);
  await takeValueTest(caller);
  return person;
}

/** A job that asks for what stands at these places of the profile, the first most of all. */
async function publish(title: string, places: readonly number[]): Promise<string> {
  app().clock.advance(1000);
  const asked = places.map((place, index): SkillRequirement => {
    return { skillId: skills.at(place)?.skillId ?? 0, weight: index === 0 ? 3 : 1 };
  });
  const replyBy = dayAfter(dayOf(app().clock.now()), 30);
  return (await makePublishedJob(owner, { title, replyBy, skills: asked })).jobId;
}

beforeAll(async () => {
  owner = (await makeCrew(app())).owner;
  await app().db.prisma.organisation.updateMany({ data: { isPublic: true, values: ['Familie', 'Natur', 'Ordnung'] } });
  // Everybody answers alike: whose profile it is makes no difference.
  const someone = await callerFor(app(), await makeApplicant());
  skills = (await someone.results.dashboard()).softskill?.skills ?? [];
  bestId = await publish(best, [0, 1, 2]);
  await publish(worst, [-1, -2, -3]);
  ({ courseId } = await makeReadableCourse(owner, { title: 'Ein Kurs für später' }));
  await app().db.prisma.courseSkill.create({ data: { courseId, skillId: skills.at(-1)?.skillId ?? 0 } });
});

async function openAs(person: Person, path: string, device: Device = 'desktop'): Promise<Page> {
  const page = await open(device);
  await signInDirectly(page, app(), person);
  await page.goto(path);
  return page;
}

const titles = (page: Page) => page.getByRole('region', { name: 'Stellen für Sie' }).getByRole('heading', { level: 2 });
const expectTitles = (page: Page, expected: readonly string[]) =>
  expect.poll(() => titles(page).allTextContents(), eventually).toEqual(expected);

/** The next Tab until this element has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'tab', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  await target.waitFor();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 60 && !(await isReached()); step++) await page.keyboard.press('Tab');
  expect(await isReached()).toBe(true);
}

test.each(['desktop', 'phone'] as const)(
  'from the results to a job that fits, its reasons and back to it later, by keyboard alone (%s)',
  async (device) => {
    const page = await openAs(await makeApplicant(), '/dashboard', device);
    await page.getByText('mit einer Passung ab 70, von 2 offenen Stellen').waitFor();
    await tabTo(page, 'link', 'Jetzt entdecken');
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Entdecken');
    await expectTitles(page, [best, worst]);
    const card = page.getByRole('listitem').filter({ hasText: best });
    await card.getByText('3 von 3 geforderten Stärken liegen in Ihrem oberen Drittel.').waitFor();
    await tabTo(page, 'button', `Merken ${best}`);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Gemerkt ${best}`, pressed: true }).waitFor();
    await page.getByRole('link', { name: `Stelle ansehen ${best}` }).focus();
    await page.keyboard.press('Enter');
    await expectHeading(page, best);
    const fits = page.getByRole('region', { name: 'Passung' });
    await fits.getByRole('img', { name: /^Bild: Die linke Form zeigt/ }).waitFor();
    await tabTo(page, 'button', 'Woraus die Passung entsteht');
    await page.keyboard.press('Enter');
    await expectParts(page);
    await fits.getByText('Nur Testergebnisse gehen ein, nie Name, Alter').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto('/discover');
    await tabTo(page, 'tab', 'Stellen');
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
    await expectAddress(page, '/discover?tab=saved');
    await page.getByRole('link', { name: `Stelle ansehen ${best}` }).waitFor();
    expectNoComplaints(page);
  },
);

/** The parts in the table sum to the number below them. */
async function expectParts(page: Page): Promise<void> {
  const cells = page.getByRole('region', { name: 'Passung' }).locator('tbody td:last-child');
  await expect.poll(() => cells.count(), eventually).toBeGreaterThan(3);
  const figures = (await cells.allTextContents()).map((words) => Number.parseInt(words, 10));
  const sum = figures.pop();
  expect(figures.reduce((total, points) => total + points, 0)).toBe(sum);
}

test('filters and order of Entdecken stand in the address', async () => {
  const page = await openAs(await makeApplicant(), '/discover?sort=newest');
  await expectTitles(page, [worst, best]);
  await page.getByRole('textbox', { name: 'Stellen suchen' }).fill('quartier');
  await expectTitles(page, [best]);
  await expectAddress(page, '/discover?sort=newest&q=quartier');
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Beste Passung');
  await expectAddress(page, '/discover?q=quartier');
  expectNoComplaints(page);
});

test('while new filters are on their way, the number of jobs still names those that it is about', async () => {
  const page = await openAs(await makeApplicant(), '/discover?place=37073');
  const found = (km: number) => page.getByText(`2 Stellen gefunden im Umkreis von ${km} km um 37073 Göttingen`);
  await found(25).waitFor();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/trpc\/[^?]*matching\.discover/, async (route) => {
    await isReleased;
    await route.continue();
  });
  const asked = page.waitForRequest(/trpc\/[^?]*matching\.discover/);
  await page.getByRole('combobox', { name: 'Umkreis' }).selectOption('50 km');
  await asked;
  await found(25).waitFor();
  release();
  await found(50).waitFor();
  expectNoComplaints(page);
});

test('people with results see what fits in the public list, too', async () => {
  const page = await openAs(await makeApplicant(), '/jobs');
  await page
    .getByText(/^Passung \d+ von 100/)
    .first()
    .waitFor();
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Beste Passung');
  await expectAddress(page, '/jobs?sort=fit');
  const found = page.getByRole('region', { name: 'Gefundene Stellen' }).getByRole('heading', { level: 2 });
  await expect.poll(() => found.allTextContents(), eventually).toEqual([best, worst]);
  expectNoComplaints(page);
});

test('without a result every place says which test is missing and leads there', async () => {
  const page = await openAs(await makePerson(app()), '/discover');
  const way = page.getByRole('link', { name: 'Soft-Skill-Test starten' });
  for (const path of ['/discover', '/dashboard?tab=jobs', '/dashboard?tab=courses', `/job/${bestId}`]) {
    await page.goto(path);
    await way.first().waitFor();
    expect([path, await page.getByText(/^Passung \d+/).count()]).toEqual([path, 0]);
  }
  await page.goto('/jobs');
  await page.getByRole('link', { name: `Stelle ansehen ${best}` }).waitFor();
  const orders = page.getByRole('combobox', { name: 'Sortieren nach' }).getByRole('option');
  expect(await orders.allTextContents()).toEqual(['Neueste zuerst', 'Höchstes Gehalt']);
  expectNoComplaints(page);
});

test('a saved job that closes stays among the saved ones and says so', async () => {
  const title = 'Aushilfe im Lager (m/w/d)';
  const jobId = await publish(title, [3, 4, 5]);
  const person = await makeApplicant();
  await (await callerFor(app(), person)).savedJobs.save({ jobId });
  await owner.caller.jobs.close({ jobId });
  const page = await openAs(person, '/discover?tab=saved');
  const card = page.getByRole('listitem').filter({ hasText: title });
  await card.getByText('Nicht mehr ausgeschrieben').waitFor();
  await card.getByRole('button', { name: `Gemerkt ${title}` }).click();
  await card.getByRole('button', { name: `Merken ${title}` }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Noch nichts gemerkt' }).waitFor();
  expectNoComplaints(page);
});

test('companies come with the job that fits best', async () => {
  const page = await openAs(await makeApplicant(), '/discover?tab=companies');
  const company = page.getByRole('region', { name: 'Unternehmen für Sie' }).getByRole('listitem').first();
  await company.getByRole('link', { name: best }).click();
  await expectHeading(page, best);
  expectNoComplaints(page);
});

test('the development path names each reason, and courses that are begun stand below it', async () => {
  const page = await openAs(await makeApplicant(), '/dashboard?tab=courses');
  const path = page.getByRole('region', { name: 'Ihr Entwicklungspfad' });
  await path.getByText(`Trainiert ${skills.at(-1)?.name}`).waitFor();
  await expectAccessible(page);
  await path.getByRole('link', { name: 'Kurs ansehen Ein Kurs für später' }).click();
  await expectAddress(page, `/course/${courseId}`);
  expectNoComplaints(page);
});

test('the weekly mail is off until it is switched on, and whoever holds a link that is not theirs is told so', async () => {
  const page = await openAs(await makeApplicant(), '/discover');
  const wish = page.getByRole('switch', { name: 'Einmal in der Woche eine E-Mail über neue Stellen' });
  await wish.waitFor();
  expect(await wish.isChecked()).toBe(false);
  await page.getByText('Diese Installation verschickt keine E-Mails.').waitFor();
  await wish.check();
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => wish.isChecked(), eventually).toBe(true);
  expectNoComplaints(page);
  const other = await open();
  await other.goto(`/weekly-mail/${'a'.repeat(43)}`);
  await expectHeading(other, 'Der Link gilt nicht mehr');
  await expectAccessible(other);
});
