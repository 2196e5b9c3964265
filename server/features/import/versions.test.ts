import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { type TestVariant, testVariants } from '#shared/assessments/soft-skills/variants.ts';
import type { StoredCatalogue } from '#shared/import/plan.ts';
import { exactCountLimit } from '#shared/import/versions.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePersonAs } from '../../testing/people.ts';
import { takeSoftskillTest } from '../../testing/test-runs.ts';
import { cookieFor } from '../../testing/uploads.ts';
import { parseCatalogue, shippedCatalogueCsv } from './service.ts';
import { boundedCount } from './versions.ts';
import { catalogueFile } from './write-csv.ts';

const app = testApp({ mail: false, server: true });
const shipped = await shippedCatalogueCsv('test1');

const asAdmin = async () => callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
const asFiles = (catalogue: StoredCatalogue) => ({
  softskillsCsv: catalogueFile(catalogue, 'softskills'),
  statementsCsv: catalogueFile(catalogue, 'statements'),
  questionGroupsCsv: catalogueFile(catalogue, 'questionGroups'),
});

async function parsed(csv: Parameters<typeof parseCatalogue>[0]) {
  const read = await parseCatalogue(csv);
  if (!read.ok) throw new Error(JSON.stringify(read.errors.slice(0, 3)));
  return read.catalogue;
}

test.each(testVariants)(
  'writing and reading the shipped catalogue of %s as CSV gives the same catalogue',
  async (variant) => {
    const catalogue = await parsed(await shippedCatalogueCsv(variant));
    expect(await parsed(asFiles(catalogue))).toEqual(catalogue);
  },
);

test('all importable texts survive export and import unchanged', async () => {
  const catalogue = await parsed(shipped);
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.constantFrom(
      '=1+1',
      '-nein',
      '@da',
      "'=x",
      '3 < 5 > 4',
      '&amp;lt;',
      'a;b,c\td',
      '"Ich"',
      'Zeile\nZwei',
      '\uFEFFx',
      '1',
    ),
  );
  const readable = async (one: string) => {
    const files = asFiles({
      ...catalogue,
      statements: catalogue.statements.map((row, at) => (at > 0 ? row : { ...row, text: one })),
    });
    return parseCatalogue(files);
  };
  await fc.assert(
    fc.asyncProperty(text, async (one) => {
      await nextTurn();
      const first = await readable(one);
      if (!first.ok) return true;
      const again = await parseCatalogue(asFiles(first.catalogue));
      return again.ok && JSON.stringify(again.catalogue) === JSON.stringify(first.catalogue);
    }),
    { numRuns: 60 },
  );
});

const renamed = { ...shipped, softskillsCsv: shipped.softskillsCsv.replace('1,Kommunikation,', '1,Verständigung,') };

async function send(person: Awaited<ReturnType<typeof makePersonAs>>, path: string, body?: FormData) {
  const cookie = await cookieFor(app(), person);
  const headers = { origin: app().baseUrl, ...(cookie === null ? {} : { cookie }) };
  return fetch(`${app().baseUrl}${path}`, { headers, ...(body === undefined ? {} : { method: 'POST', body }) });
}

const formOf = (csv: typeof shipped, fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('softskills', new Blob([csv.softskillsCsv]), 'softskills.csv');
  form.append('statements', new Blob([csv.statementsCsv]), 'statements.csv');
  form.append('questionGroups', new Blob([csv.questionGroupsCsv]), 'question-groups.csv');
  return form;
};

let admin: Awaited<ReturnType<typeof asAdmin>>;
beforeEach(async () => {
  admin = await asAdmin();
});

const listOf = async (testVariant: TestVariant = 'test1') =>
  (await admin.adminImport.versions()).find((list) => list.testVariant === testVariant)?.versions ?? [];

