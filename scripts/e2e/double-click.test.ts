import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { cardTypes, makeAuthors, saved } from './authors.ts';
import { testBrowser } from './browser.ts';
import { expectHeading } from './expectations.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

async function slow(page: Page): Promise<Map<string, number>> {
  const calls = new Map<string, number>();
  await page.route('**/trpc/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const name = new URL(route.request().url()).pathname.replace('/trpc/', '');
    calls.set(name, (calls.get(name) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, 700));
    return route.continue();
  });
  return calls;
}

test('a double click creates one course', async () => {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const anna = await makeMember(app(), { name: 'Anna Fein', orgId, role: 'editor' });
  const page = await openAs(anna, '/company/course/new');
  const calls = await slow(page);
  await page.getByRole('textbox', { name: 'Titel des Kurses' }).fill('Erste Hilfe');
  // Both clicks in one task, before React renders.
  await page.getByRole('button', { name: 'Kurs erstellen' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expectHeading(page, 'Erste Hilfe');
  expect(calls.get('courses.create')).toBe(1);
  const { courses } = await anna.caller.courses.page({});
  expect(courses).toHaveLength(1);
});

test('a double click adds one block and one module, and a later click one more', async () => {
  const { anna, caller, courseId, path, blocks } = await makeAuthors(app());
  const page = await openAs(anna, path);
  await cardTypes(page).first().waitFor();
  const before = (await blocks()).length;
  const calls = await slow(page);
  const quiz = page.getByRole('button', { name: 'Quiz hinzufügen' });
  await quiz.dblclick();
  await expect.poll(async () => (await blocks()).length).toBe(before + 1);
  await saved(page);
  await quiz.click();
  await expect.poll(async () => (await blocks()).length).toBe(before + 2);
  expect(calls.get('editor.addBlock')).toBe(2);
  const modules = async () => (await caller.editor.course({ courseId })).modules;
  const had = (await modules()).length;
  await page.getByRole('button', { name: 'Modul hinzufügen' }).dblclick();
  await expect.poll(async () => (await modules()).length).toBe(had + 1);
  await saved(page);
  expect(calls.get('editor.addModule')).toBe(1);
});
