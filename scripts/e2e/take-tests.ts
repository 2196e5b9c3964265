import type { Page } from 'playwright-core';
import { tenValues } from '../../server/testing/test-runs.ts';
import { softskillTexts, valueTexts } from '../../shared/texts/assessments/assessments.ts';

export const groupLabel = (page: Page, part: 1 | 2, number: number) =>
  page.getByText(softskillTexts.group(number, part === 1 ? 30 : 5), { exact: true });

const confirmNames = [softskillTexts.next, softskillTexts.toPartTwo, softskillTexts.finish];

/** The one button that confirms the group, whatever it is called now. */
export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${confirmNames.join('|')})$`) });

export const tapCards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button');

/** On a phone: taps three statements from the last up, the first follows by itself; confirms. */
export async function tapGroup(page: Page): Promise<void> {
  for (const index of [3, 2, 1]) await tapCards(page).nth(index).click();
  await confirmButton(page).click();
}

/** By keyboard: moves the last statement to the top with the arrow keys, then confirms. */
export async function keyGroup(page: Page): Promise<void> {
  const last = page.getByRole('button', { name: /^Platz 4 von 4:/ });
  await last.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
  await confirmButton(page).focus();
  await page.keyboard.press('Enter');
}

type AnswerGroup = (page: Page) => Promise<void>;

/** The way that this width offers. */
export const answerGroup: AnswerGroup = (page) =>
  (page.viewportSize()?.width ?? 0) < 768 ? tapGroup(page) : keyGroup(page);

/** Lets the page believe that time goes by while a group is on screen. */
export const letTimePass = (page: Page, ms: number) =>
  page.evaluate((passed) => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + passed;
  }, ms);

const { pause, partTwo } = softskillTexts;
const stopTitles = [...Object.values(pause.titles), partTwo.title];
/** A pause between two groups, or the introduction of part 2. */
export const stopHeading = (page: Page, name = new RegExp(`^(${stopTitles.join('|')})$`)) =>
  page.getByRole('heading', { level: 1, name });

/** Waits for a group; where something stands before it, goes past. */
async function reachGroup(page: Page, part: 1 | 2, number: number): Promise<void> {
  const label = groupLabel(page, part, number);
  const stop = stopHeading(page);
  await label.or(stop).waitFor();
  if (!(await stop.isVisible())) return;
  await page.getByRole('button', { name: new RegExp(`^(${softskillTexts.next}|${partTwo.begin})$`) }).press('Enter');
  await label.waitFor();
}

/** Answers groups of one part, from one number to another, both included. */
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
