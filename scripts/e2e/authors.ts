import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestApp } from '../../server/testing/app.ts';
import { makeCourse } from '../../server/testing/courses.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { callerFor, makeOrganisation } from '../../server/testing/people.ts';

type Plan = Parameters<typeof makeCourse>[1];

export async function makeAuthors(app: TestApp, plan?: Plan) {
  const orgId = await makeOrganisation(app, 'Haus am See');
  const anna = await makeMember(app, { name: 'Anna Fein', orgId, role: 'editor' });
  const ben = await makeMember(app, { name: 'Ben Grob', orgId, role: 'editor' });
  const caller = await callerFor(app, anna);
  const course = await makeCourse({ caller }, plan);
  const { courseId } = course;
  const lessonId = course.modules[0]?.lessons[0]?.lessonId ?? '';
  const path = `/company/course/${courseId}?lesson=${lessonId}`;
  const blocks = async () => (await caller.editor.lesson({ courseId, lessonId })).blocks;
  return { anna, ben, caller, courseId, lessonId, path, blocks };
}

export const textOf = (page: Page, index = 1): Locator =>
  page.getByRole('textbox', { name: `Text, Inhalt ${index}: Text`, exact: true });
export const saved = (page: Page) => page.getByRole('status').getByText('Gespeichert', { exact: true }).waitFor();
export const unsaved = (page: Page) =>
  page.getByRole('status').getByText('Nicht gespeichert', { exact: true }).waitFor();

export async function write(page: Page, text: string, index = 1): Promise<void> {
  await textOf(page, index).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

export async function expectStored(read: () => Promise<unknown>, text: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await read())).toContain(text);
}

export const cardTypes = (page: Page) => page.getByRole('list', { name: 'Inhalte der Lektion' }).getByRole('listitem');
export const titlesIn = (page: Page, module: string) =>
  page.getByRole('list', { name: module, exact: true }).getByRole('link').allTextContents();
export const choose = async (page: Page, menu: string, entry: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

export async function expectAnnounced(page: Page, text: string): Promise<void> {
  const announced = async () => {
    const regions = await page.locator('[id^="DndLiveRegion"]').allTextContents();
    const focus = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
    return { regions, focus };
  };
  await expect.poll(announced).toMatchObject({ regions: expect.arrayContaining([text]) });
}

/** dnd-kit listens to the arrow keys only after the next timer. */
export async function lift(page: Page, handle: Locator, announcement: string): Promise<void> {
  await handle.focus();
  await page.keyboard.press('Space');
  await expectAnnounced(page, announcement);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

type Drag = { handle: Locator; before: Locator; announcement: string };

export async function drag(page: Page, { handle, before, announcement }: Drag): Promise<void> {
  const [from, to] = [await handle.boundingBox(), await before.boundingBox()];
  if (from === null || to === null) throw new Error('the drag source or target is not visible');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y + from.height / 2 + 20, { steps: 5 });
  await page.mouse.move(x, to.y, { steps: 12 });
  await expectAnnounced(page, announcement);
  await page.mouse.up();
  // dnd-kit swallows clicks until a timer after the release has run.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
}
