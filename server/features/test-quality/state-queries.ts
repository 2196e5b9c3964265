import type { Tx } from '../../core/database/db.ts';

export const findVersion = (tx: Tx, id: number) =>
  tx.catalogueVersion.findUniqueOrThrow({ where: { id }, select: { number: true, activatedAt: true } });

/** `runs` are all finished runs, `counted` those in the statistics. */
export type MonthRow = { month: string; runs: number; flagged: number; counted: number };

export const listMonths = (tx: Tx, versionId: number, take: number) =>
  tx.$queryRaw<MonthRow[]>`
    select to_char(month, 'YYYY-MM') as month, runs, flagged, counted from run_quality_counts
     where catalogue_version_id = ${versionId} and counted > 0 order by run_quality_counts.month desc limit ${take}`;

type Span = { versionId: number; from: string; to: string };

const dayOfMonth = (month: string): string => `${month}-01`;

export type PlaceRow = { statementId: number; counts: number[] };

export const listPlaceCounts = (tx: Tx, { versionId, from, to }: Span) =>
  tx.$queryRaw<PlaceRow[]>`
    select statement_id as "statementId",
           array[coalesce(sum(count) filter (where place = 1), 0), coalesce(sum(count) filter (where place = 2), 0),
                 coalesce(sum(count) filter (where place = 3), 0), coalesce(sum(count) filter (where place = 4), 0)]::int[] as counts
      from statement_place_counts
     where catalogue_version_id = ${versionId}
       and month between ${dayOfMonth(from)}::date and ${dayOfMonth(to)}::date
     group by statement_id`;

export type TimeRow = { groupIndex: number; value: number; count: number };

export const listTimeCounts = (tx: Tx, { versionId, from, to }: Span) =>
  tx.$queryRaw<TimeRow[]>`
    select group_index::int as "groupIndex", seconds::int as value, sum(count)::int as count from group_time_counts
     where catalogue_version_id = ${versionId}
       and month between ${dayOfMonth(from)}::date and ${dayOfMonth(to)}::date
     group by group_index, seconds`;
