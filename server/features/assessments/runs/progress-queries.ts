import { Prisma } from '#prisma/generated/client.ts';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { Tx } from '../../../core/database/db.ts';

export type RunTable = 'softskill' | 'values';
const tables = {
  softskill: {
    runs: Prisma.raw('softskill_test_runs'),
    answers: Prisma.raw('softskill_group_decisions'),
    variant: Prisma.raw('r.test_variant::text'),
    /** Excludes finished runs whose result was deleted together with all test data. */
    counts: Prisma.raw(`(r.status = 'open' or exists (select 1 from softskill_test_results s where s.run_id = r.id))`),
  },
  values: {
    runs: Prisma.raw('value_test_runs'),
    answers: Prisma.raw('value_comparisons'),
    variant: Prisma.raw('null::text'),
    counts: Prisma.raw('true'),
  },
};

type RunProgress = { status: string; variant: TestVariant | null; answered: number };
type Owner = { userId: string | null; tokens: readonly string[] };

export function findProgress(tx: Tx, table: RunTable, { userId, tokens }: Owner): Promise<RunProgress[]> {
  const { runs, answers, variant, counts } = tables[table];
  const count = Prisma.sql`(select count(*)::int from ${answers} a where a.run_id = r.id) as answered`;
  return tx.$queryRaw`
    (select r.status::text, ${variant} as variant, ${count} from ${runs} r where r.user_id = ${userId}::uuid and ${counts} order by r.started_at desc limit 20)
    union all
    (select r.status::text, ${variant} as variant, ${count} from ${runs} r where r.test_token = any(${[...tokens]}::text[]) and r.user_id is null and ${counts})`;
}

export async function updateSoftskillRunOwner(tx: Tx, userId: string, testTokens: string[]): Promise<number> {
  const unowned = { testToken: { in: testTokens }, userId: null };
  const { count } = await tx.softskillTestRun.updateMany({ where: unowned, data: { userId } });
  if (count === 0) return 0;
  const runs = await tx.softskillTestRun.findMany({
    where: { testToken: { in: testTokens }, userId },
    select: { id: true },
  });
  const ofRuns = { runId: { in: runs.map(({ id }) => id) } };
  await tx.softskillGroupDecision.updateMany({ where: ofRuns, data: { userId } });
  await tx.softskillTestResult.updateMany({ where: ofRuns, data: { userId } });
  return count;
}

export async function updateValueRunOwner(tx: Tx, userId: string, testTokens: string[]): Promise<number> {
  const unowned = { testToken: { in: testTokens }, userId: null };
  const { count } = await tx.valueTestRun.updateMany({ where: unowned, data: { userId } });
  if (count === 0) return 0;
  const runs = await tx.valueTestRun.findMany({
    where: { testToken: { in: testTokens }, userId },
    select: { id: true },
  });
  const ofRuns = { runId: { in: runs.map(({ id }) => id) } };
  await tx.valueSelection.updateMany({ where: ofRuns, data: { userId } });
  await tx.valueComparison.updateMany({ where: ofRuns, data: { userId } });
  await tx.valueTestResult.updateMany({ where: ofRuns, data: { userId } });
  return count;
}
