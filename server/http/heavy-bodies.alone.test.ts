import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { makeCourse, onlyLesson } from '../testing/courses.ts';
import { busiestSlice } from '../testing/event-loop-slices.ts';
import { makeCrew } from '../testing/organisations.ts';
import { sendBody } from '../testing/send-file.ts';
import { cookieFor } from '../testing/uploads.ts';

const app = testApp({ server: true });
let cookie: string | null;
let folder: string;
let place: { courseId: string; blockId: string; revision: string };

beforeAll(async () => {
  const { editor } = await makeCrew(app());
  cookie = await cookieFor(app(), editor);
  const course = await makeCourse(editor);
  const { blockId, revision } = (await onlyLesson(editor, course)).blocks[0] ?? { blockId: '', revision: '' };
  place = { courseId: course.courseId, blockId, revision };
  folder = await mkdtemp(join(tmpdir(), 'passgenau-bodies-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function sendWatched(path: string, body: string) {
  const file = join(folder, 'body.json');
  await writeFile(file, body);
  const { result, busiestMs } = await busiestSlice(() => sendBody(app(), path, { file, cookie }));
  return { ...result, busiestMs, rules: result.text.match(/"rule":"[A-Z_]+"/g) ?? [] };
}

const filled = (piece: string, length: number) => piece.repeat(Math.floor(length / piece.length));
const oneMegabyte = 1_000_000;
const keys = () => Array.from({ length: 150_000 }, (_, index) => `"k${index}":1`).join(',');
const noted = (kind: string, value: string) =>
  `{"json":{"courseId":"${value}"},"meta":{"values":{"courseId":["${kind}"]}}}`;

test.each([
  ['nested lists', () => `{"json":${'['.repeat(oneMegabyte)}${']'.repeat(oneMegabyte - 100)}}`],
  ['unterminated lists', () => '['.repeat(2 * oneMegabyte)],
  ['many small values', () => `{"json":[${filled('1,', 1_900_000)}1]}`],
  ['many keys', () => `{"json":{${keys()}}}`],
  ['many notes', () => `{"json":{},"meta":{"values":{${keys()}}}}`],
  ['a number of a million digits', () => noted('bigint', filled('9', oneMegabyte))],
  ['a pattern', () => noted('regexp', `/${filled('(a*)*', oneMegabyte)}/`)],
  ['a long text', () => `{"json":{"title":"${filled('ä', oneMegabyte)}"}}`],
  ['quotes and backslashes', () => `{"json":{"title":"${filled('\\\\', 1_900_000)}"}}`],
])('%s: rejected as invalid without delay', async (_, body) => {
  const { status, rules, busiestMs } = await sendWatched('/trpc/courses.create', body());
  expect([status, rules]).toEqual([400, ['"rule":"INVALID_INPUT"']]);
  expect(busiestMs).toBeLessThan(100);
});

const saves = (content: string, times: number) => {
  const input = { json: { ...place, block: { type: 'text', content: { content } } } };
  return {
    path: `/trpc/${Array(times).fill('editor.saveBlock').join(',')}?batch=1`,
    body: JSON.stringify(Object.fromEntries(Array.from({ length: times }, (_, index) => [index, input]))),
  };
};

test.each([
  ['ten long texts of links', filled('<a href=x>y</a>', 99_000)],
  ['ten long texts of paragraphs', filled('<p>x</p>', 99_000)],
  ['ten texts just below the length limit', filled('<b>&#60;</b>', 7_900)],
  ['ten long texts of opening brackets', filled('<', 99_000)],
  ['ten long texts of unknown tags', filled('<x></x>', 99_000)],
])('saving %s does not block the event loop', async (_, content) => {
  const { path, body } = saves(content, 10);
  const { rules, busiestMs } = await sendWatched(path, body);
  expect(new Set(rules).difference(new Set(['"rule":"CONTENT_CHANGED"']))).toEqual(new Set());
  expect(busiestMs).toBeLessThan(100);
});

test('refuses a text of extremely nested lists as too complex', async () => {
  const { path, body } = saves(filled('<ul><li>x', 99_000), 10);
  const { rules, busiestMs } = await sendWatched(path, body);
  expect(new Set(rules)).toEqual(new Set(['"rule":"TEXT_TOO_COMPLEX"']));
  expect(busiestMs).toBeLessThan(100);
});
