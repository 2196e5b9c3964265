import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hashToken } from '../../server/core/runtime/random.ts';
import { testApp } from '../../server/testing/app.ts';
import { callerFor, makePerson } from '../../server/testing/people.ts';
import { answerAll } from '../../server/testing/test-runs.ts';
import {
  expectAccessible,
  expectDrawn,
  expectNoComplaints,
  expectNoSidewaysScroll,
  setTextSize,
  testBrowser,
} from './browser.ts';
import { expectAddress } from './expectations.ts';
import { opensAs, signInDirectly } from './sign-in.ts';
import {
  answerGroups,
  confirmButton,
  expectGroupInView,
  groupLabel,
  handles,
  keyGroup,
  letTimePass,
  tapCards,
  tapGroup,
} from './take-tests.ts';

const app = testApp({ server: true, mail: false });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('a member completes the test without experience and lands on the dashboard', async () => {
  const person = await makePerson(app());
  const caller = await callerFor(app(), person);
  const run = await caller.softskillTest.start({ variant: 'test2' });
  await answerAll(caller, run, { groups: run.partOne.slice(0, 29) });
  const page = await openAs(person, '/test/softskill-ohne-erfahrung');
  await answerGroups(page, 1, { from: 30, to: 30, by: keyGroup });
  await answerGroups(page, 2, { from: 1, to: 5, by: keyGroup });
  await expectAddress(page, '/dashboard');
  const result = await app().db.prisma.softskillTestResult.findFirstOrThrow({ where: { userId: person.userId } });
  expect(result.testVariant).toBe('test2');
  expectNoComplaints(page);
});

test('without network for three groups nothing is lost, and the page says what is not saved', async () => {
  const stored = () => app().db.prisma.softskillGroupDecision.count();
  const before = await stored();
  const page = await open();
  await page.goto('/test/softskilltest');
  await answerGroups(page, 1, { from: 1, to: 2, by: keyGroup });
  await groupLabel(page, 1, 3).waitFor();
  await expect.poll(stored).toBe(before + 2);
  await page.context().setOffline(true);
  await answerGroups(page, 1, { from: 3, to: 5, by: keyGroup });
  await page.getByText('Nicht gespeichert', { exact: true }).waitFor();
  expect(await stored()).toBe(before + 2);
  await page.context().setOffline(false);
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  await expect.poll(stored).toBe(before + 5);
});

test('the order can be changed by buttons and by dragging until it is confirmed', async () => {
  const page = await open();
  await page.goto('/test/softskilltest');
  const texts = () =>
    handles(page).evaluateAll((all) => all.map((handle) => handle.getAttribute('aria-label')?.replace(/^.*?: /, '')));
  await groupLabel(page, 1, 1).waitFor();
  const [a, b, c, d] = await texts();
  await page.getByRole('button', { name: `Nach unten: ${a}` }).click();
  await expect.poll(texts).toEqual([b, a, c, d]);
  const [from, to] = [
    await page.getByRole('listitem').nth(3).boundingBox(),
    await page.getByRole('listitem').nth(0).boundingBox(),
  ];
  if (from === null || to === null) throw new Error('the cards are not on the screen');
  await page.mouse.move(from.x + 200, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 200, from.y - 20, { steps: 5 });
  await page.mouse.move(to.x + 200, to.y + 5, { steps: 12 });
  await expectDrawn(page);
  await page.mouse.up();
  // dnd-kit swallows clicks until a timer after the release has run.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await expect.poll(texts).toEqual([d, b, a, c]);
  await confirmButton(page).click();
  await groupLabel(page, 1, 2).waitFor();
});

test('two tabs on one run never produce a wrong result', async () => {
  const page = await open();
  await page.goto('/test/softskilltest');
  await answerGroups(page, 1, { from: 1, to: 1, by: keyGroup });
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  const second = await page.context().newPage();
  await second.goto('/test/softskilltest');
  await answerGroups(second, 1, { from: 2, to: 3, by: keyGroup });
  await second.getByText('Gespeichert', { exact: true }).waitFor();
  await answerGroups(page, 1, { from: 2, to: 4, by: keyGroup });
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  await second.reload();
  await groupLabel(second, 1, 5).waitFor();
});

const heldToken = (page: Page) => page.evaluate(() => localStorage.getItem('softskill_test_token') ?? '');
const begunGroups = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('softskill_place:')));

