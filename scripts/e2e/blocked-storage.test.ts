import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePerson } from '../../server/testing/people.ts';
import { testNoteTexts } from '../../shared/texts/assessments/assessments.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { enter } from './sign-in.ts';
import { answerGroups, groupLabel, tapGroup } from './take-tests.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

test('guests read before both tests that their browser stores nothing', async () => {
  const page = await open('phone');
  await blockStorage(page);
  for (const path of ['/test/softskilltest', '/value-test']) {
    await page.goto(path);
    await page.getByText(testNoteTexts.storage).waitFor();
    await page.getByRole('link', { name: testNoteTexts.signIn }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  for (const path of ['/', '/tests', '/jobs', '/courses', '/auth', '/test-results']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expectNoComplaints(page);
});

test('an account continues where it stopped although the browser stores nothing', async () => {
  const page = await open('phone');
  await blockStorage(page);
  await enter(page, app(), { person: await makePerson(app()), path: '/test/softskilltest' });
  await answerGroups(page, 1, { from: 1, to: 2, by: tapGroup });
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  await page.reload();
  await groupLabel(page, 1, 3).waitFor();
  expect(await page.getByText(testNoteTexts.storage).count()).toBe(0);
  expectNoComplaints(page);
});

test('a browser with storage shows no note', async () => {
  const page = await open('phone');
  await page.goto('/test/softskilltest');
  await groupLabel(page, 1, 1).waitFor();
  expect(await page.getByText(testNoteTexts.storage).count()).toBe(0);
  expect(await page.getByText(testNoteTexts.translation).count()).toBe(0);
});
