/**
 * Counts finished runs, of accounts and guests alike, once each: how often a statement took a place, how long groups took, how many runs
 * are 'eingeschränkt belastbar'. What is counted is of nobody, and stays when a result is deleted.
 *
 * Runs are added ten at a time at least: whoever looks at the page before and after somebody's test learns nothing about that test. The
 * last few wait for others.
 */
import { fewestRuns } from '#shared/test-quality/places.ts';
import type { App } from '../../core/app.ts';
import { later, minutes } from '../../core/clock.ts';
import { inTransaction, type Tx } from '../../core/db.ts';
import { addToCounts, listUncounted, listVersionIds, lockCounting, tryLockCounting } from './count-queries.ts';

/** Of one transaction. */
const portion = 500;
/** What a page counts before it is shown. */
const mostForPage = 2_000;
/** Runs are committed a little out of the order in which they ended; no transaction lasts as long as this. */
const settledMs = minutes(1);

/** All versions, to the end. */
export async function countRuns(app: App): Promise<void> {
  for (const versionId of await listVersionIds(app.db.prisma)) {
    const counted = await countVersion(app, versionId);
    if (counted > 0) app.logger.info({ versionId, counted }, 'test runs counted');
  }
}

async function countVersion(app: App, versionId: number): Promise<number> {
  let counted = 0;
  for (let count = portion; count === portion; counted += count)
    count = await inTransaction(app.db, async (tx) => {
      await lockCounting(tx, versionId);
      return countPortion(app, tx, versionId);
    });
  return counted;
}

/** A few, for whoever looks at them now; nothing while somebody else counts. */
export async function catchUp(app: App, versionId: number): Promise<void> {
  let counted = 0;
  for (let count = portion; count === portion && counted < mostForPage; counted += count)
    count = await inTransaction(app.db, async (tx) =>
      (await tryLockCounting(tx, versionId)) ? countPortion(app, tx, versionId) : 0,
    );
}

async function countPortion(app: App, tx: Tx, versionId: number): Promise<number> {
  const before = later(app.clock.now(), -settledMs);
  const runIds = await listUncounted(tx, { versionId, before, take: portion });
  if (runIds.length < fewestRuns) return 0;
  await addToCounts(tx, versionId, runIds);
  return runIds.length;
}
