import type { Page } from 'playwright-core';
import { makeCourse } from '../../server/testing/courses.ts';
import type { Member } from '../../server/testing/organisations.ts';
import { expectHeading } from './expectations.ts';

type Caller = Pick<Member, 'caller'>;

export const editorPath = (courseId: string): string => `/company/course/${courseId}`;
export const previewPath = (courseId: string): string => `/company/course/${courseId}/preview`;

export async function makeCourseWithText(author: Caller, title: string, text: string): Promise<string> {
  const { courseId } = await makeCourse(author, { title });
  await editText(author, courseId, text);
  return courseId;
}

export async function editText({ caller }: Caller, courseId: string, text: string): Promise<void> {
  const course = await caller.editor.course({ courseId });
  const lessonId = course.modules[0]?.lessons[0]?.lessonId ?? '';
  const { blocks } = await caller.editor.lesson({ courseId, lessonId });
  const { blockId = '', revision = '' } = blocks[0] ?? {};
  const block = { type: 'text', content: { content: `<p>${text}</p>` } } as const;
  await caller.editor.saveBlock({ courseId, blockId, revision, block });
}

export async function addVideo(
  { caller }: Caller,
  courseId: string,
  content: { url: string; title: string },
): Promise<void> {
  const { modules } = await caller.editor.course({ courseId });
  const lessonId = modules[0]?.lessons[0]?.lessonId ?? '';
  const { blockId, revision } = await caller.editor.addBlock({ courseId, lessonId, type: 'video' });
  await caller.editor.saveBlock({ courseId, blockId, revision, block: { type: 'video', content } });
}

export async function confirmDialog(page: Page, action: string, outcome: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: action }).click();
  await dialog.getByRole('status').getByText(outcome).waitFor();
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function publishAs(page: Page, number: number, button = 'Veröffentlichen'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await confirmDialog(page, 'Veröffentlichen', `Kurs wurde als Version ${number} veröffentlicht.`);
}

export async function openCourseMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

export async function expectPreview(
  page: Page,
  path: string,
  { title, words }: { title: string; words: string },
): Promise<void> {
  await page.goto(path);
  await expectHeading(page, title);
  await page.getByRole('article').getByText(words, { exact: true }).waitFor();
}
