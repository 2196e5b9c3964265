import { insightOf } from '#shared/assessments/insight.ts';
import type { SoftskillResultView, ValueResultView } from '#shared/assessments/state.ts';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import { productName } from '#shared/product.ts';
import { reportTexts } from '#shared/texts/assessments/report.ts';
import { insightText, resultWords } from '#shared/texts/assessments/results.ts';
import { drawDecoration, drawTagged } from '../../../../core/pdf/document.ts';
import { shorten } from '../../../../core/pdf/printable.ts';
import { contentWidth, drawLine, drawParagraph, inks, type PdfDocument, page } from '../../../../core/pdf/text.ts';
import { drawProfile } from './profile-drawing.ts';

const columnGap = 28;
const columnWidth = (contentWidth - columnGap) / 2;
const longestName = 120;

export function drawCover(pdf: PdfDocument, report: Report): void {
  drawHeader(pdf, report);
  drawInsight(pdf, report);
  drawProfile(pdf, report.result.skills);
  pdf.y += 16;
  drawReadingGuide(pdf);
}

function drawHeader(pdf: PdfDocument, { name, result, formatDay }: Report): void {
  const { doc } = pdf;
  drawDecoration(pdf, () => {
    doc
      .save()
      .translate(page.left, page.top - 4)
      .scale(0.62);
    doc.path(markShapes.angular).fill(inks.other);
    doc.path(markShapes.round).fill(inks.person);
    doc.restore();
    drawLine(pdf, productName, { x: page.left + 26, y: page.top - 1, style: { face: 'title', size: 11 } });
  });
  pdf.y = page.top + 34;
  drawTagged(pdf, { role: 'H1' }, () => {
    pdf.y += drawParagraph(pdf, reportTexts.title, { x: page.left, y: pdf.y, style: { face: 'title', size: 28 } });
  });
  const about = shorten(name, longestName);
  if (about !== '') {
    drawTagged(pdf, { role: 'P' }, () => {
      pdf.y += drawParagraph(pdf, about, { x: page.left, y: pdf.y, style: { face: 'strong', size: 12 } });
    });
  }
  drawTagged(pdf, { role: 'P' }, () => {
    const words = reportTexts.line(resultWords.variants[result.variant], formatDay(result.createdAt));
    const style = { size: 9.5, ink: inks.muted };
    pdf.y += drawParagraph(pdf, words, { x: page.left, y: pdf.y + 1, style }) + 14;
  });
}

function drawInsight(pdf: PdfDocument, { result }: Report): void {
  const insight = insightOf(result);
  if (insight === null) return;
  drawTagged(pdf, { role: 'P' }, () => {
    const style = { size: 10.5, width: contentWidth } as const;
    const words = insightText(insight);
    pdf.y += drawParagraph(pdf, words, { x: page.left, y: pdf.y, style }) + 12;
  });
}

function drawReadingGuide(pdf: PdfDocument): void {
  const { reading } = reportTexts;
  drawTagged(pdf, { role: 'H2' }, () => {
    const style = { face: 'title', size: 12 } as const;
    pdf.y += drawParagraph(pdf, reportTexts.reading.title, { x: page.left, y: pdf.y, style }) + 4;
  });
  const top = pdf.y;
  let left = top;
  for (const { name, text } of [reading.sure, reading.band, reading.beyond]) {
    drawTagged(pdf, { role: 'P' }, () => {
      left += drawParagraph(pdf, name, {
        x: page.left,
        y: left,
        style: { face: 'strong', size: 9, width: columnWidth },
      });
      const style = { size: 9, ink: inks.muted, width: columnWidth };
      left += drawParagraph(pdf, text, { x: page.left, y: left, style }) + 3;
    });
  }
  let right = top;
  const x = page.left + columnWidth + columnGap;
  for (const text of [resultWords.meaning, reading.overlap]) {
    drawTagged(pdf, { role: 'P' }, () => {
      right += drawParagraph(pdf, text, { x, y: right, style: { size: 9, width: columnWidth } }) + 5;
    });
  }
  pdf.y = Math.max(left, right);
}

export type Report = {
  /** Already passed through `printable`; may be empty. */
  name: string;
  result: SoftskillResultView;
  values: ValueResultView | null;
  formatDay: (date: Date) => string;
};
