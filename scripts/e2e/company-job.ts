import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestApp } from '../../server/testing/app.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';

export async function makeOwner(app: TestApp) {
  const orgId = await makeOrganisation(app, 'Lindenhof');
  const owner = await makeMember(app, { orgId, name: 'Olga Stein', role: 'owner' });
  return { orgId, owner, caller: owner.caller };
}

export const jobListPath = '/company/jobs';

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

export async function addSkill(page: Page, name: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Fähigkeit hinzufügen' });
  await search.fill(name);
  await page.getByRole('option', { name, exact: true }).waitFor();
  // A new list resets its marked option in a separate task; keys count only after that.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Gewählte Fähigkeiten' }).getByText(name).waitFor();
  await expect.poll(() => search.inputValue()).toBe('');
}
