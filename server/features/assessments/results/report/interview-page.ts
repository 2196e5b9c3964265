import type { RankedSkill } from '#shared/assessments/state.ts';
import { interviewsOf, interviewTexts as texts } from '#shared/texts/assessments/interview.ts';
import { put } from '../../../../core/pdf/document.ts';
import { contentWidth, inks, type PdfDocument, page } from '../../../../core/pdf/page.ts';
import { paragraph, type Style } from '../../../../core/pdf/text.ts';
import { beginPage } from './skill-list.ts';

const width = contentWidth - 60;

/** What the strongest skills mean at work, and what to say about them; no page if nobody has written about any of them. */
export function setInterviewPage(pdf: PdfDocument, skills: readonly RankedSkill[]): void {
  const interviews = interviewsOf(skills);
  if (interviews.length === 0) return;
  beginPage(pdf, texts.title);
  const set = (role: string, text: string, style: Style): void =>
    put(pdf, { role }, () => {
      pdf.y += paragraph(pdf, text, { x: page.left, y: pdf.y, style: { width, ...style } }) + 4;
    });
  set('P', texts.text, { size: 9.5, ink: inks.muted });
  for (const { name, atWork, request } of interviews) {
    pdf.y += 16;
    set('H3', name, { face: 'title', size: 12 });
    set('P', atWork, { size: 9.5, ink: inks.muted });
    set('P', request, { size: 10.5 });
  }
}
