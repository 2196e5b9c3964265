import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courseLimits } from '#shared/courses/schema.ts';
import { importAddress, importPath, importStages } from '#shared/export/bundle.ts';
import { excludeFromWatch, testApp } from '../../testing/app.ts';
import { busiestSlice } from '../../testing/event-loop-slices.ts';
import { countImportTraces } from '../../testing/exports.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';
import { sendFile } from '../../testing/send-file.ts';
import { cookieFor, samples } from '../../testing/uploads.ts';

const app = testApp({ server: true });
let crew: Crew;
let folder: string;

beforeAll(async () => {
  crew = await makeCrew(app());
  folder = await mkdtemp(join(tmpdir(), 'passgenau-heavy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const text = (content: string) => ({ type: 'text', content });
const filled = (piece: string, length: number) => piece.repeat(Math.floor(length / piece.length));
type Lesson = { title: string; blocks: object[] };
const bundleOf = (lessons: Lesson[], more: object = {}) => ({
  format: 'passgenau-course',
  formatVersion: 1,
  title: 'Ein Kurs',
  description: '',
  modules: Array.from({ length: Math.ceil(lessons.length / 400) }, (_, m) => ({
    title: `Modul ${m}`,
    lessons: lessons.slice(m * 400, m * 400 + 400),
  })),
  files: [],
  ...more,
});
const lessonsOf = (count: number, blocks: object[]) =>
  Array.from({ length: count }, (_, index) => ({ title: `Lektion ${index}`, blocks }));

async function importWatched(given: () => string, address: string = importPath) {
  await app().db.pool.query('delete from rate_limits');
  const file = join(folder, 'kurs.json');
  await writeFile(
    file,
    excludeFromWatch(app(), () => Buffer.from(given())),
  );
  const cookie = await cookieFor(app(), crew.editor);
  const { result, busiestMs } = await busiestSlice(() => sendFile(app(), address, { file, cookie }));
  return { busiestMs, status: result.status, answer: JSON.parse(result.text) };
}

const video = Buffer.concat([samples.mp4, Buffer.alloc(5 * 1024 * 1024 - samples.mp4.length)]).toString('base64');

const hostile: Array<[what: string, given: () => string, status: number, rule: string | undefined]> = [
  [
    '19 MB of lists inside each other',
    () => JSON.stringify(bundleOf(lessonsOf(19, Array(10).fill(text(filled('<ul><li>x', 99_000)))))),
    413,
    'BUNDLE_TOO_LARGE',
  ],
  [
    'lists inside each other of which nothing is left',
    () => JSON.stringify(bundleOf(lessonsOf(5, Array(10).fill(text(filled('<ul><li>', 99_000)))))),
    400,
    'TEXT_TOO_COMPLEX',
  ],
  [
    'the most text that a course may have',
    () => JSON.stringify(bundleOf(lessonsOf(10, Array(5).fill(text(filled('<p>wort</p>', 99_000)))))),
    201,
    undefined,
  ],
  [
    'the most blocks that a course may have',
    () => JSON.stringify(bundleOf(lessonsOf(50, Array(200).fill(text(filled('<p>wort</p>', 300)))))),
    201,
    undefined,
  ],
  [
    '90 MB of values',
    () => `{"format":"passgenau-course","formatVersion":1,"modules":[${filled(`"${'ä'.repeat(40)}",`, 45_000_000)}1]}`,
    413,
    'BUNDLE_TOO_LARGE',
  ],
  ['90 MB of opening brackets', () => '['.repeat(90_000_000), 400, 'BUNDLE_BROKEN'],
  [
    '65 MB of files',
    () => {
      const files = Array.from({ length: 9 }, (_, index) => ({
        ref: `f${index}`,
        filename: 'f.mp4',
        type: '',
        size: 1,
      }));
      const blocks = files.map(({ ref }) => ({ type: 'asset', file: ref, alt: '', caption: '' }));
      return JSON.stringify(
        bundleOf([{ title: 'L', blocks }], { files: files.map((file) => ({ ...file, base64: video })) }),
      );
    },
    201,
    undefined,
  ],
];

test.each(hostile)(
  '%s: does not block the event loop for 100 ms',
  { timeout: 120_000 },
  async (_, given, status, rule) => {
    const { busiestMs, status: answered, answer } = await importWatched(given);
    expect([answered, answer.error?.rule]).toEqual([status, rule]);
    expect(busiestMs).toBeLessThan(100);
    expect(await readdir(join(app().env.DATA_DIR, 'imports'))).toEqual([]);
  },
);

test.each([
  ['one lesson too many', () => bundleOf(lessonsOf(courseLimits.lessons + 1, []))],
  ['one block too many', () => bundleOf(lessonsOf(101, Array(100).fill(text(''))))],
  [
    'text above the limit after sanitising',
    () => bundleOf(lessonsOf(2, Array(10).fill(text(filled('<a href=x>y</a>', 99_000))))),
  ],
  ['text above the limit as stored', () => bundleOf(lessonsOf(6, Array(10).fill(text(filled('"', 99_000)))))],
])('refuses a bundle with %s and stores nothing', async (_, given) => {
  const before = await countImportTraces(app());
  const { status, answer } = await importWatched(() => JSON.stringify(given()));
  expect([status, answer.error?.rule]).toEqual([413, 'BUNDLE_TOO_LARGE']);
  expect(await countImportTraces(app())).toEqual(before);
});

test('stores the size of the imported course', async () => {
  const { answer } = await importWatched(() =>
    JSON.stringify(bundleOf(lessonsOf(3, [text('Grüße'), text('<p>Mehr</p>')]))),
  );
  const { courseId } = answer as { courseId: string };
  const { textBytes } = await app().db.prisma.course.findUniqueOrThrow({ where: { id: courseId } });
  const contents = 3 * Buffer.byteLength('{"content": "<p>Grüße</p>"}{"content": "<p>Mehr</p>"}');
  expect(textBytes).toBe(contents + Buffer.byteLength('Ein KursModul 0Lektion 0Lektion 1Lektion 2'));
});

test('only the importing person receives the progress', async () => {
  const importId = crypto.randomUUID();
  const hear = async (person: 'editor' | 'admin', stages: string[]) => {
    const events = (await crew[person].caller.courses.importProgress({ importId }))[Symbol.asyncIterator]();
    const goOn = (): Promise<unknown> =>
      events.next().then(({ done, value }) => {
        if (done !== true) stages.push(value.stage);
        return done === true ? null : goOn();
      });
    void goOn();
  };
  const [own, others]: [string[], string[]] = [[], []];
  await hear('editor', own);
  await hear('admin', others);
  await importWatched(() => JSON.stringify(bundleOf(lessonsOf(4, [text('<p>a</p>')]))), importAddress(importId));
  await expect.poll(() => own.at(-1)).toBe('saving');
  expect(own).toEqual(importStages.filter((stage) => own.includes(stage)));
  expect(others).toEqual([]);
});

test('refuses an invalid import id', async () => {
  const { status, answer } = await importWatched(() => '{}', `${importPath}?importId=..%2F`);
  expect([status, answer.error?.rule]).toEqual([400, 'INVALID_INPUT']);
});
