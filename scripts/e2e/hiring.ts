import type { Page } from 'playwright-core';
import type { TestApp } from '../../server/testing/app.ts';
import { makeApplication } from '../../server/testing/applications.ts';
import { skillsFrom } from '../../server/testing/results.ts';
import type { ReleaseScope } from '../../shared/releases/scope.ts';
import { expectQuiet } from './browser.ts';

type Applying = { jobId: string; first: number; scope?: ReleaseScope };

export function applies(app: TestApp, name: string, { jobId, first, scope = 'named' }: Applying) {
  app.clock.advance(60_000);
  const results = { skills: skillsFrom(first), values: { Ehrlichkeit: 9, Humor: 3 } };
  return makeApplication(app, { jobId, scope, name, ...results });
}

/** Waits for the previous move: a refresh may redraw the card under the pointer. */
export async function moveTo(page: Page, name: string, status: string): Promise<void> {
  await expectQuiet(page);
  await page.getByRole('button', { name: `Verschieben nach (${name})` }).click();
  await page.getByRole('menuitem', { name: status, exact: true }).click();
}
