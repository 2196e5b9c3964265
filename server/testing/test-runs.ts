import type { GroupView, SoftskillRunState, ValueRunState } from '#shared/assessments/state.ts';
import type { App } from '../core/app.ts';
import type { callerFor } from './people.ts';

type Caller = Awaited<ReturnType<typeof callerFor>>;
export type Ordering = (group: GroupView) => number[];

export const asShown: Ordering = (group) => group.statements.map(({ id }) => id);
export const byId: Ordering = (group) => asShown(group).toSorted((a, b) => a - b);

export async function answerAll(
  caller: Caller,
  run: SoftskillRunState,
  options: { groups?: GroupView[]; ordering?: Ordering } = {},
): Promise<void> {
  const { groups = run.partOne, ordering = byId } = options;
  for (const group of groups) {
    await caller.softskillTest.answer({
      token: run.token,
      groupIndex: group.groupIndex,
      order: ordering(group),
      durationMs: 12_000,
    });
  }
}

export async function takeSoftskillTest(
  caller: Caller,
  ordering: Ordering = byId,
): Promise<{ token: string; resultId: string }> {
  const run = await caller.softskillTest.start({ variant: 'test1' });
  await answerAll(caller, run, { ordering });
  const { partTwo } = await caller.softskillTest.partTwo({ token: run.token });
  await answerAll(caller, run, { groups: partTwo ?? [], ordering });
  const { resultId } = await caller.softskillTest.finish({ token: run.token });
  return { token: run.token, resultId };
}

export const tenValues = [
  'Balance',
  'Ehrlichkeit',
  'Familie',
  'Freiheit',
  'Frieden',
  'Gesundheit',
  'Humor',
  'Natur',
  'Neugier',
  'Respekt',
];

export async function decideAllPairs(
  caller: Caller,
  run: ValueRunState,
  prefer: (left: string, right: string) => string = (a, b) => [a, b].toSorted()[0] ?? a,
): Promise<void> {
  const { pairs } = await caller.valueTest.choose({ token: run.token, values: tenValues });
  for (const [pairIndex, { left, right }] of pairs.entries()) {
    await caller.valueTest.compare({ token: run.token, pairIndex, winner: prefer(left, right) });
  }
}

export async function takeValueTest(caller: Caller): Promise<{ token: string; resultId: string }> {
  const run = await caller.valueTest.start({});
  await decideAllPairs(caller, run);
  const { resultId } = await caller.valueTest.finish({ token: run.token });
  return { token: run.token, resultId };
}

export async function copyFinishedRun({ db }: App, resultId: string, count: number): Promise<void> {
  await db.pool.query(
    `with source as (select run_id from softskill_test_results where id = $1),
     runs as (
       insert into softskill_test_runs
         (test_token, test_variant, catalogue_version_id, status, shown_part_one, shown_part_two, started_at, finished_at)
       select gen_random_uuid()::text, r.test_variant, r.catalogue_version_id, r.status, r.shown_part_one, r.shown_part_two,
         r.started_at, r.finished_at
       from softskill_test_runs r join source on source.run_id = r.id, generate_series(1, $2)
       returning id, test_token),
     decisions as (
       insert into softskill_group_decisions
         (run_id, group_index, test_token, test_variant, statement_order, group_scores, duration_seconds)
       select runs.id, d.group_index, runs.test_token, d.test_variant, d.statement_order, d.group_scores, d.duration_seconds
       from softskill_group_decisions d join source on source.run_id = d.run_id, runs)
     insert into softskill_test_results
       (run_id, test_token, test_variant, scores, bands, quality, scoring_version)
     select runs.id, runs.test_token, s.test_variant, s.scores, s.bands, s.quality, s.scoring_version
     from softskill_test_results s join source on source.run_id = s.run_id, runs`,
    [resultId, count],
  );
}
