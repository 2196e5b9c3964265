import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation, testPassword } from '../../server/testing/people.ts';
import { applyTexts, timelineTexts } from '../../shared/texts/applications/applying.ts';
import { testScreenTexts, testsOverviewTexts } from '../../shared/texts/assessments/assessments.ts';
import { authTexts } from '../../shared/texts/auth/auth.ts';
import { landingTexts } from '../../shared/texts/pages/landing.ts';
import { visibilityTexts } from '../../shared/texts/releases/release.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectAddress } from './expectations.ts';
import { answerGroups, confirmButton, expectGroupInView, groupLabel, keyGroup, tapCards } from './take-tests.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);

beforeAll(async () => {
  const orgId = await makeOrganisation(app(), 'Lindenhof');
  const owner = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  for (const [index, title] of ['Pflegehilfe', 'Küchenhilfe', 'Hauswirtschaft', 'Empfang'].entries())
    await makePublishedJob(owner, { title: `${title} (m/w/d)`, skills: skillsFrom(index) });
});

const skillsFrom = (first: number) => [1, 2, 3].map((next) => ({ skillId: first * 3 + next, weight: 3 }) as const);

/** How a person acts on a page. */
type Hand = {
  press: (control: Locator) => Promise<void>;
  choose: (group: Locator, label: string) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  by: (page: Page) => Promise<void>;
  goOn?: (button: Locator) => Promise<void>;
};

const touch: Hand = {
  press: (control) => control.tap(),
  choose: (group, label) => group.getByLabel(label, { exact: true }).tap(),
  write: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  by: async (page) => {
    for (const index of [3, 2, 1]) await tapCards(page).nth(index).tap();
    await confirmButton(page).tap();
  },
};

const keyboard: Hand = {
  press: pressByKey,
  choose: async (group, label) => {
    await reachByTab(group.getByRole('radio').first());
    const wanted = group.getByLabel(label, { exact: true });
    for (let count = 0; count < mostArrows && !(await wanted.isChecked()); count++)
      await group.page().keyboard.press('ArrowDown');
  },
  write: async (field, text) => {
    await reachByTab(field);
    await field.page().keyboard.insertText(text);
  },
  by: keyGroup,
  goOn: pressByKey,
};

async function pressByKey(control: Locator): Promise<void> {
  await reachByTab(control);
  await control.page().keyboard.press('Enter');
}

const mostTabs = 80;
const mostArrows = 3;

async function reachByTab(control: Locator): Promise<void> {
  await control.waitFor();
  const page = control.page();
  for (let count = 0; count < mostTabs; count++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusProblem)).toBeNull();
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${control} takes more than ${mostTabs} tabs`);
}

/** Runs in the page. */
function focusProblem(): string | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return 'the focus left the page';
  // The input of a chip has no size; its label shows the focus.
  const shown = (element.matches('[class*="Chip-input"]') && element.nextElementSibling) || element;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const isMarked = element.matches(':focus-visible') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 1;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const));
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (shown.contains(hit) || hit.contains(shown));
  });
  return isMarked && isSeen ? null : `no visible focus: ${element.outerHTML.slice(0, 200)}`;
}

async function signUp(page: Page, hand: Hand, email: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /^Konto für Ihre Bewerbung: / }).waitFor();
  await hand.write(page.getByLabel(authTexts.firstName), 'Mia');
  await hand.write(page.getByLabel(authTexts.lastName), 'Kern');
  await hand.write(page.getByLabel(authTexts.email), email);
  await hand.write(page.getByLabel(authTexts.password, { exact: true }), testPassword);
  await hand.press(page.getByRole('button', { name: authTexts.signUp }));
  await page.getByText(authTexts.confirmMail).waitFor();
  await page.goto(/http\S+/.exec((await app().mailbox.mailTo(email)).text)?.[0] ?? '');
  await hand.press(page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }));
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }));
  await hand.write(page.getByLabel(authTexts.email), email);
  await hand.write(page.getByLabel(authTexts.password, { exact: true }), testPassword);
  await hand.press(page.getByRole('button', { name: authTexts.signIn, exact: true }));
}

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

async function goFromStartToApplication(page: Page, hand: Hand, email: string): Promise<void> {
  const settled = () => Promise.all([expect.poll(() => hasFocus(page)).toBe(true), expectNoSidewaysScroll(page)]);
  await page.goto('/');
  await hand.press(page.getByRole('link', { name: landingTexts.hero.startTest }).first());
  await expectAddress(page, '/tests');
  await settled();
  await hand.press(page.getByRole('link', { name: testsOverviewTexts.softskill.start, exact: true }));
  await answerGroups(page, 1, { ...hand, from: 1, to: 2 });
  const by = (at: Page) => expectGroupInView(at).then(() => hand.by(at));
  await answerGroups(page, 1, { ...hand, from: 3, to: 14, by });
  await groupLabel(page, 1, 15).waitFor();
  await page.getByText(testScreenTexts.saved, { exact: true }).waitFor();
  await expectAccessible(page);
  await page.reload();
  await answerGroups(page, 1, { ...hand, from: 15, to: 30, by });
  await answerGroups(page, 2, { ...hand, from: 1, to: 5, by });

  await expectAddress(page, '/test-results');
  const jobs = page
    .getByRole('region', { name: /^(?:Diese Stellen passen|Stellen nach Passung)/ })
    .getByRole('heading', { level: 3 })
    .filter({ has: page.getByRole('link') });
  await jobs.nth(2).waitFor();
  expect(await jobs.count()).toBe(3);
  await settled();
  await hand.press(jobs.first().getByRole('link'));
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/job\//);
  const { pathname } = new URL(page.url());
  const apply = page.getByRole('link', { name: applyTexts.apply, exact: true });
  await apply.first().waitFor();
  await settled();
  await hand.press(apply.first());
  await settled();
  await signUp(page, hand, email);

  await expectAddress(page, `${pathname}?release=apply`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: applyTexts.confirm }).waitFor();
  await expectAccessible(page);
  await hand.choose(sheet.getByRole('radiogroup', { name: visibilityTexts.label }), visibilityTexts.named);
  await hand.press(sheet.getByRole('button', { name: applyTexts.confirm }));
  await sheet.getByText('Ihre Bewerbung ist gesendet').waitFor();
  await settled();
  await hand.press(sheet.getByRole('link', { name: applyTexts.toApplication }));
  await expectAddress(page, '/applications');
  const timeline = page.getByRole('list', { name: timelineTexts.label });
  await timeline.getByText(timelineTexts.steps.applied).waitFor();
  await settled();
  expectNoComplaints(page);
}

test('a visitor with a phone of 360 × 640 pixels gets from the start page to a sent application by touch', async () => {
  const page = await open('phone', { viewport: { width: 360, height: 640 } });
  await goFromStartToApplication(page, touch, 'mia@example.org');
});

test('a visitor gets from the start page to a sent application by keyboard alone', async () => {
  const page = await open();
  await goFromStartToApplication(page, keyboard, 'timo@example.org');
});
