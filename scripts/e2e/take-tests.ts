import type { Page } from 'playwright-core';
import { tenValues } from '../../server/testing/test-runs.ts';
import { softskillTexts, valueTexts } from '../../shared/texts/assessments/assessments.ts';

export const groupLabel = (page: Page, part: 1 | 2, number: number) =>
  page.getByText(softskillTexts.group(number, part === 1 ? 30 : 5), { exact: true });

const confirmNames = [softskillTexts.next, softskillTexts.toPartTwo, softskillTexts.finish];

export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${confirmNames.join('|')})$`) });

export const tapCards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button');

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

async function reachGroup(page: Page, part: 1 | 2, number: number): Promise<void> {
  const label = groupLabel(page, part, number);
  const stop = stopHeading(page);
  await label.or(stop).waitFor();
  if (!(await stop.isVisible())) return;
  await page.getByRole('button', { name: new RegExp(`^(${softskillTexts.next}|${partTwo.begin})$`) }).press('Enter');
  await label.waitFor();
}

export async function answerGroups(
  page: Page,
  part: 1 | 2,
  range: { from: number; to: number; by: AnswerGroup },
): Promise<void> {
  for (let number = range.from; number <= range.to; number++) {
    await reachGroup(page, part, number);
    await range.by(page);
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
