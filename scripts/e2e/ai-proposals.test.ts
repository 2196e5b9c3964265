import type { Locator } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openAiEndpoint } from '../../server/testing/ai-endpoint.ts';
import { testApp } from '../../server/testing/app.ts';
import { makeOrderInput } from '../../server/testing/generation-orders.ts';
import { makeAuthors } from './authors.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { opensAs } from './sign-in.ts';

const endpoint = await openAiEndpoint();
const app = testApp({ mail: false, server: true, settings: endpoint.settings });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
afterAll(endpoint.close);
beforeEach(() => endpoint.reset());

const words = 'Die Klinge zeigt immer vom Körper weg.';
const section = (markdown: string) => ({ markdown, source: '', place: 0, quote: '' });
const lessonOf = (...texts: string[]) => ({ sections: texts.map(section), questions: [] });
const plan = {
  title: 'Messer',
  modules: [
    {
      title: 'Gebrauch',
      lessons: [{ title: 'Messer führen', goal: 'Messer führen', draws: [{ source: 'S1', from: 1, to: 1 }] }],
    },
  ],
};

async function expectInSight(locator: Locator): Promise<void> {
  await locator.waitFor();
  const distance = () => locator.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(distance).toBeGreaterThan(0);
}

test('ordered content waits next to the lesson and is accepted; a rewritten lesson is compared and declined', async () => {
  const { anna, path, blocks } = await makeAuthors(app(), { title: 'Küche', blocks: 8 });
  const texts = async () => (await blocks()).map(({ content }) => JSON.stringify(content).replace(/<[^<>]*>/g, ''));
  const old = await texts();
  endpoint.answer(() => lessonOf(words));
  const page = await openAs(anna, path);
  const proposals = page.getByRole('link', { name: 'Vorschläge (1)' });
  await page.getByRole('button', { name: 'KI-Inhalt', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'KI-Inhalt für' });
  await dialog.getByText('Text', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Wie der Text heißt' }).fill('Küchenhandbuch');
  await dialog.getByRole('textbox', { name: 'Text einfügen' }).fill(`Messer sicher führen. ${words}`);
  await dialog.getByRole('button', { name: 'Inhalt erzeugen' }).click();
  await expectInSight(proposals);
  await proposals.click();
  const list = page.getByRole('list', { name: 'Vorschläge' });
  await list.getByText(words).waitFor();
  expect(await texts()).toEqual(old);
  await expectAccessible(page);
  await list.getByRole('button', { name: /übernehmen$/ }).click();
  await page.getByRole('heading', { name: 'Keine Vorschläge' }).waitFor();
  const taken = await texts();
  expect(taken.slice(0, 8)).toEqual(old);
  expect(taken[8]).toContain(words);

  endpoint.answer(() => lessonOf('Absatz 1 der Lektion 1, und ein Beispiel aus der Pflege'));
  await page.goto(path);
  await page.getByRole('button', { name: 'Lektion mit KI überarbeiten …' }).click();
  await page.getByLabel('Was soll anders werden?').fill('mit einem Beispiel aus der Pflege');
  await page.getByRole('button', { name: 'Neuen Text schreiben' }).click();
  await expectInSight(proposals);
  await proposals.click();
  await list.getByText('Ihr Wunsch: mit einem Beispiel aus der Pflege').waitFor();
  const shown = async (tag: 'ins' | 'del') => (await list.locator(tag).allTextContents()).join(' ');
  await expect.poll(() => shown('ins')).toContain('Pflege');
  expect(await shown('del')).toContain('Klinge');
  await expectAccessible(page);
  await list.getByRole('button', { name: /ablehnen$/ }).click();
  await page.getByRole('heading', { name: 'Keine Vorschläge' }).waitFor();
  expect(await texts()).toEqual(taken);
  expectNoComplaints(page);
});

test('a waiting plan shows in the course list and is dismissed without a trace in the course', async () => {
  const { anna, caller, courseId } = await makeAuthors(app(), { title: 'Küche' });
  endpoint.answer(() => plan);
  await caller.ai.order(makeOrderInput(courseId));
  const page = await openAs(anna, '/company/courses');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Küche' }) });
  await card.getByText('Plan liegt bereit').waitFor();
  const before = await caller.editor.course({ courseId });
  await page.goto(`/company/course/${courseId}/ai`);
  await page.getByRole('textbox', { name: 'Titel der Lektion „Messer führen“' }).waitFor();
  await page.getByRole('button', { name: 'Plan verwerfen' }).click();
  await page.getByRole('dialog', { name: 'Plan verwerfen' }).getByRole('button', { name: 'Plan verwerfen' }).click();
  await page.getByRole('heading', { name: 'Neuer Auftrag' }).waitFor();
  expect(await caller.ai.current({ courseId })).toBeNull();
  expect(await caller.editor.course({ courseId })).toEqual(before);
  await page.goto('/company/courses');
  await card.waitFor();
  expect(await card.getByText('Plan liegt bereit').count()).toBe(0);
  expectNoComplaints(page);
});
