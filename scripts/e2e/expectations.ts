import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => {
      const { pathname, search } = new URL(page.url());
      return `${pathname}${search}`;
    })
    .toBe(address);
}

export async function expectHeading(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([title]);
}

export async function expectFailure(page: Page, sentence: string): Promise<void> {
  const message = page.getByRole('alert').filter({ hasText: sentence });
  await message.waitFor();
  expect(await message.getByText('Fehler', { exact: true }).isVisible()).toBe(true);
}

export const successMessage = (page: Page, title: string): Locator =>
  page.getByRole('status').filter({ hasText: title });

export async function expectFieldMessage(field: Locator, sentence: string): Promise<void> {
  const state = () =>
    field.evaluate((input) => {
      const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
      const described = ids.map((id) => document.getElementById(id)?.textContent);
      return { isInvalid: input.getAttribute('aria-invalid'), described };
    });
  await expect.poll(state).toEqual({ isInvalid: 'true', described: expect.arrayContaining([sentence]) });
}