test('on a desktop the rest of a group as shown must be confirmed explicitly; that and every move survive a reload', async () => {
  const page = await open();
  await page.goto('/test/softskilltest');
  await groupLabel(page, 1, 1).waitFor();
  const keep = page.getByRole('button', { name: 'Rest passt so' });
  expect(await confirmButton(page).isDisabled()).toBe(true);
  expect(await keep.count()).toBe(0);
  await page.keyboard.press('1');
  await keep.press('Enter');
  expect(await confirmButton(page).isEnabled()).toBe(true);
  await page.getByRole('button', { name: 'Zurücknehmen' }).press('Space');
  await keep.waitFor();
  expect(await confirmButton(page).isDisabled()).toBe(true);
  await letTimePass(page, 40_000);
  await keep.click();
  await expectAccessible(page);
  await page.reload();
  await page.getByText('Ausgewählt 4 / 4', { exact: true }).waitFor();
  await confirmButton(page).click();

  await groupLabel(page, 1, 2).waitFor();
  expect(await confirmButton(page).isDisabled()).toBe(true);
  const first = handles(page).first();
  const text = ((await first.getAttribute('aria-label')) ?? '').replace('Noch ohne Platz: ', '');
  await first.press('ArrowDown');
  await keep.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('button', { name: `Platz 2 von 4: ${text}` }).waitFor();
  await confirmButton(page).click();
  await groupLabel(page, 1, 3).waitFor();
  await page.getByText('Gespeichert', { exact: true }).waitFor();

  const run = await app().db.prisma.softskillTestRun.findFirstOrThrow({
    where: { testToken: hashToken(await heldToken(page)) },
    select: { shownPartOne: true, decisions: { orderBy: { groupIndex: 'asc' } } },
  });
  const [asShown, [a, b, ...others] = []] = run.shownPartOne as number[][];
  expect(run.decisions.map(({ statementOrder }) => statementOrder)).toEqual([asShown, [b, a, ...others]]);
  const seconds = run.decisions[0]?.durationSeconds.toNumber();
  expect(seconds).toBeGreaterThanOrEqual(40);
  expect(await begunGroups(page)).toEqual([]);
});

test('on a phone the fourth statement places itself, and taps survive a reload', async () => {
  const page = await open('phone');
  await page.goto('/test/softskilltest');
  const counter = (count: number) => page.getByText(`Ausgewählt ${count} / 4`, { exact: true }).first();
  const takeBack = page.getByRole('button', { name: 'Zurücknehmen' });
  await counter(0).waitFor();
  for (const index of [3, 0]) await tapCards(page).nth(index).tap();
  await page.reload();
  await counter(2).waitFor();
  await tapCards(page).nth(2).tap();
  await counter(4).waitFor();
  await page.getByRole('status').filter({ hasText: 'Von selbst auf Platz 4' }).waitFor({ state: 'attached' });
  expect(await tapCards(page).nth(1).getAttribute('aria-pressed')).toBe('true');
  await takeBack.tap();
  await counter(2).waitFor();
  expect(await confirmButton(page).isDisabled()).toBe(true);
  for (const index of [2, 1]) await tapCards(page).nth(index).tap();
  await page.reload();
  await counter(4).waitFor();
  const numbers = () => tapCards(page).evaluateAll((cards) => cards.map((card) => card.textContent?.[0]));
  expect(await numbers()).toEqual(['2', '4', '3', '1']);
  await confirmButton(page).tap();
  await groupLabel(page, 1, 2).waitFor();
  expect(await begunGroups(page)).toEqual([]);
});

test('on a phone of 360 × 640 pixels, the test without experience shows all statements and the button without scrolling from group 3 on', async () => {
  const page = await open('phone', { viewport: { width: 360, height: 640 } });
  await page.goto('/test/softskill-ohne-erfahrung');
  await answerGroups(page, 1, { from: 1, to: 2, by: tapGroup });
  await answerGroups(page, 1, { from: 3, to: 30, by: (page) => expectGroupInView(page).then(() => keyGroup(page)) });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('with large text on a small phone the group scrolls up to the last statement and the button', async () => {
  const page = await open('phone', { viewport: { width: 360, height: 640 } });
  await page.goto('/test/softskilltest');
  await answerGroups(page, 1, { from: 1, to: 2, by: tapGroup });
  await groupLabel(page, 1, 3).waitFor();
  await setTextSize(page, 32);
  await expectNoSidewaysScroll(page);
  const lastLine = page.getByText('Ausgewählt 0 / 4', { exact: true });
  await lastLine.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [end, bar] = [await lastLine.boundingBox(), await page.locator('[data-bottom-bar]').boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await tapGroup(page);
  await groupLabel(page, 1, 4).waitFor();
});

test('leaves no started group to the next person or another run', async () => {
  const person = await makePerson(app(), { firstName: 'Mia', lastName: 'Kern' });
  const page = await open();
  await signInDirectly(page, app(), person);
  const beginGroup = async () => {
    await groupLabel(page, 1, 1).waitFor();
    await page.keyboard.press('1');
  };
  await page.goto('/test/softskilltest');
  await beginGroup();
  await expect.poll(() => begunGroups(page)).toHaveLength(1);
  await page.goto('/test/softskill-ohne-erfahrung');
  await groupLabel(page, 1, 1).waitFor();
  await expect.poll(() => begunGroups(page)).toEqual([]);
  await beginGroup();
  await expect.poll(() => begunGroups(page)).toHaveLength(1);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Menü von Mia Kern' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expectAddress(page, '/');
  await expect.poll(() => begunGroups(page)).toEqual([]);
});
