/** A company with a job, and people who apply to it. */
import type { Page } from 'playwright-core';
import type { TestApp } from '../../server/testing/app.ts';
import { applyAs } from '../../server/testing/applications.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { callerFor, makeOrganisation, makePerson } from '../../server/testing/people.ts';
import { giveResults, skillsFrom } from '../../server/testing/results.ts';
import type { ReleaseScope } from '../../shared/releases/scope.ts';
import { expectQuiet } from './browser.ts';
import { makeNamed } from './company.ts';

export async function makeHiring(app: TestApp) {
  const orgId = await makeOrganisation(app, 'Lindenhof');
  const owner = await makeNamed(app, 'Olga Stein', { orgId, role: 'owner' });
  const caller = await callerFor(app, owner);
  const { jobId } = await makePublishedJob({ caller });
  return { orgId, owner, caller, jobId };
}

type Applying = { jobId: string; first: number; scope?: ReleaseScope };

/** Somebody applies a minute later; the lower `first`, the better they fit. */
export async function applies(app: TestApp, name: string, { jobId, first, scope = 'named' }: Applying) {
  app.clock.advance(60_000);
  const [firstName = '', lastName = ''] = name.split(' ');
  const person = await makePerson(app, { firstName, lastName });
  await giveResults(app, person.userId, { skills: skillsFrom(first), values: { Ehrlichkeit: 9, Humor: 3 } });
  const caller = await callerFor(app, person);
  return { caller, ...(await applyAs({ caller }, { jobId, scope })) };
}

/** Moves through the menu of a card or application. Waits for the previous move, because a refresh may redraw the card under the pointer. */
export async function moveTo(page: Page, name: string, status: string): Promise<void> {
  await expectQuiet(page);
  await page.getByRole('button', { name: `Verschieben nach (${name})` }).click();
  await page.getByRole('menuitem', { name: status, exact: true }).click();
}
