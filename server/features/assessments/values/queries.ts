import type { Prisma } from '#prisma/generated/client.ts';
import type { ValuePair } from '#shared/assessments/state.ts';
import type { Tx } from '../../../core/database/db.ts';
import type { RowKey } from '../runs/run-access.ts';

const runColumns = {
  id: true,
  testToken: true,
  userId: true,
  status: true,
  seed: true,
  pairs: true,
  shownTriads: true,
  answeredTriads: true,
} as const;

export type ValueRunRow = {
  id: string;
  testToken: string;
  userId: string | null;
  status: 'open' | 'finished';
  seed: number;
  pairs: ValuePair[] | null;
  shownTriads: Array<[string, string, string]>;
  answeredTriads: number;
};

const asRun = (row: Prisma.ValueTestRunGetPayload<{ select: typeof runColumns }> | null): ValueRunRow | null =>
  row && { ...row, pairs: row.pairs as ValuePair[] | null, shownTriads: row.shownTriads as ValueRunRow['shownTriads'] };

export const findValueRun = async (tx: Tx, where: RowKey): Promise<ValueRunRow | null> =>
  asRun(await tx.valueTestRun.findUnique({ where, select: runColumns }));

export const findOpenValueRun = async (tx: Tx, userId: string): Promise<ValueRunRow | null> =>
  asRun(
    await tx.valueTestRun.findFirst({
      where: { userId, status: 'open' },
      orderBy: { startedAt: 'desc' },
      select: runColumns,
    }),
  );

type NewRun = { testToken: string; userId: string | null; seed: number; startedAt: Date };

export async function insertValueRun(tx: Tx, run: NewRun): Promise<ValueRunRow> {
  const { id } = await tx.valueTestRun.create({ data: run, select: { id: true } });
  return { ...run, id, status: 'open', pairs: null, shownTriads: [], answeredTriads: 0 };
}

export async function lockValueRun(tx: Tx, id: string): Promise<ValueRunRow | null> {
  await tx.$queryRaw`select 1 from value_test_runs where id = ${id}::uuid for update`;
  return findValueRun(tx, { id });
}

type ComparisonRow = { pairIndex: number; winner: string; loser: string; firstWinner: string };

export const listComparisons = (tx: Tx, runId: string): Promise<ComparisonRow[]> =>
  tx.valueComparison.findMany({
    where: { runId },
    orderBy: { pairIndex: 'asc' },
    select: { pairIndex: true, winner: true, loser: true, firstWinner: true },
  });

export async function updateSelection(
  tx: Tx,
  run: ValueRunRow,
  chosen: { values: string[]; pairs: ValuePair[] },
): Promise<void> {
  await tx.valueComparison.deleteMany({ where: { runId: run.id } });
  const row = { userId: run.userId, testToken: run.testToken, selectedValues: chosen.values };
  await tx.valueSelection.upsert({
    where: { runId: run.id },
    create: { runId: run.id, ...row },
    update: row,
    select: { runId: true },
  });
  await tx.valueTestRun.update({ where: { id: run.id }, data: { pairs: chosen.pairs }, select: { id: true } });
}

export async function findSelection(tx: Tx, runId: string): Promise<string[] | null> {
  return (
    (await tx.valueSelection.findUnique({ where: { runId }, select: { selectedValues: true } }))?.selectedValues ?? null
  );
}

type NewComparison = { pairIndex: number; winner: string; loser: string; decidedAt: Date };

/** Stores or replaces an answer before the contradictions round. Returns false once a contradiction was shown. */
export async function insertComparison(
  tx: Tx,
  run: ValueRunRow,
  { pairIndex, winner, loser, decidedAt }: NewComparison,
): Promise<boolean> {
  const count = await tx.$executeRaw`
    with open_run as (
      select id, user_id, test_token from value_test_runs
       where id = ${run.id}::uuid and status = 'open' and shown_triads = '[]' and pairs = ${JSON.stringify(run.pairs)}::jsonb for share
    )
    insert into value_comparisons (run_id, pair_index, user_id, test_token, winner, loser, first_winner, decided_at)
    select id, ${pairIndex}::smallint, user_id, test_token, ${winner}, ${loser}, ${winner}, ${decidedAt}::timestamptz from open_run
    on conflict (run_id, pair_index) do update
      set winner = excluded.winner, loser = excluded.loser, first_winner = excluded.first_winner, decided_at = excluded.decided_at`;
  return count === 1;
}

export async function updateComparison(
  tx: Tx,
  runId: string,
  change: { winner: string; loser: string; decidedAt: Date },
): Promise<void> {
  const pair = [change.winner, change.loser];
  await tx.valueComparison.updateMany({ where: { runId, winner: { in: pair }, loser: { in: pair } }, data: change });
}

type Offers = { shown: ValueRunRow['shownTriads']; answered: number };

export async function updateOffers(tx: Tx, runId: string, { shown, answered }: Offers): Promise<void> {
  await tx.valueTestRun.update({
    where: { id: runId },
    data: { shownTriads: shown, answeredTriads: answered },
    select: { id: true },
  });
}

type NewResult = { scores: Record<string, number>; consistence: number; createdAt: Date };

export async function insertValueResult(tx: Tx, run: ValueRunRow, result: NewResult): Promise<string> {
  const { id: runId, userId, testToken } = run;
  const { id } = await tx.valueTestResult.create({
    data: { runId, userId, testToken, ...result },
    select: { id: true },
  });
  await tx.valueTestRun.update({
    where: { id: runId },
    data: { status: 'finished', finishedAt: result.createdAt },
    select: { id: true },
  });
  return id;
}

export async function findValueResultIdOf(tx: Tx, runId: string): Promise<string | null> {
  return (await tx.valueTestResult.findUnique({ where: { runId }, select: { id: true } }))?.id ?? null;
}
