import type { BrowserTokens } from '#shared/assessments/schema.ts';
import { partOneGroupCount, partTwoGroupCount } from '#shared/assessments/soft-skills/variants.ts';
import type { TestProgress, TestsOverview } from '#shared/assessments/state.ts';
import { hashToken } from '../../../core/runtime/random.ts';
import type { Context } from '../../../core/trpc/context.ts';
import { availableTests } from '../soft-skills/catalogue.ts';
import { findProgress, type RunTable } from './progress-queries.ts';
import { ownerOf } from './run-access.ts';

const softskillSteps = partOneGroupCount + partTwoGroupCount;
const valueSteps = 45;

export async function testsOverview(ctx: Context, tokens: BrowserTokens): Promise<TestsOverview> {
  const own = { userId: ownerOf(ctx) };
  const progress = async (table: RunTable, given: readonly string[], total: number): Promise<TestProgress> => {
    const rows = await findProgress(ctx.app.db.prisma, table, { ...own, tokens: given.map(hashToken) });
    const open = rows.find((row) => row.status === 'open' && row.answered > 0);
    const openRun = { hasOpenRun: open !== undefined, openVariant: open?.variant ?? null };
    if (rows.some((row) => row.status === 'finished'))
      return { status: 'finished', answered: open?.answered ?? total, total, ...openRun };
    return { status: open === undefined ? 'none' : 'open', answered: open?.answered ?? 0, total, ...openRun };
  };
  const [softskill, values] = await Promise.all([
    progress('softskill', tokens.softskillTokens, softskillSteps),
    progress('values', tokens.valueTokens, valueSteps),
  ]);
  const completed = [softskill, values].filter(({ status }) => status === 'finished').length;
  const available = await availableTests(ctx.app.db, softskill.status === 'finished');
  return { softskill, values, completed, available };
}
