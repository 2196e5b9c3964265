import { scoringVersion } from '#shared/assessments/soft-skills/scoring.ts';
import type { App } from '../../../core/app.ts';
import { addJob, defineJob, emptyPayload } from '../../../core/jobs/jobs.ts';
import { loadCatalogue } from '../soft-skills/catalogue.ts';
import { findRun, listDecisions } from '../soft-skills/queries.ts';
import { computeSoftskillResult } from '../soft-skills/score-run.ts';
import { hasOutdatedResults, listOutdatedResults, type OutdatedRow, updateResult } from './queries.ts';

const batchSize = 50;

export const outdatedResultsJob = defineJob({
  name: 'outdated-results',
  payload: emptyPayload,
  policy: { retryLimit: 3, retryDelaySeconds: 60 },
  work: recomputeOutdatedResults,
});

export async function queueOutdatedResults(app: App): Promise<void> {
  if (await hasOutdatedResults(app.db.prisma, scoringVersion))
    await addJob(app, app.db.prisma, { job: outdatedResultsJob, payload: {} });
}

export async function recomputeOutdatedResults(app: App): Promise<void> {
  let count = 0;
  let rows: OutdatedRow[] = [];
  do {
    const after = rows.at(-1)?.id ?? null;
    rows = await listOutdatedResults(app.db.prisma, { scoringVersion, after, take: batchSize });
    for (const row of rows) count += Number(await recomputeResult(app, row));
  } while (rows.length === batchSize);
  if (count > 0) app.logger.info({ count, scoringVersion }, 'results recomputed');
}

async function recomputeResult({ db }: App, row: OutdatedRow): Promise<boolean> {
  const run = await findRun(db.prisma, { id: row.runId });
  if (run === null) return false;
  const catalogue = await loadCatalogue(db, run.catalogueVersionId);
  const decisions = await listDecisions(db.prisma, run.id);
  const scored = computeSoftskillResult(catalogue, { run, decisions, scoringVersion });
  return updateResult(db.prisma, row, { ...scored, scoringVersion });
}
