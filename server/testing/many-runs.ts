import type { App } from '../core/app.ts';

/** As many more guests who answered as the run of this result was answered, with the same result. */
export async function manyFinishedRuns({ db }: App, resultId: string, count: number): Promise<void> {
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
