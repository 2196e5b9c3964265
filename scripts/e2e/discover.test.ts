import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { type Member, makeCrew } from '../../server/testing/organisations.ts';
import { callerFor, makePerson, type Person } from '../../server/testing/people.ts';
import { takeSoftskillTest, takeValueTest } from '../../server/testing/test-runs.ts';
import { addDays, dayOf } from '../../shared/jobs/day.ts';
import type { SkillRequirement } from '../../shared/jobs/draft.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
const best = 'Sozialarbeit im Quartier (m/w/d)';
const worst = 'Nachtwache im Archiv (m/w/d)';

let owner: Member;
let skills: Array<{ skillId: number; name: string }>;

async function makeApplicant(): Promise<Person> {
  const person = await makePerson(app());
  const caller = await callerFor(app(), person);
  await takeSoftskillTest(caller);
  await takeValueTest(caller);
  return person;
}

async function publish(title: string, places: readonly number[]): Promise<void> {
  app().clock.advance(1000);
  const asked = places.map((place, index): SkillRequirement => {
    return { skillId: skills.at(place)?.skillId ?? 0, weight: index === 0 ? 3 : 1 };
  });
  const replyBy = addDays(dayOf(app().clock.now()), 30);
  await makePublishedJob(owner, { title, replyBy, skills: asked });
}

beforeAll(async () => {
  owner = (await makeCrew(app())).owner;
  await app().db.prisma.organisation.updateMany({ data: { isPublic: true, values: ['Familie', 'Natur', 'Ordnung'] } });
  const someone = await callerFor(app(), await makeApplicant());
  skills = (await someone.results.dashboard()).softskill?.skills ?? [];
  await publish(best, [0, 1, 2]);
  await publish(worst, [-1, -2, -3]);
});

const titles = (page: Page) => page.getByRole('region', { name: 'Stellen für Sie' }).getByRole('heading', { level: 2 });
const expectTitles = (page: Page, expected: readonly string[]) =>
  expect.poll(() => titles(page).allTextContents()).toEqual(expected);

async function tabTo(page: Page, role: 'link' | 'button' | 'tab', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  await target.waitFor();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 60 && !(await isReached()); step++) await page.keyboard.press('Tab');
  expect(await isReached()).toBe(true);
}

test.each(['desktop', 'phone'] as const)(
  'from the results to a matching job, its reasons and back again, by keyboard alone (%s)',
  async (device) => {
    const page = await openAs(await makeApplicant(), '/dashboard', device);
    await page.getByText('Passung mittel oder hoch, von 2 offenen Stellen').waitFor();
    await page.getByText(`${best}, `).waitFor();
    const others = page.getByRole('region', { name: 'Weitere offene Stellen' });
    expect(await others.getByRole('heading', { level: 3 }).allTextContents()).toEqual([worst]);
    await tabTo(page, 'link', 'Alle Stellen für Sie');
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Stellen für Sie');
    await expectTitles(page, [best, 'Weniger passende Stellen']);
    const card = page.getByRole('listitem').filter({ hasText: best });
    await card.getByText(/^Passt( am ehesten)?: /).waitFor();
    await tabTo(page, 'button', `Merken ${best}`);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Gemerkt ${best}`, pressed: true }).waitFor();
    await page.getByRole('link', { name: best, exact: true }).focus();
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
    await tabTo(page, 'link', 'Gemerkt');
    await page.keyboard.press('Enter');
    await expectAddress(page, '/discover?tab=saved');
    await page.getByRole('link', { name: best, exact: true }).waitFor();
    expectNoComplaints(page);
  },
);

async function expectParts(page: Page): Promise<void> {
  const cells = page.getByRole('region', { name: 'Passung' }).locator('tbody td:last-child');
  await expect.poll(() => cells.count()).toBeGreaterThan(3);
  const figures = await cells.allTextContents();
  const sum = Number.parseInt(figures.pop() ?? '', 10);
  const halves = figures.filter((words) => /^\d+ von [37]0 Punkten$/.test(words));
  expect(halves).toHaveLength(2);
  expect(halves.reduce((total, words) => total + Number.parseInt(words, 10), 0)).toBe(sum);
}

test.each(['/', '/discover', '/dashboard?tab=jobs'])(
  'on a phone, a person without a result sees the button of the test at once on %s',
  async (path) => {
    const page = await openAs(await makePerson(app()), path, 'phone');
    await page.setViewportSize({ width: 360, height: 640 });
    const start = page.getByRole('link', { name: /Test starten$/ }).first();
    const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
    const distance = async () => {
      const [button, edge] = [await start.boundingBox(), await bar.boundingBox()];
      return (edge?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
    };
    await start.waitFor();
    await expect.poll(distance).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expectNoComplaints(page);
  },
);
