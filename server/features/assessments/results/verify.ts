/**
 * Every stored result can be computed again from the stored answers, by the rules of the scoring version that it was made with; this
 * does it for all and names any that differs.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../core/db.ts';
import { loadCatalogue } from '../soft-skills/catalogue.ts';
import { findOffsets } from '../soft-skills/offset-queries.ts';
import { findRun, listDecisions } from '../soft-skills/queries.ts';
import { type Rules, softskillResultOf } from '../soft-skills/scored.ts';
import { findSelection, listComparisons } from '../values/queries.ts';
import { valueResultOf } from '../values/taking.ts';

export type Difference = { kind: 'softskill' | 'values'; resultId: string };
type StoredResult = {
  id: string;
  runId: string;
  scores: unknown;
  bands: unknown;
  quality: unknown;
  scoringVersion: number;
  offsetsId: number | null;
};
export type Verification = { checked: number; differences: Difference[] };

const pageSize = 200;

export async function verifyResults(db: Database): Promise<Verification> {
  const outcome: Verification = { checked: 0, differences: [] };
  for await (const { id, runId, scoringVersion, offsetsId, ...stored } of softskillResults(db)) {
    outcome.checked++;
    const learned = offsetsId === null ? null : await findOffsets(db.prisma, offsetsId);
    const rules = { scoringVersion, offsets: learned?.offsets ?? null };
    if (!isDeepStrictEqual(await recomputedSoftskill(db, runId, rules), plain(stored)))
      outcome.differences.push({ kind: 'softskill', resultId: id });
  }
  for await (const { id, runId, ...stored } of valueResults(db)) {
    outcome.checked++;
    const again = valueResultOf((await findSelection(db.prisma, runId)) ?? [], await listComparisons(db.prisma, runId));
    if (!isDeepStrictEqual(plain(again), plain(stored))) outcome.differences.push({ kind: 'values', resultId: id });
  }
  return outcome;
}

async function recomputedSoftskill(db: Database, runId: string, rules: Rules): Promise<unknown> {
  const run = await findRun(db.prisma, { id: runId });
  if (run === null) return null;
  const catalogue = await loadCatalogue(db, run.catalogueVersionId);
  return plain(softskillResultOf(catalogue, run, await listDecisions(db.prisma, runId), rules));
}

/** As it looks after a journey through the database: no undefined, no order of keys. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function* softskillResults(db: Database) {
  const computed = { scores: true, bands: true, quality: true, scoringVersion: true, offsetsId: true } as const;
  const select = { id: true, runId: true, ...computed } as const;
  for (let after: string | null = null; ; ) {
    const page: StoredResult[] = await db.prisma.softskillTestResult.findMany({ ...pageAfter(after), select });
    yield* page;
    after = page.at(-1)?.id ?? null;
    if (page.length < pageSize) return;
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
