import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Bundle } from '#shared/export/bundle.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { testApp } from '../../testing/app.ts';
import { countImportTraces, downloadBundle, makePublishedCourse, sendBundle } from '../../testing/exports.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';
import { samples } from '../../testing/uploads.ts';

const app = testApp({ server: true });
let crew: Crew;
let course: Awaited<ReturnType<typeof makePublishedCourse>>;
let bundle: Bundle;

beforeAll(async () => {
  crew = await makeCrew(app());
  course = await makePublishedCourse(app(), crew.editor, 'Händehygiene im Alltag');
  bundle = await downloadBundle(app(), course.courseId, crew.editor);
});
// More bundles than the rate limit allows one person.
beforeEach(async () => {
  await app().db.pool.query('delete from rate_limits');
});

async function refusalOf(content: string | Buffer): Promise<[number, string]> {
  const before = await countImportTraces(app());
  const response = await sendBundle(app(), { content, person: crew.editor });
  const { error } = (await response.json()) as { error: { message: string } };
  expect(await countImportTraces(app())).toEqual(before);
  return [response.status, error.message];
}

const withBlock = (block: object, files: object[] = []) => ({
  ...bundle,
  files,
  modules: [{ title: 'M', lessons: [{ title: 'L', blocks: [block] }] }],
});
const asset = { type: 'asset', file: 'a', alt: '', caption: '' };
const fileWith = (content: string | Buffer, facts: object = {}) => {
  const bytes = Buffer.from(content);
  return {
    ref: 'a',
    filename: 'a.png',
    type: 'image/png',
    size: bytes.length,
    base64: bytes.toString('base64'),
    ...facts,
  };
};
const broken = (place: string) => [400, `${errorTexts.BUNDLE_BROKEN}${place === '' ? '' : ` Stelle: ${place}`}`];
const quiz = { type: 'quiz', question: 'Frage', options: ['a', 'b'], correctIndex: 0 };
const inBlock = 'Modul 1, Lektion 1, Inhalt 1';

const hostile: Array<[what: string, given: () => unknown, answer: unknown]> = [
  ['another format', () => ({ format: 'scorm' }), [400, errorTexts.BUNDLE_OTHER_FORMAT]],
  ['a list', () => [1, 2], [400, errorTexts.BUNDLE_OTHER_FORMAT]],
  ['null', () => null, [400, errorTexts.BUNDLE_OTHER_FORMAT]],
  ['a newer version', () => ({ ...bundle, formatVersion: 4, more: 1 }), [400, errorTexts.BUNDLE_NEWER]],
  ['a version that is none', () => ({ ...bundle, formatVersion: '1' }), broken('Feld „Version“')],
  ['an empty title', () => ({ ...bundle, title: '  ' }), broken('Feld „Titel“')],
  ['a huge title', () => ({ ...bundle, title: 'x'.repeat(5_000_000) }), broken('Feld „Titel“')],
  ['a number for the title', () => ({ ...bundle, title: 5 }), broken('Feld „Titel“')],
  ['a field that nobody asked for', () => ({ ...bundle, orgId: crypto.randomUUID() }), broken('')],
  [
    '10,000 modules',
    () => ({ ...bundle, modules: Array(10_000).fill({ title: 'M', lessons: [] }) }),
    broken('Feld „Module“'),
  ],
  ['a block of an unknown type', () => withBlock({ type: 'script', content: 'x' }), broken(`${inBlock}, Feld „Typ“`)],
  ['a block with an id', () => withBlock({ id: crypto.randomUUID(), type: 'text', content: '' }), broken(inBlock)],
  [
    'a quiz whose solution does not exist',
    () => withBlock({ ...quiz, correctIndex: 2 }),
    broken(`${inBlock}, Feld „Lösung“`),
  ],
  ['a quiz with one answer', () => withBlock({ ...quiz, options: ['a'] }), broken(`${inBlock}, Feld „Antworten“`)],
  ['a NUL byte', () => withBlock({ ...quiz, question: 'a\u0000' }), broken(`${inBlock}, Feld „Frage“`)],
  ['half a surrogate pair', () => withBlock({ type: 'text', content: '\ud800' }), broken(`${inBlock}, Feld „Text“`)],
  [
    'a text beyond its limit',
    () => withBlock({ type: 'text', content: 'x'.repeat(100_001) }),
    broken(`${inBlock}, Feld „Text“`),
  ],
  [
    'a video of a script',
    () => withBlock({ type: 'video', url: 'javascript:alert(1)', title: '' }),
    broken(`${inBlock}, Feld „Link“`),
  ],
  [
    'a file of the installation',
    () => withBlock({ ...asset, file: course.files[0]?.fileId }),
    broken(`${inBlock}, Feld „Datei“`),
  ],
  [
    'a file by its stored id',
    () => withBlock({ ...asset, file: null, fileId: course.files[0]?.fileId }),
    broken(inBlock),
  ],
  [
    'two files of one name',
    () => withBlock(asset, [fileWith(samples.png), fileWith(samples.png)]),
    broken('Datei 2, Feld „Kennung“'),
  ],
  [
    'content that is no base64',
    () => withBlock(asset, [fileWith('', { base64: '<svg>' })]),
    broken('Datei 1, Feld „Inhalt“'),
  ],
  [
    'HTML disguised as PNG',
    () => withBlock(asset, [fileWith('<!doctype html><script>alert(1)</script>')]),
    [415, `${errorTexts.BUNDLE_FILE_REFUSED} Stelle: a.png`],
  ],
  [
    'a drawing with a script',
    () => withBlock(asset, [fileWith('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')]),
    [415, `${errorTexts.BUNDLE_FILE_REFUSED} Stelle: a.png`],
  ],
  [
    'a file beyond its limit',
    () => withBlock(asset, [fileWith(Buffer.concat([samples.mp4, Buffer.alloc(5 * 1024 * 1024)]))]),
    [413, errorTexts.BUNDLE_TOO_LARGE],
  ],
];

test.each(hostile)('refuses %s with a clear message and stores nothing', async (_what, given, answer) => {
  expect(await refusalOf(JSON.stringify(given()))).toEqual(answer);
});

test('a bundle with a bad last file stores none of the earlier files', async () => {
  const files = [fileWith(samples.png), fileWith('<html></html>', { ref: 'b', filename: 'b.png' })];
  const given = withBlock(asset, files);
  given.modules[0]?.lessons[0]?.blocks.push({ ...asset, file: 'b' });
  expect((await refusalOf(JSON.stringify(given)))[0]).toBe(415);
});

test.each([
  ['no JSON', 'kein JSON'],
  ['a truncated bundle', '{"format":"passgenau-course","formatVersion":1'],
  ['no text', Buffer.from([0xff, 0xfe, 0x00])],
])('refuses %s as invalid JSON', async (_what, content) => {
  expect(await refusalOf(content)).toEqual([400, errorTexts.BUNDLE_NOT_JSON]);
});

test.each([
  ['deep nesting', '['.repeat(1_000_000), broken('')],
  ['millions of values', `[${'{},'.repeat(3_000_000)}{}]`, [413, errorTexts.BUNDLE_TOO_LARGE]],
])('refuses %s before parsing', async (_what, content, answer) => {
  expect(await refusalOf(content)).toEqual(answer);
});

test.each(['__proto__', 'constructor', 'prototype'])('ignores the key %s', async (key) => {
  const text = JSON.stringify(bundle).replace('{', `{"${key}":{"polluted":1},`);
  const response = await sendBundle(app(), { content: text, person: crew.editor });
  expect([201, 400]).toContain(response.status);
  expect('polluted' in {}).toBe(false);
});
