import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { callerFor, makePerson } from '../../server/testing/people.ts';
import { takeSoftskillTest, takeValueTest } from '../../server/testing/test-runs.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { successMessage } from './expectations.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ server: true, mail: false });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('deletes a run only after a confirmation that names the losses; cancel has the focus', async () => {
  const person = await makePerson(app());
  const caller = await callerFor(app(), person);
  await takeSoftskillTest(caller);
  await takeValueTest(caller);
  const page = await openAs(person, '/dashboard?tab=skills');
  const runs = page.getByRole('list', { name: 'Ihre Tests' });
  const remove = runs.getByRole('button', { name: /^Löschen Wertetest vom / });
  const dialog = page.getByRole('dialog', { name: 'Ergebnis löschen' });
  const back = dialog.getByRole('button', { name: 'Abbrechen' });
  await remove.click();
  await dialog.getByText(/allen 45 Vergleichen gelöscht.*einziges Ergebnis.*nicht rückgängig machen/).waitFor();
  await expect.poll(() => back.evaluate((button) => button === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect(await runs.getByRole('listitem').count()).toBe(2);
  await remove.click();
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await successMessage(page, 'Ergebnis gelöscht').waitFor();
  await remove.waitFor({ state: 'hidden' });
  expect(await runs.getByRole('listitem').count()).toBe(1);
  expectNoComplaints(page);
});
