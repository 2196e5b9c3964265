import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { callerFor, makePerson } from '../../server/testing/people.ts';
import { decideAllPairs } from '../../server/testing/test-runs.ts';
import { valueTexts } from '../../shared/texts/assessments/assessments.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectAddress } from './expectations.ts';
import { opensAs } from './sign-in.ts';
import { chooseTenValues } from './take-tests.ts';

const app = testApp({ server: true, mail: false });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
const { choose, contradiction } = valueTexts;

test('a member chooses ten values, contradicts themselves, decides again and reaches the dashboard', async () => {
  const page = await openAs(await makePerson(app()), '/value-test');
  await chooseTenValues(page);
  await page.getByRole('heading', { name: valueTexts.compare.question }).waitFor();
  await expectAccessible(page);
  // Always chooses the left value: sides are random, so contradictions among 120 triples are practically certain.
  for (let pair = 1; pair <= 45; pair++) {
    await page.getByText(valueTexts.compare.counter(pair, 45), { exact: true }).waitFor();
    await page.keyboard.press('ArrowLeft');
  }
  await page.getByRole('img', { name: /^Bisher war / }).waitFor();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { pressed: false }).first().click();
  await page.getByRole('heading', { name: contradiction.resolved }).waitFor();
  await page.getByRole('button', { name: contradiction.next, exact: true }).click();
  const { memberTitle, unsureTitle } = valueTexts.result;
  const headingOf = (name: string) => page.getByRole('heading', { name });
  const end = headingOf(memberTitle).or(headingOf(unsureTitle));
  const skip = page.getByRole('button', { name: contradiction.skip });
  while (!(await end.isVisible())) {
    await skip.or(end).first().waitFor();
    if (await skip.isVisible()) await skip.click({ timeout: 200 }).catch(() => undefined);
  }
  await expectAddress(page, '/dashboard');
  const revised = await app().db.pool.query(
    'select count(*)::int as n from value_comparisons where winner <> first_winner',
  );
  expect(revised.rows[0].n).toBe(1);
  expectNoComplaints(page);
});

type Person = Awaited<ReturnType<typeof callerFor>>;

async function comparedRun(caller: Person, turned: readonly string[]): Promise<string> {
  const run = await caller.valueTest.start({});
  await decideAllPairs(caller, run, (left, right) => {
    const [first = '', second = ''] = [left, right].toSorted();
    return turned.includes(`${first},${second}`) ? second : first;
  });
  return run.token;
}

async function continueRun(page: Page, token: string): Promise<void> {
  await page.goto('/tests');
  await page.evaluate((held) => localStorage.setItem('value_test_token', held), token);
  await page.goto('/value-test');
}

test('the contradiction round starts with the most effective one, shows its effect and can undo it', async () => {
  // Eight contradictions: Respekt before Balance, the last before the first. One: Freiheit before Ehrlichkeit.
  const token = await comparedRun(await callerFor(app(), null), ['Balance,Respekt', 'Ehrlichkeit,Freiheit']);
  const page = await open('phone');
  const card = (value: string) => page.getByRole('main').getByRole('button', { name: value });
  const resolved = page.getByRole('heading', { name: contradiction.resolved });
  await continueRun(page, token);
  await page.getByRole('heading', { name: contradiction.question }).waitFor();
  const triangle = page.getByRole('img', { name: /^Bisher war Respekt wichtiger als Balance, Balance wichtiger als / });
  await triangle.waitFor();
  expect(await card('Respekt').getAttribute('aria-pressed')).toBe('true');
  await expectAccessible(page);
  await page.reload();
  await triangle.waitFor();
  await card('Balance').click();
  await resolved.waitFor();
  expect(await resolved.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await page.getByRole('img', { name: /^Die Reihenfolge ist: Balance, dann .*, dann Respekt/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: valueTexts.compare.previous }).click();
  await triangle.waitFor();
  await card('Balance').click();
  await resolved.waitFor();
  await page.getByRole('button', { name: contradiction.next }).click();
  await page.getByText(contradiction.counter(2, 5)).waitFor();
  for (const value of ['Ehrlichkeit', 'Familie', 'Freiheit'])
    expect(await page.getByRole('img', { name: /^Bisher war / }).textContent()).toContain(value);
  await expectNoSidewaysScroll(page);
  const asked = await page.getByRole('button', { pressed: true }).textContent();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(contradiction.counter(3, 5)).waitFor();
  expect(await page.getByRole('button', { pressed: true }).count()).toBe(1);
  await page.getByRole('button', { name: valueTexts.compare.previous }).click();
  await page.getByText(contradiction.counter(2, 5)).waitFor();
  expect(await page.getByRole('button', { pressed: true }).textContent()).toBe(asked);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: contradiction.resolved }).waitFor();
  await page.getByText(contradiction.noneLeft).waitFor();
  await page.getByRole('button', { name: contradiction.next }).click();
  await page.getByRole('heading', { name: valueTexts.result.guestTitle }).waitFor();
  expectNoComplaints(page);
});

