import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hashToken } from '../../server/core/runtime/random.ts';
import { testApp } from '../../server/testing/app.ts';
import { callerFor, makePerson } from '../../server/testing/people.ts';
import { answerAll } from '../../server/testing/test-runs.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectAddress } from './expectations.ts';
import { enter } from './sign-in.ts';
import { answerGroup, confirmButton, groupLabel, handles, letTimePass, stopHeading } from './take-tests.ts';

const app = testApp({ server: true, mail: false });
const open = testBrowser(() => app().baseUrl);

async function resumeAt(page: Page, answered: number): Promise<string> {
  const caller = await callerFor(app(), null);
  const run = await caller.softskillTest.start({ variant: 'test1' });
  await answerAll(caller, run, { groups: run.partOne.slice(0, answered) });
  await page.goto('/auth');
  await page.evaluate((token) => localStorage.setItem('softskill_test_token', token), run.token);
  await page.goto('/test/softskilltest');
  await groupLabel(page, 1, answered + 1).waitFor();
  return run.token;
}

const secondsOf = async (token: string, groupIndex: number): Promise<number | undefined> => {
  const decision = await app().db.prisma.softskillGroupDecision.findFirst({
    where: { run: { testToken: hashToken(token) }, groupIndex },
    select: { durationSeconds: true },
  });
  return decision?.durationSeconds.toNumber();
};

const lastUp = (page: Page) => handles(page).last().press('ArrowUp');

const expectHeadingFocused = (page: Page) =>
  expect.poll(() => stopHeading(page).evaluate((heading) => heading === document.activeElement)).toBe(true);

test('a pause appears once after ten groups, also across reload and network loss, and adds no time to a group', async () => {
  const page = await open();
  const token = await resumeAt(page, 9);
  await page.context().setOffline(true);
  await answerGroup(page);
  await stopHeading(page, /^Ein Drittel von Teil 1 ist geschafft$/).waitFor();
  await expectHeadingFocused(page);
  await page.getByText(/^Eine Antwort ist noch nicht gespeichert/).waitFor();
  await page.getByText('10 von 30 Gruppen beantwortet').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Alle Antworten sind gespeichert').waitFor();
  await expectAccessible(page);

  await page.reload();
  await page.getByText('In Ihrem Tempo noch rund 5 Minuten').waitFor();
  await letTimePass(page, 100_000);
  await confirmButton(page).press('Enter');
  await groupLabel(page, 1, 11).waitFor();
  await lastUp(page);
  await page.reload();
  await groupLabel(page, 1, 11).waitFor();
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await groupLabel(page, 1, 10).waitFor();
  await confirmButton(page).click();
  await groupLabel(page, 1, 11).waitFor();
  await confirmButton(page).click();
  await groupLabel(page, 1, 12).waitFor();
  await expect.poll(() => secondsOf(token, 10)).toBeLessThan(60);
  expectNoComplaints(page);
});

test('on a phone a member leaves at the second pause and continues from there', async () => {
  const person = await makePerson(app());
  const caller = await callerFor(app(), person);
  const run = await caller.softskillTest.start({ variant: 'test1' });
  await answerAll(caller, run, { groups: run.partOne.slice(0, 19) });
  const page = await open('phone', { viewport: { width: 320, height: 640 } });
  await enter(page, app(), { person, path: '/test/softskilltest' });
  await groupLabel(page, 1, 20).waitFor();
  await answerGroup(page);
  await stopHeading(page, /^Zwei Drittel von Teil 1 sind geschafft$/).waitFor();
  await page.reload();
  await stopHeading(page).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Später weitermachen' }).tap();
  await expectAddress(page, '/tests');
  await page.getByText('20 von 35 Gruppen beantwortet').waitFor();
  await page.getByRole('link', { name: /^Weitermachen/ }).tap();
  await groupLabel(page, 1, 21).waitFor();
});

test('part 2 is introduced until it begins, also after network loss and reload, and not afterwards', async () => {
  const page = await open();
  const token = await resumeAt(page, 29);
  await page.context().setOffline(true);
  await answerGroup(page);
  await page.getByText(/^Eine Antwort ist noch nicht gespeichert/).waitFor();
  await page.context().setOffline(false);
  const introduction = stopHeading(page, /^Teil 2: /);
  const begin = page.getByRole('button', { name: 'Teil 2 beginnen' });
  await introduction.waitFor();
  await expectHeadingFocused(page);
  await page.getByText(/welche zehn Stärken/).waitFor();
  await page.getByText(/^5 Gruppen mit je vier Aussagen/).waitFor();
  await page.getByText('In Ihrem Tempo noch rund eine Minute').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Zurück', exact: true }).press('Enter');
  await groupLabel(page, 1, 30).waitFor();
  await confirmButton(page).press('Enter');
  await introduction.waitFor();
  await page.reload();
  await introduction.waitFor();
  await letTimePass(page, 100_000);
  await begin.press('Enter');
  await groupLabel(page, 2, 1).waitFor();
  await lastUp(page);
  await page.reload();
  await groupLabel(page, 2, 1).waitFor();
  await confirmButton(page).click();
  await groupLabel(page, 2, 2).waitFor();
  await expect.poll(() => secondsOf(token, 30)).toBeLessThan(60);
  expectNoComplaints(page);
});

test('on a narrow phone part 2 is introduced as well and begins with a tap', async () => {
  const page = await open('phone', { viewport: { width: 320, height: 640 } });
  await resumeAt(page, 29);
  await answerGroup(page);
  await stopHeading(page).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Teil 2 beginnen' }).tap();
  await groupLabel(page, 2, 1).waitFor();
});
