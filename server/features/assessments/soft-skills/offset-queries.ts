import type { Tx } from '../../../core/db.ts';

/** So many of the newest finished runs of a version say enough, and no more are read. */
export const mostRunsLearnedFrom = 2_000;

/** The newest finished runs of a version, by the index on version, state and end. */
const newest = `select r.id from softskill_test_runs r
   where r.catalogue_version_id = $1 and r.status = 'finished' order by r.finished_at desc limit ${mostRunsLearnedFrom}`;

export async function countFinishedRuns(tx: Tx, versionId: number): Promise<number> {
  const [row] = await tx.$queryRawUnsafe<Array<{ count: number }>>(
    `select count(*)::int as count from (${newest}) newest`,
    versionId,
  );
  return row?.count ?? 0;
}

/**
 * How often each order came, as the JSON of [order, count][]: some ten thousand, which only the worker that learns from them takes
 * apart. Nothing says whose they were.
 */
export async function countOrders(tx: Tx, versionId: number): Promise<string> {
  const [row] = await tx.$queryRawUnsafe<Array<{ counts: string | null }>>(
    `select json_agg(json_build_array(seen."order", seen.count))::text as counts
       from (select d.statement_order as "order", count(*)::int as count
               from softskill_group_decisions d join (${newest}) newest on newest.id = d.run_id
              group by d.statement_order) seen`,
    versionId,
  );
  return row?.counts ?? '[]';
}

/** Mean square of the strengths of a person, from the estimated ones and their errors, over people and skills. */
export async function meanSpread(tx: Tx, versionId: number): Promise<number> {
  const [row] = await tx.$queryRawUnsafe<Array<{ spread: number | null }>>(
    `select avg((band ->> 'strength')::float ^ 2 + (band ->> 'error')::float ^ 2) as spread
       from softskill_test_results s join (${newest}) newest on newest.id = s.run_id, jsonb_array_elements(s.bands) band`,
    versionId,
  );
  return row?.spread ?? 0;
}

export type LearnedOffsets = { id: number; offsets: ReadonlyMap<number, number> };

const asOffsets = (row: { id: number; offsets: unknown }): LearnedOffsets => ({
  id: row.id,
  // This server wrote pairs of statement id and offset.
  offsets: new Map(row.offsets as Array<[number, number]>),
});

/** What runs of this version that are finished now are computed with. */
export async function findActiveOffsets(tx: Tx, catalogueVersionId: number): Promise<LearnedOffsets | null> {
  const row = await tx.statementOffsets.findFirst({
    where: { catalogueVersionId, activatedAt: { not: null } },
    orderBy: { activatedAt: 'desc' },
    select: { id: true, offsets: true },
  });
  return row && asOffsets(row);
}

export async function findOffsets(tx: Tx, id: number): Promise<LearnedOffsets | null> {
  const row = await tx.statementOffsets.findUnique({ where: { id }, select: { id: true, offsets: true } });
  return row && asOffsets(row);
}

type NewOffsets = { catalogueVersionId: number; offsets: Array<[number, number]>; runs: number; estimatedAt: Date };

export async function insertOffsets(tx: Tx, row: NewOffsets): Promise<number> {
  return (await tx.statementOffsets.create({ data: row, select: { id: true } })).id;
}

/** @returns the version they belong to; null if they are not there or in use already */
export async function activateOffsets(tx: Tx, id: number, activatedAt: Date): Promise<number | null> {
  const [row] = await tx.statementOffsets.updateManyAndReturn({
    where: { id, activatedAt: null },
    data: { activatedAt },
    select: { catalogueVersionId: true },
  });
  return row?.catalogueVersionId ?? null;
}

/** As many of the newest estimates as anybody looks at. */
const mostShown = 20;

export const listOffsets = (tx: Tx, catalogueVersionId: number) =>
  tx.statementOffsets.findMany({
    where: { catalogueVersionId },
    orderBy: { id: 'desc' },
    take: mostShown,
    select: { id: true, runs: true, estimatedAt: true, activatedAt: true },
  });
