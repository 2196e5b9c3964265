import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePersonAs } from '../../testing/people.ts';
import { answerAll, takeSoftskillTest } from '../../testing/test-runs.ts';
import { importShippedCatalogues } from './service.ts';

const app = testApp({ mail: false });
const emptied = [
  'softskill_group_decisions',
  'softskill_test_results',
  'question_groups',
  'softskill_additional_statements',
  'statements',
  'softskills',
];

async function rowCounts(): Promise<Record<string, number>> {
  const { rows } = await app().db.pool.query<{ name: string; count: number }>(
    `select table_name as name, (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || quote_ident(table_name), false, true, '')))[1]::text::int as count
       from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'audit%'`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test('deletes exactly the test data, and the product still works', async () => {
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  const applicant = await callerFor(app(), await makePersonAs(app(), 'applicant'));
  const { token, resultId } = await takeSoftskillTest(applicant);
  const other = await callerFor(app(), await makePersonAs(app(), 'applicant'));
  const open = await other.softskillTest.start({ variant: 'test1' });
  await answerAll(other, open, { groups: open.partOne.slice(0, 3) });
  const guest = await callerFor(app(), null);
  const guestRun = await guest.softskillTest.start({ variant: 'test2' });

  expect(await admin.adminImport.deletionCounts()).toEqual({
    results: { count: 1, isMore: false },
    decisions: { count: 38, isMore: false },
    groups: { count: 60, isMore: false },
    additional: { count: 60, isMore: false },
    statements: { count: 360, isMore: false },
    skills: { count: 30, isMore: false },
  });
  const before = await rowCounts();
  for (const confirmation of ['', 'löschen', 'LOESCHEN'])
    expect(await outcomeOf(admin.adminImport.deleteAll({ confirmation }))).toBe('WRONG_CONFIRMATION');
  expect(await rowCounts()).toEqual(before);

  // Some keyboards send decomposed characters.
  await admin.adminImport.deleteAll({ confirmation: ' LO\u0308SCHEN ' });
  const expected = { ...before, ...Object.fromEntries(emptied.map((table) => [table, 0])) };
  expect(await rowCounts()).toEqual(expected);
  const lists = await admin.adminImport.versions();
  expect(lists.flatMap(({ versions }) => versions.map(({ status, statements }) => [status, statements]))).toEqual([
    ['retired', 0],
    ['retired', 0],
  ]);
  const [event] = await auditTrail(app(), { action: 'test_data_deleted' });
  expect(event?.details).toEqual({ results: 1, decisions: 38, statements: 360, skills: 30 });

  const { token: openToken } = open;
  const [group] = open.partOne;
  const order = group?.statements.map(({ id }) => id) ?? [];
  const answer = { token: openToken, groupIndex: 0, order, durationMs: 9_000 };
  expect(await outcomeOf(other.softskillTest.answer(answer))).toBe('NOT_FOUND');
  expect(await outcomeOf(other.softskillTest.finish({ token: openToken }))).toBe('NOT_FOUND');
  expect(await outcomeOf(other.softskillTest.start({ variant: 'test1', token: openToken }))).toBe('NO_CATALOGUE');
  expect(await outcomeOf(guest.softskillTest.start({ variant: 'test2', token: guestRun.token }))).toBe('NO_CATALOGUE');
  expect(await outcomeOf(applicant.results.softskill({ resultId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(applicant.results.softskill({ token }))).toBe('NOT_FOUND');
  expect(await applicant.results.dashboard()).toMatchObject({
    softskill: null,
    softskillHistory: [],
    testsCompleted: 0,
  });
  const overview = await applicant.tests.overview({ softskillTokens: [token], valueTokens: [] });
  expect(overview.softskill).toMatchObject({ status: 'none', hasOpenRun: false });

  await importShippedCatalogues(app());
  expect((await rowCounts())['statements']).toBe(0);
  const [{ versionId } = { versionId: 0 }] = lists[0]?.versions ?? [];
  expect(await outcomeOf(admin.adminImport.activate({ versionId }))).toBe('NOT_FOUND');

  const { version, status } = await admin.adminImport.takeShipped({ testVariant: 'test1' });
  expect([status, version.number, version.status]).toEqual(['imported', 2, 'draft']);
  await admin.adminImport.activate({ versionId: version.versionId });
  const newRun = await other.softskillTest.start({ variant: 'test1', token: openToken });
  expect(newRun.token).not.toBe(openToken);
  expect(newRun.partOne.every(({ answer: given }) => given === null)).toBe(true);
  const { resultId: newResult } = await takeSoftskillTest(applicant);
  expect((await applicant.results.softskill({ resultId: newResult })).skills[0]?.name).not.toBe('');
});

test('parallel deletions and activations end in one of the two orders', async () => {
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  const { version } = await admin.adminImport.takeShipped({ testVariant: 'test2' });
  const outcomes = await Promise.all([
    outcomeOf(admin.adminImport.activate({ versionId: version.versionId })),
    outcomeOf(admin.adminImport.deleteAll({ confirmation: 'LÖSCHEN' })),
    outcomeOf(admin.adminImport.activate({ versionId: version.versionId })),
  ]);
  expect(outcomes[1]).toBe('accepted');
  for (const outcome of [outcomes[0], outcomes[2]])
    expect(['accepted', 'NOT_FOUND', 'VERSION_ACTIVE']).toContain(outcome);
  expect(await app().db.prisma.catalogueVersion.count({ where: { status: 'active' } })).toBe(0);
});
