import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { days } from '../../../core/runtime/clock.ts';
import { testApp } from '../../../testing/app.ts';
import { makeCourse } from '../../../testing/courses.ts';
import { downloadBundle, sendBundle } from '../../../testing/exports.ts';
import { addGenerated, makeSource, originFrom } from '../../../testing/generated-blocks.ts';
import { type Crew, type Member, makeCrew } from '../../../testing/organisations.ts';
import { makePersonAs } from '../../../testing/people.ts';
import { download, samples } from '../../../testing/uploads.ts';
import { cleanUpFiles } from '../../assets/service.ts';

const app = testApp({ server: true });

async function sourcedCourse({ editor, orgId }: Crew) {
  const course = await makeCourse(editor);
  const { courseId } = course;
  const source = await makeSource(app(), { courseId, orgId });
  await app().storage.put(source.key, Readable.from([samples.pdf]), { type: 'application/pdf' });
  const { sourceId, fileId } = source;
  const lessonId = await addGenerated(app(), course, {
    userId: editor.userId,
    origin: originFrom({ sourceId, fileId }),
  });
  return { courseId, lessonId, ...source };
}

async function setShowsSources({ caller }: Member, courseId: string, showsSources: boolean): Promise<void> {
  const { settingsRevision: revision, title } = await caller.editor.course({ courseId });
  const settings = { title, description: '', visibility: 'public' as const, skillIds: [], showsSources };
  await caller.courses.changeSettings({ courseId, revision, ...settings });
}

test("readers can open a source file only while the published version has 'Quellen zeigen'", async () => {
  const [crew, strangers] = [await makeCrew(app()), await makeCrew(app())];
  const { courseId, key } = await sourcedCourse(crew);
  const { publishing } = crew.editor.caller;
  const applicant = await makePersonAs(app(), 'applicant');
  const statuses = () =>
    Promise.all(
      [crew.editor, applicant, strangers.owner, null].map(
        async (person) => (await download(app(), `/files/${key}`, person)).status,
      ),
    );
  const [authors, everybody] = [
    [200, 404, 404, 404],
    [200, 200, 200, 200],
  ];
  expect(await statuses()).toEqual(authors);
  await setShowsSources(crew.editor, courseId, false);
  await publishing.publish({ courseId });
  expect(await statuses()).toEqual(authors);
  await setShowsSources(crew.editor, courseId, true);
  expect(await statuses()).toEqual(authors);
  await publishing.publish({ courseId });
  expect(await statuses()).toEqual(everybody);
  await setShowsSources(crew.editor, courseId, false);
  expect(await statuses()).toEqual(everybody);
  await publishing.publish({ courseId });
  expect(await statuses()).toEqual(authors);
});

test('the file of a source is kept until the last course or copy made from it is deleted', async () => {
  const crew = await makeCrew(app());
  const { courseId, fileId } = await sourcedCourse(crew);
  const { courses } = crew.owner.caller;
  const remains = async () => (await app().db.prisma.storedFile.findUnique({ where: { id: fileId } })) !== null;
  const clean = async () => {
    await cleanUpFiles(app());
    app().clock.advance(days(7) + 1);
    await cleanUpFiles(app());
  };
  await clean();
  expect(await remains()).toBe(true);
  const copy = await courses.duplicate({ courseId });
  await courses.remove({ courseId });
  await clean();
  expect(await remains()).toBe(true);
  await courses.remove(copy);
  await clean();
  expect(await remains()).toBe(false);
});

test('a bundle keeps generated marks and quotations, without the file and ids of this installation', async () => {
  const crew = await makeCrew(app());
  const { courseId, fileId, sourceId } = await sourcedCourse(crew);
  await crew.editor.caller.publishing.publish({ courseId });
  const bundle = await downloadBundle(app(), courseId, crew.editor);
  const text = JSON.stringify(bundle);
  expect([text.includes(fileId), text.includes(sourceId), bundle.files]).toEqual([false, false, []]);
  const response = await sendBundle(app(), { content: text, person: crew.editor });
  expect(response.status).toBe(201);
  const { courseId: importedId } = (await response.json()) as { courseId: string };
  const imported = { courseId: importedId };
  const blocks = await app().db.prisma.contentBlock.findMany({
    where: { lesson: { module: { courseId: imported.courseId } } },
    orderBy: { position: 'asc' },
    select: { origin: true },
  });
  expect(blocks.map(({ origin }) => origin)).toMatchObject([
    null,
    { state: 'generated', source: { name: 'handbuch.pdf', part: 2 } },
    { state: 'generated', source: null },
  ]);
  await crew.editor.caller.publishing.publish(imported);
  expect((await downloadBundle(app(), imported.courseId, crew.editor)).modules).toEqual(bundle.modules);
});
