/**
 * An account counts with its newest run, each guest run separately; flagged runs do not count. Counts are anonymous and
 * outlive the run. Each count adds at least ten people, so that its difference reveals nothing about one person.
 */
import { minRuns } from '#shared/test-quality/places.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { addMs, minutes } from '../../core/runtime/clock.ts';
import { updateCountedMonth } from '../assessments/service.ts';
import {
  type FinishedRun,
  insertCountedPeople,
  insertRunCounts,
  listCountedPeople,
  listCountedRuns,
  listUncountedRuns,
  listVersionIds,
  lockCounting,
  lockCountingIfFree,
  updateAnswerCounts,
} from './count-queries.ts';

const batchSize = 500;
const maxForPage = 2_000;
/** Runs are committed slightly out of order; no transaction takes this long. */
const settledMs = minutes(1);

export async function countRuns(app: App): Promise<void> {
  for (const versionId of await listVersionIds(app.db.prisma)) {
    const counted = await countVersion(app, versionId);
    if (counted > 0) app.logger.info({ versionId, counted }, 'test runs counted');
  }
}

async function countVersion(app: App, versionId: number): Promise<number> {
  let counted = 0;
  for (let count = batchSize; count === batchSize; counted += count)
    count = await inTransaction(app.db, async (tx) => {
      await lockCounting(tx, versionId);
      return countBatch(app, tx, versionId);
    });
  return counted;
}

/** Limited, because a reader waits. Does nothing while another process counts. */
export async function countRunsForPage(app: App, versionId: number): Promise<void> {
  let counted = 0;
  for (let count = batchSize; count === batchSize && counted < maxForPage; counted += count)
    count = await inTransaction(app.db, async (tx) =>
      (await lockCountingIfFree(tx, versionId)) ? countBatch(app, tx, versionId) : 0,
    );
}

async function countBatch(app: App, tx: Tx, versionId: number): Promise<number> {
  const before = addMs(app.clock.now(), -settledMs);
  const runs = await listUncountedRuns(tx, { versionId, before, take: batchSize });
  const { added, replaced } = await newestRunPerPerson(tx, versionId, runs);
  const isEnough = added.length >= minRuns;
  const last = runs.at(-1);
  if (last === undefined || (!isEnough && runs.length < batchSize)) return 0;
  const monthOf = monthsOf(added);
  if (isEnough) {
    const counted = added.map((run) => ({ id: run.id, month: monthOf(run) }));
    await updateAnswerCounts(tx, { versionId, runs: replaced, by: -1 });
    await updateAnswerCounts(tx, { versionId, runs: counted, by: 1 });
    await updateCountedMonth(tx, [...replaced.map(({ id }) => ({ id, month: null })), ...counted]);
    await insertCountedPeople(tx, { versionId, userIds: added.flatMap(({ userId }) => userId ?? []) });
  }
  await insertRunCounts(tx, { versionId, months: totals(runs, monthOf), last: { id: last.id, month: monthOf(last) } });
  return runs.length;
}

async function newestRunPerPerson(tx: Tx, versionId: number, runs: readonly FinishedRun[]) {
  const newest = new Map(runs.filter(({ flagged }) => !flagged).map((run) => [run.userId ?? run.id, run]));
  const userIds = [...newest.values()].flatMap(({ userId }) => userId ?? []);
  const [replaced, known] = await Promise.all([
    listCountedRuns(tx, { versionId, userIds }),
    listCountedPeople(tx, { versionId, userIds }),
  ]);
  const replaceable = new Set(replaced.map(({ userId }) => userId));
  // Without a replaceable run, the counted run of a known person was deleted and its counts stay.
  const added = [...newest.values()].filter(
    ({ userId }) => userId === null || !known.has(userId) || replaceable.has(userId),
  );
  return { added, replaced };
}

/** Months with fewer than ten of these runs join the largest month, so that each change contains ten people. */
function monthsOf(added: readonly FinishedRun[]): (run: FinishedRun) => string {
  const sizes = new Map<string, number>();
  for (const { month } of added) sizes.set(month, (sizes.get(month) ?? 0) + 1);
  const [largest] = [...sizes].toSorted(([a, atA], [b, atB]) => atB - atA || (a < b ? 1 : -1))[0] ?? [];
  return ({ month }) => ((sizes.get(month) ?? 0) >= minRuns ? month : (largest ?? month));
}

function totals(runs: readonly FinishedRun[], monthOf: (run: FinishedRun) => string) {
  const months = new Map<string, { month: string; runs: number; flagged: number }>();
  for (const run of runs) {
    const month = monthOf(run);
    const total = months.get(month) ?? { month, runs: 0, flagged: 0 };
    months.set(month, { month, runs: total.runs + 1, flagged: total.flagged + Number(run.flagged) });
  }
  return [...months.values()];
}
