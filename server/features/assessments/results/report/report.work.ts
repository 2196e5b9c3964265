import { dayOf } from '#shared/jobs/day.ts';
import { reportTexts } from '#shared/texts/assessments/report.ts';
import { longDayText } from '#shared/texts/jobs/words.ts';
import { closeDocument, openDocument } from '../../../../core/pdf/document.ts';
import { workerFunction } from '../../../../core/workers/worker-function.ts';
import { drawClosingPage, drawInterviewPage } from './closing-page.ts';
import { drawCover, type Report } from './cover.ts';
import { drawSkillList } from './skill-list.ts';

export const report = workerFunction(async (input: Omit<Report, 'formatDay'>) => {
  const content: Report = { ...input, formatDay: (date) => longDayText(dayOf(date)) };
  const pdf = openDocument({
    title: reportTexts.title,
    subject: reportTexts.subject,
    createdAt: content.result.createdAt,
  });
  drawCover(pdf, content);
  drawSkillList(pdf, content.result.skills);
  drawInterviewPage(pdf, content.result.skills);
  drawClosingPage(pdf, content);
  return { content: new Uint8Array(await closeDocument(pdf)) };
});
