import { expect, test } from 'vitest';
import type { ImportFile } from '#shared/import/files.ts';
import type { ImportPlan } from '#shared/import/plan.ts';
import { excludeFromWatch, testApp } from '../../testing/app.ts';
import { makePersonAs } from '../../testing/people.ts';
import { blobOf, cookieFor } from '../../testing/uploads.ts';
import { shippedCatalogueCsv } from './service.ts';

const app = testApp({ mail: false, server: true });
const {
  softskillsCsv: softskills,
  statementsCsv: statements,
  questionGroupsCsv: questionGroups,
} = await shippedCatalogueCsv('test1');
const shipped = { softskills, statements, questionGroups };

type Files = Partial<Record<ImportFile, string | Buffer | null>>;
type Sent = { files?: Files; path?: 'plan' | 'take'; fields?: Record<string, string> };

async function send({ files = {}, path = 'plan', fields = { testVariant: 'test1' } }: Sent): Promise<Response> {
  const form = new FormData();
  for (const [name, content] of Object.entries({ ...shipped, ...files }))
    if (content !== null) form.append(name, blobOf(content), `${name}.csv`);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const cookie = (await cookieFor(app(), await makePersonAs(app(), 'platformAdmin'))) ?? '';
  return fetch(`${app().baseUrl}/admin/import/${path}`, {
    method: 'POST',
    headers: { origin: app().baseUrl, cookie },
    body: form,
  });
}

async function planOf(files: Files): Promise<ImportPlan> {
  const response = await send({ files });
  expect(response.status).toBe(200);
  return (await response.json()) as ImportPlan;
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const withSemicolons = (csv: string) => csv.replaceAll(/"[^"]*"|,/g, (part) => (part === ',' ? ';' : part));

test.each<[string, (csv: string) => string | Buffer]>([
  ['as shipped', (csv) => csv],
  ['in Windows-1252 with semicolons and CRLF', (csv) => latin1(withSemicolons(csv).replaceAll('\n', '\r\n'))],
  ['with a byte order mark', (csv) => `\uFEFF${csv}`],
  ['in UTF-16', (csv) => Buffer.from(`\uFEFF${csv}`, 'utf16le')],
])('files %s equal the shipped version', async (_, convert) => {
  const files = {
    softskills: convert(softskills),
    statements: convert(statements),
    questionGroups: convert(questionGroups),
  };
  expect(await planOf(files)).toMatchObject({
    same: { number: 1, status: 'active' },
    errorTotal: 0,
    isApplicable: true,
  });
});

const row = (text: string) => statements.replace(/^1,.*$/m, text);

test.each<[string, Files, { file: ImportFile; line: number; column: number; kind: string }]>([
  ['a missing file', { statements: null }, { file: 'statements', line: 1, column: 1, kind: 'EMPTY_FILE' }],
  ['an empty file', { questionGroups: '' }, { file: 'questionGroups', line: 1, column: 1, kind: 'EMPTY_FILE' }],
  [
    '3 MB',
    { statements: Buffer.alloc(3 * 1024 * 1024, 'ä') },
    { file: 'statements', line: 1, column: 1, kind: 'FILE_TOO_LARGE' },
  ],
  [
    'a missing column',
    { statements: statements.replace(/^id,text,html,softskill_id/, 'id,text,html') },
    { file: 'statements', line: 1, column: 4, kind: 'MISSING_HEADER' },
  ],
  [
    'a duplicate number',
    { statements: row('2,Ich,,1') },
    { file: 'statements', line: 3, column: 1, kind: 'DUPLICATE_ID' },
  ],
  [
    'an unknown skill',
    { statements: row('1,Ich,,77') },
    { file: 'statements', line: 2, column: 4, kind: 'UNKNOWN_SKILL' },
  ],
  [
    'an open quotation mark',
    { statements: row('1,"Ich,,1') },
    { file: 'statements', line: 2, column: 2, kind: 'BROKEN_QUOTES' },
  ],
])('plan and import refuse %s with its position and a reason', async (_, files, place) => {
  const before = await app().db.prisma.catalogueVersion.findMany();
  const { errors, isApplicable, newVersionNumber } = await planOf(files);
  expect({ isApplicable, newVersionNumber }).toEqual({ isApplicable: false, newVersionNumber: null });
  expect(errors).toContainEqual({ ...place, message: expect.stringMatching(/^[A-ZÄÖÜ„].*\.$/) });
  const taken = await send({ files, path: 'take', fields: { testVariant: 'test1', acceptWarnings: 'true' } });
  expect([taken.status, await taken.json()]).toMatchObject([400, { error: { rule: 'INVALID_INPUT' } }]);
  expect(await app().db.prisma.catalogueVersion.findMany()).toEqual(before);
});

test('HTML in a statement is reduced to its text', async () => {
  const { rows } = await planOf({ statements: row('1,<p>Ich <b>helfe</b><script>alert(1)</script> gern.</p>,,1') });
  const [changed] = rows.filter(({ status }) => status === 'changed');
  expect(changed).toMatchObject({
    kind: 'statement',
    id: 1,
    line: 2,
    changes: [{ field: 'text', to: 'Ich helfe gern.' }],
  });
});

test('reads 50 MB to the end, and refuses a file above its limit', async () => {
  const statements = excludeFromWatch(app(), () => Buffer.alloc(50 * 1024 * 1024, 'x\n'));
  const { errors, errorTotal } = await planOf({ statements });
  expect(errorTotal).toBe(1);
  expect(errors).toEqual([
    { file: 'statements', line: 1, column: 1, kind: 'FILE_TOO_LARGE', message: 'Die Datei ist größer als 2 MB.' },
  ]);
});

test.each<[string, Sent]>([
  ['an unknown variant', { fields: { testVariant: 'test3' } }],
  ['no variant', { fields: {} }],
  ['an unexpected field', { fields: { testVariant: 'test1', other: '1' } }],
  ['an unexpected file', { files: { other: 'x' } as Files }],
  ['an invalid value for acceptance', { path: 'take', fields: { testVariant: 'test1', acceptWarnings: 'ja' } }],
])('refuses %s', async (_, sent) => {
  const response = await send(sent);
  expect([response.status, await response.json()]).toMatchObject([400, { error: { rule: 'INVALID_INPUT' } }]);
});
