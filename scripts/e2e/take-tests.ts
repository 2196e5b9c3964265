import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { tenValues } from '../../server/testing/test-runs.ts';
import { softskillTexts, valueTexts } from '../../shared/texts/assessments/assessments.ts';

export const groupLabel = (page: Page, part: 1 | 2, number: number) =>
  page.getByText(softskillTexts.group(number, part === 1 ? 30 : 5), { exact: true });

const confirmNames = [
  'Noch [2-4] (?:antippen|auswählen)',
  softskillTexts.next,
  softskillTexts.toPartTwo,
  softskillTexts.finish,
];

export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${confirmNames.join('|')})$`) });

export const tapCards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button');

export async function expectGroupInView(page: Page): Promise<void> {
  const [cards, bar] = [
    await tapCards(page).last().boundingBox(),
    await page.locator('[data-bottom-bar]').boundingBox(),
  ];
  const [end, top] = [(cards?.y ?? Infinity) + (cards?.height ?? 0), bar?.y ?? 0];
  expect(end, (await tapCards(page).allTextContents()).join(' / ')).toBeLessThanOrEqual(top);
  expect(top + (bar?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

export async function tapGroup(page: Page): Promise<void> {
  for (const index of [3, 2, 1]) await tapCards(page).nth(index).click();
  await confirmButton(page).click();
}

export async function keyGroup(page: Page): Promise<void> {
  for (const key of ['4', '1', '2', 'Enter']) await page.keyboard.press(key);
}

/** In the order of the cards on screen. */
export const handles = (page: Page) => page.getByRole('button', { name: /^(Platz . von 4|Noch ohne Platz): / });

type AnswerGroup = (page: Page) => Promise<void>;

export const answerGroup: AnswerGroup = (page) =>
  (page.viewportSize()?.width ?? 0) < 768 ? tapGroup(page) : keyGroup(page);

export const letTimePass = (page: Page, ms: number) =>
  page.evaluate((passed) => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + passed;
  }, ms);

const { pause, partTwo } = softskillTexts;
const stopTitles = [...Object.values(pause.titles), partTwo.title];
export const stopHeading = (page: Page, name = new RegExp(`^(${stopTitles.join('|')})$`)) =>
  page.getByRole('heading', { level: 1, name });

type GoOn = (button: Locator) => Promise<void>;

const pressEnter: GoOn = (button) => button.press('Enter');

async function reachGroup(page: Page, label: Locator, goOn: GoOn): Promise<void> {
  const stop = stopHeading(page);
  await label.or(stop).waitFor();
  if (!(await stop.isVisible())) return;
  await goOn(page.getByRole('button', { name: new RegExp(`^(${softskillTexts.next}|${partTwo.begin})$`) }));
  await label.waitFor();
}

export async function answerGroups(
  page: Page,
  part: 1 | 2,
  { from, to, by, goOn = pressEnter }: { from: number; to: number; by: AnswerGroup; goOn?: GoOn },
): Promise<void> {
  for (let number = from; number <= to; number++) {
    await reachGroup(page, groupLabel(page, part, number), goOn);
    await by(page);
  }
}

export async function chooseTenValues(page: Page): Promise<void> {
  const search = page.getByLabel(valueTexts.choose.search);
  for (const value of tenValues) {
    await search.fill(value);
    await page.getByRole('button', { name: value, exact: true, pressed: false }).click();
  }
  await page.getByRole('button', { name: valueTexts.choose.next, exact: true }).click();
}
