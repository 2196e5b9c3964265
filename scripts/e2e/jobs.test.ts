import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { type Member, makeCrew } from '../../server/testing/organisations.ts';
import { makePerson } from '../../server/testing/people.ts';
import { addDays, dayOf } from '../../shared/jobs/day.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { signInDirectly } from './sign-in.ts';

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
  await page.getByRole('link', { name: nurse }).click();
  await expectHeading(page, nurse);
  expect(await page.title()).toBe(`${nurse} – Passgenau`);
  const main = page.getByRole('main');
  expect(await main.getByRole('term').first().textContent()).toBe('Gehalt');
  const pay = main.getByRole('definition').getByText('3.390 bis 4.120\u00a0€ im Monat');
  for (const text of [pay, main.getByRole('heading', { level: 1 })])
    expect(await text.evaluate((element) => getComputedStyle(element).fontVariantNumeric)).toBe('tabular-nums');
  expect(await pay.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('normal');
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
  await jobs.getByRole('link', { name: nurse }).click();
  await expectAddress(page, `/job/${nurseId}`);
  expectNoComplaints(page);
});

test('on phones, the first job is above the fold, and pay and action stay in reach on its page', async () => {
  const page = await open('phone', { viewport: { width: 360, height: 740 } });
  await page.goto('/jobs');
  const title = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await title.waitFor();
  expect((await title.boundingBox())?.y).toBeLessThan(420);

  await signInDirectly(page, app(), await makePerson(app()));
  await page.goto(`/job/${nurseId}`);
  const bar = page.getByRole('region', { name: 'Bewerbung', exact: true });
  const apply = page.getByRole('button', { name: 'Bewerben', exact: true });
  await apply.waitFor();
  expect(await bar.count()).toBe(0);
  await page.mouse.wheel(0, 620);
  await bar.getByText('3.390 bis 4.120\u00a0€ im Monat').waitFor();
  await expectAccessible(page);
  const navigation = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Bewerbungen' }) });
  const [shown, below] = [await bar.boundingBox(), await navigation.last().boundingBox()];
  expect(Math.abs((shown?.y ?? 0) + (shown?.height ?? 0) - (below?.y ?? 0))).toBeLessThanOrEqual(1);
  await bar.getByRole('button', { name: 'Bewerben', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expectNoComplaints(page);
});

test('on the desktop, the facts stay beside the text; long words never scroll sideways', async () => {
  const replyBy = addDays(dayOf(app().clock.now()), 30);
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const { jobId } = await makePublishedJob(owner, {
    title: `${word} (m/w/d)`,
    description: `<p>${'Die Nacht ist lang. '.repeat(400)}</p><p>${word.repeat(3)}</p>`,
    payFrom: 3390,
    payTo: 4120,
    replyBy,
  });
  const page = await open();
  await page.goto(`/job/${jobId}`);
  const facts = page.getByRole('region', { name: 'Gehalt, Ort und Bewerbung' });
  await facts.getByRole('link', { name: 'Bewerben', exact: true }).waitFor();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const box = await facts.getByRole('link', { name: 'Bewerben', exact: true }).boundingBox();
  expect(box?.y).toBeGreaterThan(72);
  expect(box?.y).toBeLessThan(700);
  await page.setViewportSize({ width: 1280, height: 320 });
  const end = () => facts.evaluate((card) => [card.clientHeight > 200, card.getBoundingClientRect().bottom < 320]);
  await expect.poll(end).toEqual([true, true]);
  expect(await facts.evaluate(coveredTexts)).toEqual([]);
  for (const path of [`/job/${jobId}`, '/jobs']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoSidewaysScroll(page);
  }
  expectNoComplaints(page);
});

/** Texts of the card that another of its elements covers. */
function coveredTexts(card: Element): string[] {
  card.scrollIntoView({ block: 'start' });
  return [...card.querySelectorAll('dd, p, li')].flatMap((text) => {
    const { x, y, width, height } = text.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isCovered = top !== null && card.contains(top) && !text.contains(top) && !top.contains(text);
    return isCovered ? [text.textContent] : [];
  });
}

test('on phones, fields are chosen in a row above the button that counts the jobs, and the place is cleared by touch', async () => {
  const page = await open('phone', { viewport: { width: 360, height: 740 } });
  await page.goto('/jobs');
  await page.getByRole('combobox', { name: 'Ort oder Postleitzahl' }).fill('37073');
  const clear = await page.getByRole('button', { name: 'Ort leeren' }).boundingBox();
  expect(Math.min(clear?.width ?? 0, clear?.height ?? 0)).toBeGreaterThanOrEqual(40);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Arbeitsbereich').first().click();
  const label = page.locator('label').filter({ hasText: 'Arbeitsbereich' });
  const list = page.getByRole('listbox', { name: 'Arbeitsbereich' });
  const lineBelow = async () => ((await list.boundingBox())?.y ?? 0) - ((await label.boundingBox())?.y ?? 0);
  await expect.poll(lineBelow).toBeGreaterThan(60);
  expect((await label.boundingBox())?.y).toBeGreaterThan(64);
  await page.getByRole('option', { name: 'Lager, Transport und Verkehr' }).click();
  await page.getByRole('option', { name: 'Reinigung und Haushalt' }).click();
  await page.getByRole('button', { name: 'Keine Stelle: Filter schließen' }).click({ trial: true });
  await page.keyboard.press('Escape');
  await page.getByRole('listbox', { name: 'Arbeitsbereich' }).waitFor({ state: 'hidden' });
  const name = page.getByText('Lager, Transport und Verkehr').filter({ visible: true });
  const chip = await name.locator('..').boundingBox();
  expect(chip?.height).toBeLessThan(32);
  expect(chip?.width).toBeLessThan(250);
  expectNoComplaints(page);
});