test('an import does not affect running tests, and one call restores the former version', async () => {
  const applicant = await callerFor(app(), await makePersonAs(app(), 'applicant'));
  const run = await applicant.softskillTest.start({ variant: 'test1' });
  const person = await makePersonAs(app(), 'platformAdmin');
  const statementsCsv = renamed.statementsCsv.replaceAll('Ich ', 'Ich selbst ');
  const response = await send(
    person,
    '/admin/import/take',
    formOf({ ...renamed, statementsCsv }, { testVariant: 'test1', acceptWarnings: 'true' }),
  );
  expect(response.status).toBe(201);
  const { version } = (await response.json()) as { version: { versionId: number; number: number; status: string } };
  expect([version.number, version.status]).toEqual([2, 'draft']);

  const [active, draft] = await listOf();
  expect(Object.keys(active ?? {}).toSorted()).toEqual([
    'activatedAt',
    'createdAt',
    'findings',
    'groups',
    'number',
    'runs',
    'statements',
    'status',
    'versionId',
  ]);
  expect(active).toMatchObject({
    number: 1,
    status: 'active',
    statements: 180,
    groups: 30,
    findings: 0,
    runs: { count: 1, isMore: false },
  });
  expect(draft).toMatchObject({ number: 2, status: 'draft', runs: { count: 0 }, activatedAt: null });

  const { versionId } = version;
  expect(await outcomeOf(admin.adminImport.activate({ versionId }))).toBe('accepted');
  expect(await outcomeOf(admin.adminImport.activate({ versionId }))).toBe('VERSION_ACTIVE');
  expect(await outcomeOf(admin.adminImport.activate({ versionId: 999_999 }))).toBe('NOT_FOUND');
  const again = await applicant.softskillTest.start({ variant: 'test1', token: run.token });
  expect(again.partOne[0]?.statements).toEqual(run.partOne[0]?.statements);
  const other = await callerFor(app(), await makePersonAs(app(), 'applicant'));
  const texts = (await other.softskillTest.start({ variant: 'test1' })).partOne.flatMap(({ statements }) => statements);
  expect(texts.some(({ text }) => text.startsWith('Ich selbst '))).toBe(true);

  const detail = await admin.adminImport.version({ versionId });
  expect(detail.skills[0]).toMatchObject({ skillId: 1, name: 'Verständigung' });
  expect(detail.skills.map(({ statements }) => statements.length)).toEqual(Array.from({ length: 30 }, () => 6));
  expect(detail.skills[0]?.statements.filter(({ group }) => group === null)).toHaveLength(2);

  const csv = await send(person, `/admin/export/catalogue.csv?version=${versionId}&file=softskills`);
  expect([csv.status, csv.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename=test1-version-2-softskills.csv',
  ]);
  expect(await csv.text()).toContain('1;Verständigung;');
  expect((await send(person, '/admin/export/catalogue.csv?version=999999&file=softskills')).status).toBe(404);
  expect((await send(person, `/admin/export/catalogue.csv?version=${versionId}&file=other`)).status).toBe(400);

  await admin.adminImport.activate({ versionId: active?.versionId ?? 0 });
  expect((await listOf()).map(({ number, status }) => [number, status])).toEqual([
    [1, 'active'],
    [2, 'retired'],
  ]);
  const events = await auditTrail(app(), { resourceType: 'catalogue' });
  expect(events.map(({ action, details }) => [action, details])).toEqual([
    ['catalogue_imported', { variant: 'test1', number: 2 }],
    ['catalogue_activated', { variant: 'test1', from: 1, to: 2 }],
    ['catalogue_activated', { variant: 'test1', from: 2, to: 1 }],
  ]);
});

test('support can read versions and files, but not import, activate or delete', async () => {
  const person = await makePersonAs(app(), 'support');
  const support = await callerFor(app(), person);
  const [{ versionId } = { versionId: 0 }] = await listOf();
  const before = await app().db.prisma.catalogueVersion.findMany();
  const refused = [
    support.adminImport.planShipped({ testVariant: 'test1' }),
    support.adminImport.takeShipped({ testVariant: 'test1' }),
    support.adminImport.activate({ versionId }),
    support.adminImport.removeDraft({ versionId }),
    support.adminImport.deletionCounts(),
    support.adminImport.deleteAll({ confirmation: 'LÖSCHEN' }),
  ];
  for (const attempt of refused) expect(await outcomeOf(attempt)).toBe('FORBIDDEN');
  for (const path of ['/admin/import/plan', '/admin/import/take'])
    expect((await send(person, path, formOf(renamed, { testVariant: 'test1' }))).status).toBe(403);
  expect(await app().db.prisma.catalogueVersion.findMany()).toEqual(before);
  expect(await outcomeOf(support.adminImport.version({ versionId }))).toBe('accepted');
  expect((await send(person, `/admin/export/catalogue.csv?version=${versionId}&file=statements`)).status).toBe(200);
  const applicant = await makePersonAs(app(), 'applicant');
  expect((await send(applicant, `/admin/export/catalogue.csv?version=${versionId}&file=statements`)).status).toBe(403);
  expect(await outcomeOf((await callerFor(app(), applicant)).adminImport.versions())).toBe('FORBIDDEN');
});

test('shipped files are planned and imported like others; identical ones change nothing', async () => {
  expect(await admin.adminImport.planShipped({ testVariant: 'test2' })).toMatchObject({
    same: { number: 1, status: 'active' },
    newVersionNumber: null,
  });
  expect(await admin.adminImport.takeShipped({ testVariant: 'test2' })).toMatchObject({ status: 'unchanged' });
});

test('a whole test can be completed on an imported version', async () => {
  const applicant = await callerFor(app(), await makePersonAs(app(), 'applicant'));
  const { resultId } = await takeSoftskillTest(applicant);
  expect((await applicant.results.softskill({ resultId })).skills).toHaveLength(30);
});

test('marks a count of runs above the limit as a minimum', () => {
  expect(boundedCount(exactCountLimit)).toEqual({ count: exactCountLimit, isMore: false });
  expect(boundedCount(exactCountLimit + 1)).toEqual({ count: exactCountLimit, isMore: true });
});
