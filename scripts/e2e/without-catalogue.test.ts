import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { makeCrew } from '../../server/testing/organisations.ts';
import { callerFor, makePerson, makePersonAs } from '../../server/testing/people.ts';
import { contentPageSlugs } from '../../shared/pages.ts';
import { expectNoComplaints, expectQuiet, testBrowser } from './browser.ts';
import { signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const preparing = 'Der Soft-Skill-Test wird gerade vorbereitet';
const promises =
  /\b(?:30|dreißig) (?:Skills|Fähigkeiten|Stärken|Bereiche|Fragen|Gruppen)|alle 30\b|Soft-Skill-Test (?:starten|machen)/i;

/** While the tests load, a page may show all of them. */
async function expectNoneOn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectQuiet(page);
  await expect.poll(() => remainsOn(page, path)).toEqual([]);
}

async function remainsOn(page: Page, path: string): Promise<string[]> {
  const text = await page.getByRole('main').textContent();
  const links = await page.getByRole('main').locator('a[href^="/test/"]').count();
  return [...(promises.exec(text ?? '') ?? []).slice(0, 1), ...(links > 0 ? ['/test/'] : [])].map(
    (what) => `${path}: ${what}`,
  );
}

test('no page promises or links a soft-skill test whose data was deleted', async () => {
  const { jobId } = await makePublishedJob((await makeCrew(app())).owner);
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  await admin.adminImport.deleteAll({ confirmation: 'LÖSCHEN' });
  const visitor = await open();
  const person = await open();
  await signInDirectly(person, app(), await makePerson(app()));
  const publicPages = [
    '/',
    '/tests',
    '/tests/method',
    '/company-info',
    '/jobs',
    `/job/${jobId}`,
    '/courses',
    '/auth?tab=signup',
  ];
  const own = ['/dashboard', '/dashboard?tab=skills', '/dashboard?tab=jobs', '/profile?tab=skills', '/discover'];
  for (const path of [...publicPages, ...contentPageSlugs.map((slug) => `/${slug}`)]) await expectNoneOn(visitor, path);
  for (const path of [...own, `/job/${jobId}`, '/tests']) await expectNoneOn(person, path);
  for (const path of ['/', '/tests', '/test/softskilltest']) {
    await visitor.goto(path);
    await visitor.getByText(preparing).first().waitFor();
  }
  await visitor.goto('/tests');
  await visitor.getByRole('link', { name: 'Wertetest starten' }).waitFor();
  for (const page of [visitor, person]) expectNoComplaints(page);
});
