/**
 * Recomputes every stored result with its scoring version and reports differences. Skips version 0, whose statement
 * offsets no longer exist.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../core/database/db.ts';
import { loadCatalogue } from '../soft-skills/catalogue.ts';
import { findRun, listDecisions } from '../soft-skills/queries.ts';
import { computeSoftskillResult } from '../soft-skills/score-run.ts';
import { findSelection, listComparisons } from '../values/queries.ts';
import { computeValueResult } from '../values/test-run.ts';

type Difference = { kind: 'softskill' | 'values'; resultId: string };
type StoredResult = {
  id: string;
  runId: string;
  scores: unknown;
  bands: unknown;
  quality: unknown;
  scoringVersion: number;
};
type Verification = { checked: number; differences: Difference[] };

const pageSize = 200;

export async function verifyResults(db: Database): Promise<Verification> {
  const outcome: Verification = { checked: 0, differences: [] };
  for await (const { id, runId, scoringVersion, ...stored } of softskillResults(db)) {
    outcome.checked++;
    if (!isDeepStrictEqual(await recomputedSoftskill(db, runId, scoringVersion), toPlainJson(stored)))
      outcome.differences.push({ kind: 'softskill', resultId: id });
  }
  for await (const { id, runId, ...stored } of valueResults(db)) {
    outcome.checked++;
    const again = computeValueResult(
      (await findSelection(db.prisma, runId)) ?? [],
      await listComparisons(db.prisma, runId),
    );
    if (!isDeepStrictEqual(toPlainJson(again), toPlainJson(stored)))
      outcome.differences.push({ kind: 'values', resultId: id });
  }
  return outcome;
}

async function recomputedSoftskill(db: Database, runId: string, scoringVersion: number): Promise<unknown> {
  const run = await findRun(db.prisma, { id: runId });
  if (run === null) return null;
  const catalogue = await loadCatalogue(db, run.catalogueVersionId);
  const decisions = await listDecisions(db.prisma, runId);
  return toPlainJson(computeSoftskillResult(catalogue, { run, decisions, scoringVersion }));
}

const toPlainJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function* softskillResults(db: Database) {
  const computed = { scores: true, bands: true, quality: true, scoringVersion: true } as const;
  const select = { id: true, runId: true, ...computed } as const;
  for (let after: string | null = null; ; ) {
    const { where, ...page } = pageAfter(after);
    const reproducible = { ...where, scoringVersion: { gt: 0 } };
    const rows: StoredResult[] = await db.prisma.softskillTestResult.findMany({ ...page, where: reproducible, select });
    yield* rows;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < pageSize) return;
  }
}

async function* valueResults(db: Database) {
  const select = { id: true, runId: true, scores: true, consistence: true } as const;
  for (let after: string | null = null; ; ) {
    const page: Array<{ id: string; runId: string; scores: unknown; consistence: number }> =
      await db.prisma.valueTestResult.findMany({
        ...pageAfter(after),
        select,
      });
    yield* page;
    after = page.at(-1)?.id ?? null;
    if (page.length < pageSize) return;
  }
}

const pageAfter = (id: string | null) => ({
  where: id === null ? {} : { id: { gt: id } },
  orderBy: { id: 'asc' as const },
  take: pageSize,
});
