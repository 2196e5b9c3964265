import { beforeEach, expect, test } from 'vitest';
import { minutes } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { callerFor, makePerson } from '../../testing/people.ts';
import { byId, copyFinishedRun, type Ordering, takeSoftskillTest } from '../../testing/test-runs.ts';
import { countRuns } from './count-runs.ts';

const app = testApp({ mail: false });
const sql = async (text: string, values: unknown[] = []) => (await app().db.pool.query(text, values)).rows;

const upsideDown: Ordering = (group) => byId(group).toReversed();

beforeEach(async () => {
  await sql('delete from softskill_test_runs');
  for (const table of ['statement_place_counts', 'group_time_counts', 'run_quality_counts', 'counted_people'])
    await sql(`delete from ${table}`);
});

async function tenGuests(): Promise<void> {
  const { resultId } = await takeSoftskillTest(await callerFor(app(), null), byId);
  await copyFinishedRun(app(), resultId, 9);
  await count();
}

async function count(): Promise<void> {
  app().clock.advance(minutes(2));
  await countRuns(app());
}

const total = async () =>
  (
    await sql(
      'select coalesce(sum(runs), 0)::int as runs, coalesce(sum(counted), 0)::int as counted from run_quality_counts',
    )
  )[0];

const endsOfFirst = async () =>
  (
    await sql(`select coalesce(sum(count) filter (where place = 1), 0)::int as first,
                      coalesce(sum(count) filter (where place = 4), 0)::int as last
                 from statement_place_counts
                where statement_id = (select min(statement_id) from statement_place_counts)`)
  )[0];

test('counts an account once, with its newest run, whether its runs are counted together or separately', async () => {
  const person = await callerFor(app(), await makePerson(app()));
  for (let run = 0; run < 3; run++) await takeSoftskillTest(person, byId);
  await tenGuests();
  expect(await total()).toEqual({ runs: 13, counted: 11 });
  expect(await endsOfFirst()).toEqual({ first: 11, last: 0 });
  await takeSoftskillTest(person, upsideDown);
  await tenGuests();
  expect(await total()).toEqual({ runs: 24, counted: 21 });
  expect(await endsOfFirst()).toEqual({ first: 20, last: 1 });
});

test('does not count a person again who deletes a counted run and repeats the test', async () => {
  const person = await callerFor(app(), await makePerson(app()));
  const { resultId } = await takeSoftskillTest(person, byId);
  await tenGuests();
  await person.results.delete({ kind: 'softskill', resultId });
  await takeSoftskillTest(person, upsideDown);
  await tenGuests();
  expect(await total()).toEqual({ runs: 22, counted: 21 });
  expect(await endsOfFirst()).toEqual({ first: 21, last: 0 });
});

test('replaces a counted guest run that an account has claimed', async () => {
  const person = await makePerson(app());
  const { resultId } = await takeSoftskillTest(await callerFor(app(), null), byId);
  await tenGuests();
  await sql(
    'update softskill_test_runs set user_id = $1 where id = (select run_id from softskill_test_results where id = $2)',
    [person.userId, resultId],
  );
  await takeSoftskillTest(await callerFor(app(), person), upsideDown);
  await tenGuests();
  expect(await total()).toEqual({ runs: 22, counted: 21 });
  expect(await endsOfFirst()).toEqual({ first: 20, last: 1 });
});

test('leaves out a flagged run and keeps the earlier run of its account', async () => {
  const person = await callerFor(app(), await makePerson(app()));
  await takeSoftskillTest(person, byId);
  const { resultId } = await takeSoftskillTest(person, upsideDown);
  await sql(`update softskill_test_results set quality = quality || '{"isReliable": false}' where id = $1`, [resultId]);
  await tenGuests();
  expect(await total()).toEqual({ runs: 12, counted: 11 });
  expect(await endsOfFirst()).toEqual({ first: 11, last: 0 });
});

test('waits for ten different people, however often one of them repeats the test', async () => {
  const person = await callerFor(app(), await makePerson(app()));
  for (let run = 0; run < 3; run++) await takeSoftskillTest(person, byId);
  const { resultId } = await takeSoftskillTest(await callerFor(app(), null), byId);
  await copyFinishedRun(app(), resultId, 7);
  await count();
  expect(await total()).toEqual({ runs: 0, counted: 0 });
  await takeSoftskillTest(await callerFor(app(), null), byId);
  await count();
  expect(await total()).toEqual({ runs: 12, counted: 10 });
});
