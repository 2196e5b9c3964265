import { expect, test } from 'vitest';
import { minutes } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePersonAs } from '../../testing/people.ts';
import { byId, copyFinishedRun, takeSoftskillTest } from '../../testing/test-runs.ts';
import { countRuns } from './count-runs.ts';

const app = testApp({ mail: false });
const variant = 'test1';
const keysOf = (thing: object | null | undefined) => Object.keys(thing ?? {}).sort();
const staff = async () => (await callerFor(app(), await makePersonAs(app(), 'support'))).adminQuality;
const sql = (text: string, values: unknown[] = []) => app().db.pool.query(text, values);

async function runsEndedAt(moment: string, copies: number): Promise<{ resultId: string; runId: string }> {
  const { resultId } = await takeSoftskillTest(await callerFor(app(), null), byId);
  const { rows } = await sql(
    `update softskill_test_runs set finished_at = $2 where id = (select run_id from softskill_test_results where id = $1)
     returning id`,
    [resultId, moment],
  );
  await copyFinishedRun(app(), resultId, copies);
  return { resultId, runId: (rows[0] as { id: string }).id };
}

test('counts runs once by German month, and shows moved and deviating statements and the flagged share', async () => {
  app().clock.set(new Date('2026-11-20T10:00:00Z'));
  const support = await staff();
  await runsEndedAt('2026-10-31T22:59:59Z', 699);
  const november = await runsEndedAt('2026-10-31T23:00:00Z', 124);
  await sql(`update softskill_group_decisions d set statement_order = array[statement_order[4], statement_order[3], statement_order[2], statement_order[1]],
                    duration_seconds = 700
               from softskill_test_runs r where r.id = d.run_id and d.group_index = 0 and r.finished_at = '2026-10-31T23:00:00Z'`);
  await sql(`update softskill_test_results set quality = quality || '{"isReliable": false}'
              where run_id in (select id from softskill_test_runs where finished_at = '2026-10-31T23:00:00Z' limit 25)`);
  await Promise.all([countRuns(app()), countRuns(app()), support.state({ variant })]);
  const state = await support.state({ variant });
  const { figures } = state;
  expect(state.runs).toBe(800);
  expect(figures?.flaggedShare).toBe(0.03);
  expect(figures?.months).toEqual([
    { month: '2026-11', runs: 100, flaggedShare: 0.2 },
    { month: '2026-10', runs: 700, flaggedShare: 0 },
  ]);
  const { rows } = await sql(`select sum(count)::int as places from statement_place_counts`);
  expect(rows).toEqual([{ places: 800 * 35 * 4 }]);

  const [group, second] = figures?.groups ?? [];
  expect(group?.statements.map(({ shares }) => shares)).toContainEqual([0.875, 0, 0, 0.125]);
  expect([group?.medianSeconds, second?.medianSeconds]).toEqual([12, 12]);
  expect(figures?.partTwo.medianSeconds).toEqual([12, 12, 12, 12, 12]);
  expect(figures?.deviating).toContainEqual(
    expect.objectContaining({ meanPlace: 1, matesPlace: 3, ahead: 1.5, isBeyondChance: true }),
  );
  const { drift } = figures ?? {};
  expect([drift?.before, drift?.after]).toEqual(['2026-10', '2026-11']);
  expect(drift?.moved.map(({ groupIndex, before, after }) => [groupIndex, before, after])).toEqual(
    expect.arrayContaining([
      [0, 1, 0],
      [0, 0, 1],
    ]),
  );
  expect(drift?.moved).toHaveLength(2);

  const other = await app().db.prisma.runQualityCount.findMany({ orderBy: { month: 'asc' } });
  expect(other.map(({ month }) => month.toISOString().slice(0, 10))).toEqual(['2026-10-01', '2026-11-01']);
  await sql('delete from softskill_test_runs where id = $1', [november.runId]);
  expect((await support.state({ variant })).runs).toBe(800);
});

test('the answer has exactly these fields and nothing of a run, and the last few runs wait until there are ten', async () => {
  const support = await staff();
  await runsEndedAt('2026-11-20T09:00:00Z', 8);
  expect((await support.state({ variant })).runs).toBe(800);
  const { resultId } = await runsEndedAt('2026-11-20T09:59:30Z', 0);
  expect((await support.state({ variant })).runs).toBe(800);
  app().clock.advance(minutes(1));
  const state = await support.state({ variant });
  expect([state.runs, state.figures?.months[0]?.runs]).toEqual([810, 110]);
  expect(keysOf(state)).toEqual(['activatedAt', 'figures', 'number', 'runs', 'variant']);
  const { figures } = state;
  const figureKeys = ['deviating', 'drift', 'flaggedShare', 'groups', 'medianSeconds', 'months', 'partTwo'];
  expect(keysOf(figures)).toEqual(figureKeys);
  expect(keysOf(figures?.groups[0])).toEqual(['groupIndex', 'medianSeconds', 'statements']);
  const statementKeys = ['meanPlace', 'shares', 'skill', 'statementId', 'text'];
  expect(keysOf(figures?.groups[0]?.statements[0])).toEqual(statementKeys);
  expect(keysOf(figures?.partTwo.statements[0])).toEqual(statementKeys);
  expect(figures?.partTwo.statements).toHaveLength(60);
  expect(keysOf(figures?.months[0])).toEqual(['flaggedShare', 'month', 'runs']);
  expect(keysOf(figures?.deviating?.[0])).toEqual(
    ['ahead', 'groupIndex', 'isBeyondChance', 'matesPlace', 'meanPlace', 'skill', 'statementId', 'text'].sort(),
  );
  expect(keysOf(figures?.drift?.moved[0])).toEqual(
    ['after', 'before', 'error', 'groupIndex', 'skill', 'statementId', 'text', 'whole'].sort(),
  );
  expect(JSON.stringify(state)).not.toContain(resultId);
});

test('a few runs from the edge of a month join the others, so that no month changes by fewer than ten', async () => {
  app().clock.set(new Date('2026-12-03T10:00:00Z'));
  const support = await staff();
  await runsEndedAt('2026-11-30T22:00:00Z', 8);
  await runsEndedAt('2026-12-01T09:00:00Z', 0);
  const monthsThen = (await support.state({ variant })).figures?.months.map(({ month, runs }) => [month, runs]);
  expect(monthsThen).toEqual([
    ['2026-11', 120],
    ['2026-10', 700],
  ]);
  await runsEndedAt('2026-12-02T09:00:00Z', 9);
  expect((await support.state({ variant })).figures?.months[0]).toMatchObject({ month: '2026-12', runs: 10 });
});

test('shows nothing for fewer than ten runs, and nothing to strangers', async () => {
  const [support, stranger] = [
    await staff(),
    (await callerFor(app(), await makePersonAs(app(), 'owner'))).adminQuality,
  ];
  const empty = await support.state({ variant: 'test2' });
  expect([empty.runs, empty.figures]).toEqual([0, null]);
  expect(await outcomeOf(stranger.state({ variant }))).toBe('FORBIDDEN');
});
