import type { Page } from 'playwright-core';
import { tenValues } from '../../server/testing/test-runs.ts';
import { softskillTexts, valueTexts } from '../../shared/texts/assessments.ts';

export const groupLabel = (page: Page, part: 1 | 2, number: number) =>
  page.getByText(softskillTexts.group(number, part === 1 ? 30 : 5), { exact: true });

const confirmNames = [softskillTexts.next, softskillTexts.toPartTwo, softskillTexts.finish];

/** The one button that confirms the group, whatever it is called now. */
export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${confirmNames.join('|')})$`) });

/** On a phone: taps the four statements from the last to the first and confirms. */
export async function tapGroup(page: Page): Promise<void> {
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
  for (const index of [3, 2, 1, 0]) await cards.nth(index).click();
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

/** Answers groups of one part, from one number to another, both included. */
export async function answerGroups(
  page: Page,
  part: 1 | 2,
  range: { from: number; to: number; by: AnswerGroup },
): Promise<void> {
  for (let number = range.from; number <= range.to; number++) {
    await groupLabel(page, part, number).waitFor();
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
