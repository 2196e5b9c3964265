import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { type Member, makeCrew } from '../../server/testing/organisations.ts';
import { dayAfter, dayOf } from '../../shared/jobs/day.ts';
import type { JobDraft } from '../../shared/jobs/draft.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser, timeoutMs } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const eventually = { timeout: timeoutMs };

const titles = (page: Page) =>
  page.getByRole('region', { name: 'Gefundene Stellen' }).getByRole('heading', { level: 2 });
const expectTitles = (page: Page, expected: readonly string[]) =>
  expect.poll(() => titles(page).allTextContents(), eventually).toEqual(expected);
const expectCount = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true }).waitFor();

const nurse = 'Pflegefachkraft (m/w/d)';
const cook = 'Köchin oder Koch (m/w/d)';
const developer = 'Softwareentwicklung (m/w/d)';

let owner: Member;
let nurseId: string;

/** Published one after the other, so that the newest is always the same. */
async function publish(draft: Partial<JobDraft>): Promise<string> {
  app().clock.advance(1000);
  const replyBy = dayAfter(dayOf(app().clock.now()), 30);
  return (await makePublishedJob(owner, { replyBy, ...draft })).jobId;
}

beforeAll(async () => {
  owner = (await makeCrew(app())).owner;
  nurseId = await publish({ title: nurse, payFrom: 3390, payTo: 4120 });
  const kassel = { postalCode: '34117', town: 'Kassel' };
  await publish({ title: cook, ...kassel, employment: 'partTime', payFrom: 17, payTo: 19, payUnit: 'hour' });
  await publish({
    title: developer,
    postalCode: '',
    town: '',
    workplace: 'remote',
    payKind: 'none',
    payReason: 'Wir handeln das Gehalt mit der Gewerkschaft gerade neu aus.',
  });
});

test('the list names pay, place and kind of every job, and the header of every public page leads to it', async () => {
  const page = await open();
  await page.goto('/courses');
  await page.getByRole('link', { name: 'Stellen', exact: true }).first().click();
  await expectHeading(page, 'Stellen');
  await expectCount(page, '3 Stellen gefunden');
  await expectTitles(page, [developer, cook, nurse]);
  const card = page.getByRole('listitem').filter({ hasText: nurse });
  for (const words of ['37073 Göttingen', 'Vor Ort', 'Vollzeit', '30 bis 39 Stunden'])
    await card.getByText(words, { exact: true }).waitFor();
  await card.getByText('3.390 bis 4.120\u00a0€ im Monat').waitFor();
  await page.getByText('Gehalt nicht genannt').waitFor();
  expect(await page.getByRole('button', { name: /^Merken/ }).count()).toBe(0);
  await expectAccessible(page);
  expectNoComplaints(page);
});

test('words, place, remote work, kind and order stand in the address and survive a reload', async () => {
  const page = await open();
  await page.goto('/jobs');
  await page.getByRole('textbox', { name: 'Stellen suchen' }).fill('kassel');
  await expectAddress(page, '/jobs?q=kassel');
  await expectTitles(page, [cook]);
  await page.getByRole('button', { name: 'Suche leeren' }).click();
  await page.getByRole('combobox', { name: 'Ort oder Postleitzahl' }).fill('37073');
  await expectTitles(page, [nurse]);
  await expectCount(page, '1 Stelle gefunden im Umkreis von 25 km um 37073 Göttingen');
  await page.getByRole('combobox', { name: 'Umkreis' }).selectOption('50 km');
  await expectTitles(page, [cook, nurse]);
  await page.getByRole('combobox', { name: 'Remote' }).selectOption('Ort oder remote');
  await expectTitles(page, [developer, cook, nurse]);
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Höchstes Gehalt');
  await expectTitles(page, [nurse, cook, developer]);
  await page.getByRole('combobox', { name: 'Gehalt im Jahr' }).selectOption('ab 40.000\u00a0€');
  await expectTitles(page, [nurse]);
  await expectAddress(page, '/jobs?place=37073&radius=50&remote=also&sort=pay&pay=40000');
  await page.reload();
  await expectTitles(page, [nurse]);
  expectNoComplaints(page);
});

