import type { Tx } from '../../../core/db.ts';
import type { OutdatedRow } from '../results/queries.ts';

/** Only one recomputation of a version is ordered at a time. */
export async function lockRecomputing(tx: Tx, versionId: number): Promise<void> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`recompute ${versionId}`}, 0))::text`;
}

type Wanted = { versionId: number; offsetsId: number };

export async function countOtherResults(tx: Tx, { versionId, offsetsId }: Wanted): Promise<number> {
  const [row] = await tx.$queryRaw<Array<{ count: number }>>`
    select count(*)::int as count
      from softskill_test_runs r join softskill_test_results s on s.run_id = r.id
     where r.catalogue_version_id = ${versionId} and r.status = 'finished' and s.offsets_id is distinct from ${offsetsId}::int`;
  return row?.count ?? 0;
}

/** The end of a run, as text: to the digit, and as a job can keep it. */
export type Place = { finishedAt: string; runId: string };
type After = Wanted & { after: Place; take: number };

/** The next results that were computed with something else, in the order in which their runs ended. */
export const listOtherResults = (tx: Tx, { versionId, offsetsId, after, take }: After) =>
  tx.$queryRaw<Array<OutdatedRow & Place>>`
    select s.id, s.run_id as "runId", s.scoring_version as "scoringVersion", s.offsets_id as "offsetsId",
           r.finished_at::text as "finishedAt"
      from softskill_test_runs r join softskill_test_results s on s.run_id = r.id
     where r.catalogue_version_id = ${versionId} and r.status = 'finished'
       and r.finished_at >= ${after.finishedAt}::timestamptz
       and (r.finished_at, r.id) > (${after.finishedAt}::timestamptz, ${after.runId}::uuid)
       and s.offsets_id is distinct from ${offsetsId}::int
     order by r.finished_at, r.id limit ${take}`;

export type RecomputingRow = {
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  done: number;
  of: number;
  errorCode: string | null;
};

/** The last recomputation of this version, if it was ordered after this moment. */
export async function findRecomputing(tx: Tx, versionId: number, since: Date): Promise<RecomputingRow | null> {
  const [row = null] = await tx.$queryRaw<RecomputingRow[]>`
    select status::text as status, coalesce(progress ->> 'done', '0')::int as done,
           coalesce(progress ->> 'of', payload ->> 'of', '0')::int as "of", error_code as "errorCode"
      from background_jobs
     where kind = 'recompute-results' and created_at > ${since}::timestamptz
       and coalesce(progress ->> 'versionId', payload ->> 'versionId') = ${String(versionId)}
     order by created_at desc limit 1`;
  return row;
}
