/**
 * A result on paper, for its owner only: somebody else's, a guest's and one that does not exist give the same answer. The values are
 * those that count today. Nothing is stored.
 */
import { locale, timeZone } from '#shared/product.ts';
import type { ValueResultView } from '#shared/tests/state.ts';
import { reportTexts } from '#shared/texts/report.ts';
import type { Context } from '../../../core/context.ts';
import { RuleError } from '../../../core/errors.ts';
import { legible } from '../../../core/pdf/legible.ts';
import { finish, openSheet } from '../../../core/pdf/sheet.ts';
import { softskillResult, valueResult } from '../results.ts';
import { setClosingPage } from './closing-page.ts';
import { setCover } from './cover.ts';
import type { Report } from './report-content.ts';
import { setSkillList } from './skill-list.ts';

const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
/** Swedish writes days as files are named: 2026-11-20. */
const fileDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });

export type ReportFile = { name: string; content: Buffer };

/** @throws RuleError NOT_FOUND */
export async function softskillReport(ctx: Context, resultId: string): Promise<ReportFile> {
  if (ctx.user === null) throw new RuleError('NOT_FOUND');
  const [result, values] = await Promise.all([softskillResult(ctx, { resultId }), newestValues(ctx)]);
  const name = legible(`${ctx.user.firstName} ${ctx.user.lastName}`);
  const content = await typeset({ name, result, values, formatDay: (date) => longDay.format(date) });
  return { name: reportTexts.fileName(fileDay.format(result.createdAt)), content };
}

async function newestValues(ctx: Context): Promise<ValueResultView | null> {
  try {
    return await valueResult(ctx, {});
  } catch (error) {
    if (error instanceof RuleError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** The whole document: cover, all skills, values and method. */
export function typeset(report: Report): Promise<Buffer> {
  const sheet = openSheet({
    title: reportTexts.title,
    subject: reportTexts.subject,
    createdAt: report.result.createdAt,
  });
  setCover(sheet, report);
  setSkillList(sheet, report.result.skills);
  setClosingPage(sheet, report);
  return finish(sheet);
}
