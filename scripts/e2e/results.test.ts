import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDemoResults } from '../../server/demo/results.ts';
import { testApp } from '../../server/testing/app.ts';
import { callerFor, makePerson } from '../../server/testing/people.ts';
import { asShown, takeSoftskillTest, takeValueTest } from '../../server/testing/test-runs.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { enter } from './sign-in.ts';

const app = testApp({ server: true, mail: false });
const open = testBrowser(() => app().baseUrl);
const narrow = { viewport: { width: 320, height: 640 } };

async function openAsGuest(page: Page, token: string): Promise<void> {
  await page.goto('/');
  await page.evaluate((known) => localStorage.setItem('latest_test_token', known), token);
  await page.goto('/test-results');
}

const fold = (page: Page, name: string | RegExp) => page.getByRole('region', { name }).locator('summary');

test('a guest opens the five rows of an unreliable run; the hint on an unreliable run links to the note', async () => {
  const { token, resultId } = await takeSoftskillTest(await callerFor(app(), null), asShown);
  const bands = Array.from({ length: 30 }, (_, index) => {
    const rank = index < 7 ? 1 : index + 1;
    return { skillId: index + 1, rank, low: 1, high: 30, strength: index < 7 ? 0.2 : -0.1, error: 0.5 };
  });
  const quality = {
    fastGroups: 0,
    untouchedGroups: 23,
    flatness: 0.5,
    signals: ['untouched', 'flat'],
    decisive: ['untouched', 'flat'],
    isReliable: false,
  };
  const set = 'update softskill_test_results set bands = $2, quality = $3 where id = $1';
  await app().db.pool.query(set, [resultId, JSON.stringify(bands), quality]);
  const page = await open('phone', narrow);
  await openAsGuest(page, token);
  await fold(page, 'Alles über Ihre fünf Stärken').click();
  const rows = page.getByRole('list', { name: 'Ihre 5 größten von 30 Stärken' });
  await rows.waitFor();
  const widths = await rows.locator('svg').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect([widths.length, Math.min(...widths) > 250]).toEqual([5, true]);
  await page.getByText('4 weitere liegen auf demselben Platz, die anderen nah dabei.').waitFor();
  await page.getByText('und 2 weitere Stärken auf demselben Platz').waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Woran das liegt' }).click();
  await page.getByText('Das Ergebnis gilt, bis Sie es ersetzen.').waitFor();
  expect(await page.getByText('Schon das macht das Ergebnis unsicher.').count()).toBe(2);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await expectAccessible(page);
  expectNoComplaints(page);
});

test('on a narrow phone every band of a profile and of the method is a picture, without sideways scrolling', async () => {
  const person = await makePerson(app(), { email: 'jana.petersen@demo.example' });
  const { resultId } = await takeSoftskillTest(await callerFor(app(), person));
  await addDemoResults(app());
  const page = await open('phone', narrow);
  await enter(page, app(), { person, path: `/results/${resultId}` });
  await page.getByRole('button', { name: 'Alle 30', exact: true }).click();
  const lanes = page.getByRole('list', { name: 'Ihre 30 Stärken' }).locator('svg[width="100%"]:visible');
  await expect.poll(() => lanes.count()).toBe(30);
  const widths = await lanes.evaluateAll((all) => all.map((lane) => lane.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(250);
  await expectNoSidewaysScroll(page);
  await page.goto('/dashboard?tab=skills');
  await fold(page, 'Zwei Ergebnisse vergleichen').click();
  const shifts = page.getByRole('img', { name: /^früher: Platz/ });
  await shifts.first().waitFor();
  expect((await shifts.first().boundingBox())?.width).toBeGreaterThan(250);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto('/tests/method');
  const folds = page.getByText(/^Für Fachleute: /u);
  await folds.first().waitFor();
  for (const fold of await folds.all()) await fold.click();
  const bars = page.getByRole('table', { name: /bekannten Stärken/ }).locator('svg:visible');
  await expect.poll(() => bars.count()).toBe(15);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expectNoComplaints(page);
});

test('the meaning of the strongest skills at work follows the profile and can be copied', async () => {
  const { token } = await takeSoftskillTest(await callerFor(app(), null));
  const page = await open('desktop', { permissions: ['clipboard-read', 'clipboard-write'] });
  await openAsGuest(page, token);
  const section = page.getByRole('region', { name: 'Sätze für Ihr Vorstellungsgespräch' });
  await fold(page, 'Sätze für Ihr Vorstellungsgespräch').click();
  const sentences = await section.getByRole('listitem').locator('p').allTextContents();
  expect(sentences).toHaveLength(10);
  expect(await section.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    await page.getByRole('region', { name: 'Alles über Ihre fünf Stärken' }).locator('h3').allTextContents(),
  );
  await section.getByRole('button', { name: 'Sätze kopieren' }).click();
  await section.getByText('Kopiert').waitFor();
  expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\n', ' ')).toBe(sentences.join(' '));
  expectNoComplaints(page);
});

test("on a desktop the profile is a list with bands, and the dashboard shows this person's average", async () => {
  const person = await makePerson(app());
  const caller = await callerFor(app(), person);
  await takeSoftskillTest(caller);
  const page = await open();
  await enter(page, app(), { person, path: '/dashboard?tab=skills' });
  const lanes = page.getByRole('list', { name: /^Ihre 5 größten/ }).locator('svg[width="100%"]:visible');
  await expect.poll(() => lanes.count()).toBe(5);
  await page.getByText(/^Zu Ihren größten Stärken gehören wahrscheinlich /).waitFor();
  expect(await page.getByRole('button', { name: 'Ein Hinweis zu diesem Ergebnis' }).count()).toBe(0);
  await page.goto('/dashboard');
  await page
    .getByRole('definition')
    .filter({ hasText: '3,7 von 4' })
    .getByText('Punkten je Aussage im Schnitt; 4: immer ganz oben')
    .waitFor();
  const other = await makePerson(app());
  const second = await open();
  await enter(second, app(), { person: other, path: '/dashboard' });
  await second.getByRole('link', { name: 'Jetzt Test starten' }).waitFor();
  expect(await second.getByText('3,7 von 4').count()).toBe(0);
  expectNoComplaints(page);
});

const topsOf = (all: Locator) => all.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().top));

test('on the overview the titles are level with one result, and the actions with two', async () => {
  const person = await makePerson(app());
  const caller = await callerFor(app(), person);
  await takeSoftskillTest(caller);
  const page = await open();
  await enter(page, app(), { person, path: '/tests' });
  const titles = page.getByRole('heading', { level: 2, name: /test$/ });
  await page.getByText(/zu Ihren größten Stärken|^Zu Ihren größten Stärken/).waitFor();
  const [first, second] = await topsOf(titles);
  expect(first).toBe(second);
  await takeValueTest(caller);
  await page.reload();
  await page.getByText(/^Am wichtigsten: /).waitFor();
  const tops = await topsOf(page.getByRole('link', { name: /^Ergebnis ansehen/ }));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
  expectNoComplaints(page);
});
