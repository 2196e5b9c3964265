import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { testNoteTexts } from '../../shared/texts/assessments/assessments.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectAddress } from './expectations.ts';
import { editorPath, makeCourseWithText } from './publishing.ts';
import { enter } from './sign-in.ts';
import { answerGroups, groupLabel, keyGroup, tapCards, tapGroup } from './take-tests.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

const translate = (page: Page) =>
  page.addInitScript(() => {
    const untouched = 'font, script, style, textarea, svg, [translate="no"]';
    const font = () => {
      const made = document.createElement('font');
      made.style.verticalAlign = 'inherit';
      return made;
    };
    const replaceIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let at = walker.nextNode() ?? (root instanceof Text ? root : null); at !== null; at = walker.nextNode())
        texts.push(at as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(untouched) !== null) continue;
        const outer = font();
        const inner = font();
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      replaceIn(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) replaceIn(node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });

test.each([
  ['phone', tapGroup],
  ['desktop', keyGroup],
] as const)('the soft-skill test works translated (%s) and says once what translation changes', async (device, by) => {
  const page = await open(device);
  await translate(page);
  await page.goto('/test/softskilltest');
  await page.getByText(testNoteTexts.translation).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: testNoteTexts.close }).click();
  await answerGroups(page, 1, { from: 1, to: 11, by });
  await groupLabel(page, 1, 12).waitFor();
  if (device === 'phone') {
    await tapCards(page).nth(1).click();
    await page.getByText('Ausgewählt 1 / 4', { exact: true }).first().waitFor();
  }
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  expect(await page.getByText('Wird gespeichert', { exact: true }).count()).toBe(0);
  await page.reload();
  await groupLabel(page, 1, 12).waitFor();
  expect(await page.getByText(testNoteTexts.translation).count()).toBe(0);
  expectNoComplaints(page);
});

test('jobs, courses and sign-up work translated, with errors that appear and disappear', async () => {
  const page = await open('phone');
  await translate(page);
  for (const path of ['/', '/jobs', '/courses', '/auth?tab=signup']) await page.goto(path);
  const register = page.getByRole('button', { name: 'Registrieren' });
  await register.click();
  await page.getByLabel('Vorname').fill('Jana');
  await page.getByLabel('Nachname').fill('Petersen');
  await page.getByLabel('E-Mail').fill('jana.translated@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('wolkenlos-am-montag');
  await register.click();
  await expectAddress(page, '/');
  for (const path of ['/dashboard', '/profile', '/account']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  expectNoComplaints(page);
});

test('the editor works translated and saves the original words', async () => {
  const orgId = await makeOrganisation(app());
  const author = await makeMember(app(), { name: 'Leyla Kern', orgId, role: 'editor' });
  const courseId = await makeCourseWithText(author, 'Brandschutz', 'Türen schließen.');
  const page = await open();
  await translate(page);
  const { modules } = await author.caller.editor.course({ courseId });
  await enter(page, app(), {
    person: author,
    path: `${editorPath(courseId)}?lesson=${modules[0]?.lessons[0]?.lessonId}`,
  });
  const text = page.locator('.ProseMirror').first();
  await text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Fenster auch.');
  await page.getByText('Gespeichert', { exact: true }).first().waitFor();
  await page.reload();
  await page.getByText('Türen schließen. Fenster auch.').first().waitFor();
  expect(await page.locator('.ProseMirror font').count()).toBe(0);
  expectNoComplaints(page);
});
