import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePerson } from '../../server/testing/people.ts';
import { valueTexts } from '../../shared/texts/assessments.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress } from './expectations.ts';
import { signInDirectly } from './sign-in.ts';
import { chooseTenValues } from './take-tests.ts';

const app = testApp({ server: true, mail: false });
const open = testBrowser(() => app().baseUrl);

test('a member chooses ten values, contradicts themselves, decides again and reaches the dashboard', async () => {
  const page = await open();
  await signInDirectly(page, app(), await makePerson(app()));
  await page.goto('/value-test');
  await chooseTenValues(page);
  await page.getByRole('heading', { name: valueTexts.compare.question }).waitFor();
  await expectAccessible(page);
  // Always the left one: sides are random, so that circles are certain enough among 120 triples.
  for (let pair = 1; pair <= 45; pair++) {
    await page.getByText(valueTexts.compare.counter(pair, 45), { exact: true }).waitFor();
    await page.keyboard.press('ArrowLeft');
  }
  await page.getByRole('heading', { name: valueTexts.contradiction.title }).waitFor();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: / vor .*statt / })
    .first()
    .click();
  const end = page.getByRole('heading', { name: valueTexts.result.memberTitle });
  const keep = page.getByRole('button', { name: valueTexts.contradiction.keep });
  while (!(await end.isVisible())) {
    await keep.or(end).first().waitFor();
    if (await keep.isVisible()) await keep.click({ timeout: 2_000 }).catch(() => undefined);
  }
  await expectAddress(page, '/dashboard');
  const revised = await app().db.pool.query(
    'select count(*)::int as n from value_comparisons where winner <> first_winner',
  );
  expect(revised.rows[0].n).toBe(1);
  expectNoComplaints(page);
}, 180_000);

test('an eleventh value is refused with a toast, and Weiter waits for exactly ten', async () => {
  const page = await open('phone');
  await page.goto('/value-test');
  const words = page.getByRole('button', { pressed: false });
  const next = page.getByRole('button', { name: valueTexts.choose.next, exact: true });
  await words.first().waitFor();
  for (let count = 0; count < 9; count++) await words.first().click();
  expect(await next.isDisabled()).toBe(true);
  await words.first().click();
  await page.getByText(valueTexts.choose.counter(10), { exact: true }).first().waitFor();
  expect(await next.isDisabled()).toBe(false);
  await words.first().click();
  await page.getByText(valueTexts.choose.maximum).waitFor();
  await page.reload();
  await page.getByText(valueTexts.choose.counter(10), { exact: true }).first().waitFor();
});