test('a place that nobody knows is named, and one click leads back to all jobs', async () => {
  const page = await open('phone');
  await page.goto('/jobs?place=Nirgendwo');
  await page.getByText('Den Ort „Nirgendwo“ kennen wir nicht.').waitFor();
  await page.getByRole('button', { name: 'Alle Stellen zeigen' }).click();
  await expectAddress(page, '/jobs');
  await expectCount(page, '3 Stellen gefunden');
  expectNoComplaints(page);
});

test.each(['desktop', 'phone'] as const)('a job tells everything that one asks, the pay first (%s)', async (device) => {
  const page = await open(device);
  await page.goto('/jobs');
  await page.getByRole('link', { name: `Stelle ansehen ${nurse}` }).click();
  await expectHeading(page, nurse);
  expect(await page.title()).toBe(`${nurse} – Passgenau`);
  const main = page.getByRole('main');
  expect(await main.getByRole('term').first().textContent()).toBe('Gehalt');
  await main.getByText('3.390 bis 4.120\u00a0€ im Monat').waitFor();
  const skills = main.getByRole('region', { name: 'Welche Stärken gefragt sind' });
  expect(await skills.getByRole('listitem').count()).toBe(3);
  await skills.getByText('entscheidend').waitFor();
  await main.getByText('Mit einem Konto und dem Soft-Skill-Test sehen Sie hier').waitFor();
  await main.getByText(/^Kennung PG-\d+$/).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expectNoComplaints(page);
});

test('without a pay the company says why', async () => {
  const page = await open();
  await page.goto('/jobs');
  await page.getByRole('link', { name: `Stelle ansehen ${developer}` }).click();
  await page.getByText('Wir handeln das Gehalt mit der Gewerkschaft gerade neu aus.').waitFor();
  expectNoComplaints(page);
});

test('a closed job says so and leads on; one that never was is not found', async () => {
  const jobId = await publish({ title: 'Fahrdienst (m/w/d)' });
  await owner.caller.jobs.close({ jobId });
  const page = await open();
  await page.goto(`/job/${jobId}`);
  await expectHeading(page, '„Fahrdienst (m/w/d)“ ist nicht mehr ausgeschrieben');
  await page.getByRole('link', { name: 'Alle Stellen', exact: true }).click();
  await expectCount(page, '3 Stellen gefunden');
  await page.goto(`/job/${crypto.randomUUID()}`);
  await expectHeading(page, 'Stelle nicht gefunden');
});

test('a list that cannot be loaded says so and can be asked for again', async () => {
  const page = await open();
  await page.route('**/api/jobs?**', (route) => route.abort());
  await page.goto('/jobs');
  await page.getByRole('heading', { name: 'Stellen konnten nicht geladen werden' }).waitFor();
  await page.unroute('**/api/jobs?**');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expectTitles(page, [developer, cook, nurse]);
  expectNoComplaints(page);
});

test('a job that cannot be loaded says so in its heading and its tab, and can be asked for again', async () => {
  const page = await open();
  await page.route('**/api/job/**', (route) => route.abort());
  await page.goto(`/job/${nurseId}`);
  await expectHeading(page, 'Stelle konnte nicht geladen werden');
  expect(await page.title()).toBe('Stelle konnte nicht geladen werden – Passgenau');
  await page.unroute('**/api/job/**');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expectHeading(page, nurse);
  expectNoComplaints(page);
});

test("the company's page lists its open jobs", async () => {
  const { organisationId, slug } = await owner.caller.organisations.current();
  await app().db.prisma.organisation.update({ where: { id: organisationId }, data: { isPublic: true } });
  const page = await open();
  await page.goto(`/company-page/${slug}`);
  const jobs = page.getByRole('region', { name: 'Offene Stellen' });
  await jobs.getByRole('link', { name: `Stelle ansehen ${nurse}` }).click();
  await expectAddress(page, `/job/${nurseId}`);
  expectNoComplaints(page);
});
