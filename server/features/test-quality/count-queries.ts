import { fewestRuns } from '#shared/test-quality/places.ts';
import type { Tx } from '../../core/db.ts';

/** Until the transaction ends, nobody else counts runs of this version. @returns false at once if somebody does */
export async function tryLockCounting(tx: Tx, versionId: number): Promise<boolean> {
  const [row] = await tx.$queryRaw<Array<{ held: boolean }>>`
    select pg_try_advisory_xact_lock(hashtextextended(${lockName(versionId)}, 0)) as held`;
  return row?.held ?? false;
}

/** The same, after whoever is at it. */
export async function lockCounting(tx: Tx, versionId: number): Promise<void> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${lockName(versionId)}, 0))::text`;
}

const lockName = (versionId: number): string => `test-quality ${versionId}`;

export const listVersionIds = async (tx: Tx): Promise<number[]> =>
  (await tx.catalogueVersion.findMany({ orderBy: { id: 'asc' }, select: { id: true } })).map(({ id }) => id);

type Counted = { countedAt: Date; countedRunId: string };

/** Until which run the version is counted. */
async function findLastCounted(tx: Tx, versionId: number): Promise<Counted> {
  const [row] = await tx.$queryRaw<Counted[]>`
    select counted_at as "countedAt", counted_run_id as "countedRunId" from run_quality_counts
     where catalogue_version_id = ${versionId} and counted_at is not null and counted_run_id is not null
     order by counted_at desc, counted_run_id desc limit 1`;
  return row ?? { countedAt: new Date(0), countedRunId: '00000000-0000-0000-0000-000000000000' };
}

type Portion = { versionId: number; before: Date; take: number };

/** Ids of the next runs to count, in the order in which they ended, by the index on version, state and end. */
export async function listUncounted(tx: Tx, { versionId, before, take }: Portion): Promise<string[]> {
  const { countedAt, countedRunId } = await findLastCounted(tx, versionId);
  const rows = await tx.$queryRaw<Array<{ id: string }>>`
    select id from softskill_test_runs
     where catalogue_version_id = ${versionId} and status = 'finished'
       and finished_at >= ${countedAt}::timestamptz and finished_at < ${before}::timestamptz
       and (finished_at, id) > (${countedAt}::timestamptz, ${countedRunId}::uuid)
     order by finished_at, id limit ${take}`;
  return rows.map(({ id }) => id);
}

/**
 * Adds these runs, at least ten, to all three counts, in the months in which they ended in Germany; a few from the edge of a month go
 * with most of the others, so that no figure of any month changes by fewer than ten people. The caller holds the lock.
 */
export async function addToCounts(tx: Tx, versionId: number, runIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    with ended as materialized (
      select r.id, r.finished_at, date_trunc('month', r.finished_at at time zone 'Europe/Berlin')::date as month,
             s.quality ->> 'isReliable' = 'false' as flagged
        from softskill_test_runs r left join softskill_test_results s on s.run_id = r.id
       where r.id = any(${runIds}::uuid[])
    ), slice as (
      select month, count(*) as size from ended group by month
    ), run as materialized (
      select id, finished_at, flagged,
             case when size >= ${fewestRuns} then month
                  else (select month from slice order by size desc, month desc limit 1) end as month
        from ended join slice using (month)
    ), answer as materialized (
      select run.month, d.group_index, d.statement_order, least(600, round(d.duration_seconds))::int as seconds
        from run join softskill_group_decisions d on d.run_id = run.id
    ), places as (
      insert into statement_place_counts (catalogue_version_id, month, statement_id, place, count)
      select ${versionId}::int, month, statement_id, place, count(*)
        from answer, unnest(statement_order) with ordinality as placed(statement_id, place)
       group by month, statement_id, place
      on conflict (catalogue_version_id, month, statement_id, place)
        do update set count = statement_place_counts.count + excluded.count
    ), times as (
      insert into group_time_counts (catalogue_version_id, month, group_index, seconds, count)
      select ${versionId}::int, month, group_index, seconds, count(*) from answer group by month, group_index, seconds
      on conflict (catalogue_version_id, month, group_index, seconds)
        do update set count = group_time_counts.count + excluded.count
    )
    insert into run_quality_counts (catalogue_version_id, month, runs, flagged, counted_at, counted_run_id)
    select ${versionId}::int, month, count(*), count(*) filter (where flagged), max(finished_at),
           (array_agg(id order by finished_at desc, id desc))[1]
      from run group by month
    on conflict (catalogue_version_id, month) do update
      set runs = run_quality_counts.runs + excluded.runs, flagged = run_quality_counts.flagged + excluded.flagged,
          counted_at = excluded.counted_at, counted_run_id = excluded.counted_run_id`;
}
