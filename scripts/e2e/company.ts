import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestApp } from '../../server/testing/app.ts';

export const membersPath = '/company/org/members';
export const foundingHeading = 'Zuerst braucht Ihr Unternehmen einen Platz';

export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'Mitglieder' }).getByRole('row').filter({ hasText: name });

export const roleSelector = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name: `Rolle von ${name}` });

export async function choose(page: Page, selector: Locator, option: string): Promise<void> {
  await selector.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function statusOf(
  page: Page,
  app: TestApp,
  { call, input }: { call: string; input?: object },
): Promise<number> {
  const url = `${app.baseUrl}/trpc/${call}`;
  const headers = { origin: app.baseUrl };
  const { request } = page.context();
  const answer =
    input === undefined
      ? await request.get(`${url}?input=${encodeURIComponent('{"json":{}}')}`, { headers })
      : await request.post(url, { headers, data: { json: input } });
  return answer.status();
}

export async function expectRows(page: Page, count: number): Promise<void> {
  const rows = page.getByRole('table', { name: 'Mitglieder' }).locator('tbody').getByRole('row');
  await expect.poll(() => rows.count()).toBe(count);
}
