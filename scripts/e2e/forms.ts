/** How a form says that it was refused: in its place, and until something is changed. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** No field is to blame: the form itself says why, and no message does at the edge of the window. */
export async function expectFormError(page: Page | Locator, sentence: string): Promise<void> {
  await page.locator('form').getByRole('alert').filter({ hasText: sentence }).waitFor();
  expect(await page.getByRole('alert').filter({ hasText: sentence }).count()).toBe(1);
}

/** Nothing says any more that the form was refused. */
export const expectNoFormError = (page: Page): Promise<void> =>
  expect.poll(() => page.getByRole('alert').count()).toBe(0);

/** Whoever goes by keyboard goes on here. */
export const expectFocus = (place: Locator): Promise<void> =>
  expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
