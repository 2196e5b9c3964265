import type { Locator, Page } from 'playwright-core';
import type { TestApp } from '../../server/testing/app.ts';
import { type Member, makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { makeReadableCourse } from './readable-course.ts';

export const draftPath = (courseId: string, lessonId?: string): string =>
  `/company/course/${courseId}/draft${lessonId === undefined ? '' : `?lesson=${lessonId}`}`;

export async function makeChangedCourse(app: TestApp) {
  const orgId = await makeOrganisation(app);
  const author = await makeMember(app, { name: 'Leyla Kern', orgId, role: 'editor' });
  const course = await makeReadableCourse(author, { visibility: 'org-only' });
  const { courseId, lessons, moduleId } = course;
  await app.db.prisma.organisation.update({ where: { id: orgId }, data: { needsReview: true } });
  await rewrite(author, { courseId, lessonId: lessons.why, html: '<p>Keime reisen auf Händen und Türklinken.</p>' });
  await author.caller.editor.removePart({ courseId, level: 'lesson', id: lessons.gloves });
  const { lessonId: added } = await author.caller.editor.addLesson({ courseId, moduleId, title: 'Hautpflege' });
  return { ...course, orgId, author, lessons: { ...lessons, added } };
}

type Text = { courseId: string; lessonId: string; html: string };

export async function rewrite({ caller }: Pick<Member, 'caller'>, { courseId, lessonId, html }: Text): Promise<void> {
  const { blocks } = await caller.editor.lesson({ courseId, lessonId });
  const { blockId = '', revision = '' } = blocks.find(({ type }) => type === 'text') ?? {};
  await caller.editor.saveBlock({ courseId, blockId, revision, block: { type: 'text', content: { content: html } } });
}

export const comments = (page: Page, of: 'Lektion' | 'Kurs' = 'Lektion'): Locator =>
  page.getByRole('region', { name: of === 'Lektion' ? 'Kommentare zur Lektion' : 'Kommentare zum Kurs' });

export async function comment(page: Page, text: string): Promise<void> {
  await comments(page).getByRole('textbox', { name: 'Kommentar zu dieser Lektion' }).fill(text);
  await comments(page).getByRole('button', { name: 'Kommentar senden' }).click();
  await comments(page).getByRole('listitem').filter({ hasText: text }).waitFor();
}

export const decision = (page: Page): Locator => page.getByRole('region', { name: 'Prüfung abschließen' });
export const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'Inhalt des Kurses' });
