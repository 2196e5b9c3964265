import type { ValueResultView } from '#shared/assessments/state.ts';
import { dayOf } from '#shared/jobs/day.ts';
import { reportTexts } from '#shared/texts/assessments/report.ts';
import { RuleError } from '../../../../core/errors.ts';
import { toPrintable } from '../../../../core/pdf/printable.ts';
import { seconds } from '../../../../core/runtime/clock.ts';
import type { Context } from '../../../../core/trpc/context.ts';
import { workReference } from '../../../../core/workers/work.ts';
import { softskillResult, valueResult } from '../results.ts';

const workNamed = workReference<typeof import('./report.work.ts')>(new URL('./report.work.ts', import.meta.url));
const workOptions = { pace: 'quick', limitMs: seconds(20), tooMuch: 'BUSY' } as const;

type ReportFile = { name: string; content: Buffer };

/** @throws RuleError NOT_FOUND */
export async function softskillReport(ctx: Context, resultId: string): Promise<ReportFile> {
  if (ctx.user === null) throw new RuleError('NOT_FOUND');
  const [result, values] = await Promise.all([softskillResult(ctx, { resultId }), newestValues(ctx)]);
  const name = toPrintable(`${ctx.user.firstName} ${ctx.user.lastName}`);
  const { content } = await ctx.app.workers.run(workNamed('report'), { name, result, values }, workOptions);
  return { name: reportTexts.fileName(dayOf(result.createdAt)), content: Buffer.from(content.buffer) };
}

async function newestValues(ctx: Context): Promise<ValueResultView | null> {
  try {
    return await valueResult(ctx, {});
  } catch (error) {
    if (error instanceof RuleError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
