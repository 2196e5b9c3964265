import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export async function expectFormError(page: Page | Locator, sentence: string): Promise<void> {
  await page.locator('form').getByRole('alert').filter({ hasText: sentence }).waitFor();
  expect(await page.getByRole('alert').filter({ hasText: sentence }).count()).toBe(1);
}

export const expectNoFormError = (page: Page): Promise<void> =>
  expect.poll(() => page.getByRole('alert').count()).toBe(0);

export const expectFocus = (place: Locator): Promise<void> =>
  expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
