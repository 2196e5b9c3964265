import { dayOf } from '#shared/jobs/day.ts';
import { reportTexts } from '#shared/texts/assessments/report.ts';
import { longDayText } from '#shared/texts/jobs/words.ts';
import { closeDocument, openDocument } from '../../../../core/pdf/document.ts';
import { workerFunction } from '../../../../core/workers/worker-function.ts';
import { setClosingPage, setInterviewPage } from './closing-page.ts';
import { type Report, setCover } from './cover.ts';
import { setSkillList } from './skill-list.ts';

export const report = workerFunction(async (given: Omit<Report, 'formatDay'>) => {
  const content: Report = { ...given, formatDay: (date) => longDayText(dayOf(date)) };
  const pdf = openDocument({
    title: reportTexts.title,
    subject: reportTexts.subject,
    createdAt: content.result.createdAt,
  });
  setCover(pdf, content);
  setSkillList(pdf, content.result.skills);
  setInterviewPage(pdf, content.result.skills);
  setClosingPage(pdf, content);
  return { content: new Uint8Array(await closeDocument(pdf)) };
});