const trayOf = (page: Page) => page.getByRole('region', { name: choose.chosen });
const words = (page: Page) => page.getByRole('list', { name: choose.list }).getByRole('button', { pressed: false });

async function chooseFirst(page: Page, count: number): Promise<void> {
  await words(page).first().waitFor();
  for (let number = 0; number < count; number++) await words(page).first().click();
}

async function expectTrayInPlace(page: Page): Promise<void> {
  const lastWord = await words(page).last().elementHandle();
  const { height, bottom, room } = await trayOf(page).evaluate(async (tray, word) => {
    await document.fonts.ready;
    window.scrollTo(0, document.documentElement.scrollHeight);
    const place = tray.getBoundingClientRect();
    const room = place.top - (word?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY);
    return { height: place.height / innerHeight, bottom: innerHeight - place.bottom, room };
  }, lastWord);
  expect(height).toBeLessThanOrEqual(1 / 3);
  expect(Math.round(bottom)).toBe(0);
  expect(room).toBeGreaterThanOrEqual(0);
}

test('the tray keeps chosen words visible, rejects an eleventh, allows removal and survives a reload', async () => {
  const page = await open('phone');
  await page.goto('/value-test');
  const [tray, next] = [trayOf(page), page.getByRole('button', { name: /^(Weiter|Noch \d+ Werte?)$/ })];
  const removing = tray.getByRole('listitem').getByRole('button');
  await chooseFirst(page, 9);
  expect([await next.textContent(), await next.isDisabled()]).toEqual([choose.left(1), true]);
  await chooseFirst(page, 1);
  await tray.getByText(choose.counter(10), { exact: true }).waitFor();
  expect(await next.isDisabled()).toBe(false);
  await chooseFirst(page, 1);
  const refusal = tray.getByRole('alert').getByText(choose.maximum);
  await refusal.waitFor();
  expect(await page.getByText(choose.maximum).count()).toBe(1);
  expect(await removing.count()).toBe(10);
  await expectTrayInPlace(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const names = await removing.allTextContents();
  await removing.nth(4).focus();
  await page.keyboard.press('Enter');
  await tray.getByText(choose.counter(9), { exact: true }).waitFor();
  await refusal.waitFor({ state: 'detached' });
  expect(await next.isDisabled()).toBe(true);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe(names[5]);
  await removing.last().click();
  await expect.poll(focused).toBe(names[8]);
  const left = [...names.slice(0, 4), ...names.slice(5, 9)];
  await page.reload();
  await tray.getByText(choose.counter(8), { exact: true }).waitFor();
  expect(await removing.allTextContents()).toEqual(left);
  for (let count = 8; count > 0; count--) await removing.first().click();
  await tray.getByText(choose.empty).waitFor();
  expect(await tray.evaluate((element) => element === document.activeElement)).toBe(true);
  expectNoComplaints(page);
});

test.each([
  [320, 640, '100%'],
  [320, 640, '200%'],
  [1280, 800, '100%'],
])('at %i × %i pixels and %s of text the tray leaves enough space for the words', async (width, height, size) => {
  const page = await open('phone', { viewport: { width, height } });
  await page.goto('/value-test');
  await words(page).first().waitFor();
  await page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size);
  await expectTrayInPlace(page);
  await chooseFirst(page, 11);
  await trayOf(page).getByText(choose.maximum).waitFor();
  await expectTrayInPlace(page);
  const next = page.getByRole('button', { name: choose.next, exact: true });
  const opener = page.getByRole('button', { name: choose.showAll });
  if (await opener.isVisible()) {
    await opener.click();
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    await expectTrayInPlace(page);
  }
  await trayOf(page).getByRole('listitem').getByRole('button').last().click();
  await trayOf(page).getByText(choose.counter(9), { exact: true }).waitFor();
  await chooseFirst(page, 1);
  await next.click();
  await page.getByRole('heading', { name: valueTexts.compare.question }).waitFor();
});
