import type { Tx } from '../../core/database/db.ts';

/** @returns false at once if another transaction holds the lock of this version */
export async function lockCountingIfFree(tx: Tx, versionId: number): Promise<boolean> {
  const [row] = await tx.$queryRaw<Array<{ held: boolean }>>`
    select pg_try_advisory_xact_lock(hashtextextended(${lockName(versionId)}, 0)) as held`;
  return row?.held ?? false;
}

export async function lockCounting(tx: Tx, versionId: number): Promise<void> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${lockName(versionId)}, 0))::text`;
}

const lockName = (versionId: number): string => `test-quality ${versionId}`;

export const listVersionIds = async (tx: Tx): Promise<number[]> =>
  (await tx.catalogueVersion.findMany({ orderBy: { id: 'asc' }, select: { id: true } })).map(({ id }) => id);

type CountedPosition = { countedAt: Date; countedRunId: string };

async function findLastCounted(tx: Tx, versionId: number): Promise<CountedPosition> {
  const [row] = await tx.$queryRaw<CountedPosition[]>`
    select counted_at as "countedAt", counted_run_id as "countedRunId" from run_quality_counts
     where catalogue_version_id = ${versionId} and counted_at is not null and counted_run_id is not null
     order by counted_at desc, counted_run_id desc limit 1`;
  return row ?? { countedAt: new Date(0), countedRunId: '00000000-0000-0000-0000-000000000000' };
}

type BatchQuery = { versionId: number; before: Date; take: number };

export type FinishedRun = { id: string; userId: string | null; month: string; flagged: boolean };

export async function listUncountedRuns(tx: Tx, { versionId, before, take }: BatchQuery): Promise<FinishedRun[]> {
  const { countedAt, countedRunId } = await findLastCounted(tx, versionId);
  return tx.$queryRaw<FinishedRun[]>`
    select r.id, r.user_id as "userId", to_char(r.finished_at at time zone 'Europe/Berlin', 'YYYY-MM-01') as month,
           coalesce(s.quality ->> 'isReliable' = 'false', false) as flagged
      from softskill_test_runs r left join softskill_test_results s on s.run_id = r.id
     where r.catalogue_version_id = ${versionId} and r.status = 'finished'
       and r.finished_at >= ${countedAt}::timestamptz and r.finished_at < ${before}::timestamptz
       and (r.finished_at, r.id) > (${countedAt}::timestamptz, ${countedRunId}::uuid)
     order by r.finished_at, r.id limit ${take}`;
}

type CountedRun = { id: string; userId: string; month: string };
type People = { versionId: number; userIds: readonly string[] };

export const listCountedRuns = (tx: Tx, { versionId, userIds }: People) =>
  tx.$queryRaw<CountedRun[]>`
    select id, user_id as "userId", to_char(counted_month, 'YYYY-MM-DD') as month from softskill_test_runs
     where user_id = any(${userIds}::uuid[]) and catalogue_version_id = ${versionId} and counted_month is not null`;

/** Includes people whose counted run was deleted. */
export async function listCountedPeople(tx: Tx, { versionId, userIds }: People): Promise<Set<string>> {
  const where = { catalogueVersionId: versionId, userId: { in: [...userIds] } };
  const rows = await tx.countedPerson.findMany({ where, select: { userId: true } });
  return new Set(rows.map(({ userId }) => userId));
}

export async function insertCountedPeople(tx: Tx, { versionId, userIds }: People): Promise<void> {
  const data = userIds.map((userId) => ({ catalogueVersionId: versionId, userId }));
  await tx.countedPerson.createMany({ data, skipDuplicates: true });
}

type PlacedRun = { id: string; month: string };
type AnswerCount = { versionId: number; runs: readonly PlacedRun[]; by: 1 | -1 };

/** `by` 1 adds the answers to the statistics of their months, −1 removes them. */
export async function updateAnswerCounts(tx: Tx, { versionId, runs, by }: AnswerCount): Promise<void> {
  await tx.$executeRaw`
    with run as materialized (
      select * from unnest(${runs.map(({ id }) => id)}::uuid[], ${runs.map(({ month }) => month)}::date[]) as run(id, month)
    ), answer as materialized (
      select run.month, d.group_index, d.statement_order, least(600, round(d.duration_seconds))::int as seconds
        from run join softskill_group_decisions d on d.run_id = run.id
    ), places as (
      insert into statement_place_counts (catalogue_version_id, month, statement_id, place, count)
      select ${versionId}::int, month, statement_id, place, ${by}::int * count(*)
        from answer, unnest(statement_order) with ordinality as placed(statement_id, place)
       group by month, statement_id, place
      on conflict (catalogue_version_id, month, statement_id, place)
        do update set count = statement_place_counts.count + excluded.count
    ), times as (
      insert into group_time_counts (catalogue_version_id, month, group_index, seconds, count)
      select ${versionId}::int, month, group_index, seconds, ${by}::int * count(*)
        from answer group by month, group_index, seconds
      on conflict (catalogue_version_id, month, group_index, seconds)
        do update set count = group_time_counts.count + excluded.count
    )
    insert into run_quality_counts (catalogue_version_id, month, counted)
    select ${versionId}::int, month, ${by}::int * count(*) from run group by month
    on conflict (catalogue_version_id, month) do update set counted = run_quality_counts.counted + excluded.counted`;
}

type MonthOfRuns = { month: string; runs: number; flagged: number };
type CountedBatch = { versionId: number; months: readonly MonthOfRuns[]; last: PlacedRun };

export async function insertRunCounts(tx: Tx, { versionId, months, last }: CountedBatch): Promise<void> {
  await tx.$executeRaw`
    insert into run_quality_counts (catalogue_version_id, month, runs, flagged)
    select ${versionId}::int, month, runs, flagged
      from unnest(${months.map(({ month }) => month)}::date[], ${months.map(({ runs }) => runs)}::int[],
                  ${months.map(({ flagged }) => flagged)}::int[]) as passed(month, runs, flagged)
    on conflict (catalogue_version_id, month) do update
      set runs = run_quality_counts.runs + excluded.runs, flagged = run_quality_counts.flagged + excluded.flagged`;
  await tx.$executeRaw`
    update run_quality_counts set counted_run_id = ${last.id}::uuid,
           counted_at = (select finished_at from softskill_test_runs where id = ${last.id}::uuid)
     where catalogue_version_id = ${versionId} and month = ${last.month}::date`;
}
