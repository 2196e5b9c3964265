import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { type Member, makeCrew } from '../../server/testing/organisations.ts';
import { addDays, dayOf } from '../../shared/jobs/day.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

const nurse = 'Pflegefachkraft (m/w/d)';

let owner: Member;
let nurseId: string;

beforeAll(async () => {
  owner = (await makeCrew(app())).owner;
  const replyBy = addDays(dayOf(app().clock.now()), 30);
  ({ jobId: nurseId } = await makePublishedJob(owner, { title: nurse, payFrom: 3390, payTo: 4120, replyBy }));
});

test('shows the key facts of a job, pay first', async () => {
  const page = await open('phone');
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
  await main.getByText('Nach dem Soft-Skill-Test sehen Sie hier').waitFor();
  await main.getByText(/^Kennung PG-\d+$/).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
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
