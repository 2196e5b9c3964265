import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeFile } from '../../server/testing/courses.ts';
import { type Crew, makeCrew } from '../../server/testing/organisations.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { enter } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

const script = (place: string): string =>
  `${place} <script>window.marks.push('${place}')</script><img src=x onerror="window.marks.push('${place}')"><svg onload="window.marks.push('${place}')">`;

async function hostileCourse({ editor: { caller }, orgId }: Crew): Promise<string> {
  const { courseId } = await caller.courses.create({ title: script('Kurstitel').slice(0, 200) });
  const { moduleId } = await caller.editor.addModule({ courseId, title: script('Modul').slice(0, 200) });
  const { lessonId } = await caller.editor.addLesson({ courseId, moduleId, title: script('Lektion').slice(0, 200) });
  const fileId = await makeFile(app(), { courseId, orgId });
  await app().db.prisma.storedFile.update({ where: { id: fileId }, data: { filename: script('Datei') } });
  const contents = [
    { type: 'text', content: { content: script('Text') } },
    { type: 'video', content: { url: 'https://vimeo.com/123456789', title: script('Videotitel').slice(0, 300) } },
    {
      type: 'quiz',
      content: { question: script('Frage'), options: [script('Antwort'), 'zwei'], correctIndex: 1 },
    },
    { type: 'asset', content: { fileId, alt: script('Alternativtext'), caption: script('Bildunterschrift') } },
  ] as const;
  for (const block of contents) {
    const { blockId, revision } = await caller.editor.addBlock({ courseId, lessonId, type: block.type });
    await caller.editor.saveBlock({
      courseId,
      blockId,
      revision,
      block: structuredClone(block) as typeof block & { content: never },
    });
  }
  const { settingsRevision: revision, title } = await caller.editor.course({ courseId });
  const settings = { courseId, revision, title, description: script('Beschreibung'), skillIds: [] };
  await caller.courses.changeSettings({ ...settings, visibility: 'public' });
  await caller.publishing.publish({ courseId });
  return courseId;
}

const marksOf = (page: Page) => page.evaluate(() => (window as unknown as { marks: string[] }).marks);

test('script in every text field of a course runs nowhere: editor, preview, catalogue or course page', async () => {
  const crew = await makeCrew(app());
  const courseId = await hostileCourse(crew);
  const page = await open();
  await page.addInitScript(() => Object.assign(window, { marks: [] }));
  const { modules } = await crew.editor.caller.editor.course({ courseId });
  const lesson = `?lesson=${modules[0]?.lessons[0]?.lessonId}`;
  await enter(page, app(), { person: crew.editor, path: '/company/courses' });
  const places = [
    ['/company/courses', 'Kurstitel'],
    [`/company/course/${courseId}${lesson}`, 'Kurstitel'],
    [`/company/course/${courseId}/preview`, 'Frage'],
    ['/courses', 'Kurstitel'],
    [`/course/${courseId}${lesson}`, 'Frage'],
  ] as const;
  for (const [path, words] of places) {
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    expect([path, await marksOf(page)]).toEqual([path, []]);
  }
  expectNoComplaints(page);
});
