import { locale, timeZone } from '#shared/product.ts';
import { reportTexts } from '#shared/texts/report.ts';
import { finish, openSheet } from '../../../../core/pdf/sheet.ts';
import { heavy } from '../../../../core/workers/heavy.ts';
import { setClosingPage } from './closing-page.ts';
import { setCover } from './cover.ts';
import type { Report } from './report-content.ts';
import { setSkillList } from './skill-list.ts';

const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });

/** The whole document: cover, all skills, values and method. It takes longer than anybody may be kept waiting. */
export const report = heavy(async (given: Omit<Report, 'formatDay'>) => {
  const content: Report = { ...given, formatDay: (date) => longDay.format(date) };
  const sheet = openSheet({
    title: reportTexts.title,
    subject: reportTexts.subject,
    createdAt: content.result.createdAt,
  });
  setCover(sheet, content);
  setSkillList(sheet, content.result.skills);
  setClosingPage(sheet, content);
  return { content: new Uint8Array(await finish(sheet)) };
});
