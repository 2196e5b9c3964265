import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import superjson, { type SuperJSONResult } from 'superjson';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courseRoute } from '#shared/catalogue/schema.ts';
import { exportPath, importPath } from '#shared/export/bundle.ts';
import type { VersionView } from '../features/publishing/version-view.ts';
import { excludeFromWatch, testApp } from '../testing/app.ts';
import { busiestSlice } from '../testing/event-loop-slices.ts';
import { type Crew, makeCrew } from '../testing/organisations.ts';
import { requestInWorker, sendFile } from '../testing/send-file.ts';
import { cookieFor } from '../testing/uploads.ts';

const app = testApp({ server: true });
let crew: Crew;
let cookie: string | null;
let folder: string;

beforeAll(async () => {
  crew = await makeCrew(app());
  cookie = await cookieFor(app(), crew.editor);
  folder = await mkdtemp(join(tmpdir(), 'passgenau-large-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const words = (length: number) => '<p>Wörter <strong>und</strong> mehr</p>'.repeat(Math.floor(length / 40));
const quiz = (index: number) => ({
  type: 'quiz',
  question: `Frage ${index} ${'x'.repeat(150)}`,
  options: Array.from({ length: 8 }, (_, option) => `Antwort ${option} ${'y'.repeat(20)}`),
  correctIndex: index % 8,
});
const lessons = (count: number, blocks: number, block: (index: number) => object) =>
  Array.from({ length: count }, (_, l) => ({
    title: `Lektion ${l}`,
    blocks: Array.from({ length: blocks }, (_, b) => block(l * blocks + b)),
  }));

const kinds = {
  'ten thousand texts': lessons(50, 200, () => ({ type: 'text', content: words(400) })),
  'ten thousand quizzes': lessons(50, 200, quiz),
  'one lesson of five megabytes': lessons(1, 50, () => ({ type: 'text', content: words(95_000) })),
} as const;

async function published(kind: keyof typeof kinds): Promise<string> {
  const file = join(folder, 'kurs.json');
  const modules = [{ title: 'Modul', lessons: kinds[kind] }];
  const bundle = { format: 'passgenau-course', formatVersion: 1, title: kind, description: '', modules, files: [] };
  await writeFile(
    file,
    excludeFromWatch(app(), () => Buffer.from(JSON.stringify(bundle))),
  );
  await app().db.pool.query('delete from rate_limits');
  const { text, status } = await sendFile(app(), importPath, { file, cookie });
  expect([status, text]).toEqual([201, expect.any(String)]);
  const { courseId } = JSON.parse(text) as { courseId: string };
  await crew.editor.caller.courses.changeSettings(await settingsOf(courseId));
  await crew.editor.caller.publishing.publish({ courseId });
  return courseId;
}

async function settingsOf(courseId: string) {
  const { title, settingsRevision } = await app().db.prisma.course.findUniqueOrThrow({ where: { id: courseId } });
  return { courseId, revision: settingsRevision, title, description: '', visibility: 'public' as const, skillIds: [] };
}

const input = (value: object) => encodeURIComponent(JSON.stringify({ json: value }));

test.each(Object.keys(kinds) as Array<keyof typeof kinds>)('%s', { timeout: 300_000 }, async (kind) => {
  const courseId = await published(kind);
  const { lessonId } = await firstLesson(courseId);
  const second = await publishChanged(courseId);
  const asked: Array<[what: string, path: string, body?: object]> = [
    ['reading', courseRoute(courseId)],
    ['progress', `/trpc/learning.progress?input=${input({ courseId })}`],
    ['marking', '/trpc/learning.markLesson', { courseId, lessonId, isDone: true }],
    ['the editor', `/trpc/editor.course?input=${input({ courseId })}`],
    ['a lesson', `/trpc/editor.lesson?input=${input({ courseId, lessonId })}`],
    ['the checklist', `/trpc/publishing.checklist?input=${input({ courseId })}`],
    ['publishing', '/trpc/publishing.publish', { courseId }],
    ['a version', `/trpc/publishing.version?input=${input({ courseId, number: 1 })}`],
    ['comparing versions', `/trpc/publishing.compare?input=${input({ courseId, from: 1, to: second })}`],
    ['comparing with the working copy', `/trpc/publishing.compare?input=${input({ courseId, from: 1, to: null })}`],
    ['restoring', '/trpc/publishing.restore', { courseId, number: 1 }],
    ['duplicating', '/trpc/courses.duplicate', { courseId }],
    ['the SCORM package', exportPath('scorm', { courseId, number: 1 })],
    ['the bundle', exportPath('bundle', { courseId, number: 1 })],
  ];
  const slow: string[] = [];
  for (const [what, path, body] of asked) {
    const { result, busiestMs } = await busiestSlice(() => requestInWorker(app(), path, { cookie, body }));
    expect([what, result.status]).toEqual([what, 200]);
    if (busiestMs >= 100) slow.push(`${what}: ${Math.round(busiestMs)} ms`);
  }
  expect(slow).toEqual([]);
  expect(await lessonsSeen(courseId)).toBe(kinds[kind].length);
});

async function lessonsSeen(courseId: string): Promise<number> {
  const path = `/trpc/publishing.version?input=${input({ courseId, number: 1 })}`;
  const text = await (await fetch(`${app().baseUrl}${path}`, { headers: { cookie: cookie ?? '' } })).text();
  const { snapshot } = excludeFromWatch(app(), () => {
    const { result } = JSON.parse(text) as { result: { data: SuperJSONResult } };
    return superjson.deserialize<VersionView>(result.data, { inPlace: true });
  });
  return snapshot?.modules[0]?.lessons.length ?? 0;
}

async function firstLesson(courseId: string): Promise<{ lessonId: string }> {
  const row = await app().db.prisma.lesson.findFirstOrThrow({
    where: { module: { courseId } },
    orderBy: { position: 'asc' },
  });
  return { lessonId: row.id };
}

async function publishChanged(courseId: string): Promise<number> {
  await app().db.pool.query(
    `update content_blocks b set json_content = json_content || '{"question":"?","content":"<p>anders</p>"}'
       from lessons l join modules m on m.id = l.module_id where b.lesson_id = l.id and m.course_id = $1`,
    [courseId],
  );
  return (await crew.editor.caller.publishing.publish({ courseId })).version;
}
