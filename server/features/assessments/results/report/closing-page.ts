import type { QualitySignal, RankedSkillView, RunQuality, ValueResultView } from '#shared/assessments/state.ts';
import { locale } from '#shared/product.ts';
import { interviewsOf, interviewTexts as texts } from '#shared/texts/assessments/interview.ts';
import { reportTexts } from '#shared/texts/assessments/report.ts';
import { qualityTexts, valueResultTexts } from '#shared/texts/assessments/results.ts';
import { drawTagged, openElement } from '../../../../core/pdf/document.ts';
import {
  contentEnd,
  contentWidth,
  drawLine,
  drawParagraph,
  heightOf,
  inks,
  type PdfDocument,
  page,
  type Style,
} from '../../../../core/pdf/text.ts';
import type { Report } from './cover.ts';
import { beginPage, drawRule } from './skill-list.ts';

const twoDigits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const bodyStyle: Style = { size: 9.5 };

export function drawClosingPage(pdf: PdfDocument, { values, result, formatDay }: Report): void {
  beginPage(pdf, reportTexts.values.title);
  if (values === null) drawText(pdf, reportTexts.values.none, bodyStyle);
  else {
    pdf.y -= 8;
    drawText(pdf, reportTexts.values.line(formatDay(values.createdAt)), { size: 9.5, ink: inks.muted });
    drawValues(pdf, values);
  }
  drawSection(pdf, reportTexts.quality.title, qualityLines(result.quality));
  drawSection(pdf, reportTexts.method.title, reportTexts.method.paragraphs);
}

function drawValues(pdf: PdfDocument, values: ValueResultView): void {
  const { consistency, equal } = valueResultTexts;
  const table = openElement(pdf, 'Table');
  drawValueRow(pdf, table, { ...valueResultTexts.table, isHead: true });
  for (const { rank, value } of values.values) {
    drawValueRow(pdf, table, { rank: String(rank), value, isHead: false });
  }
  table.end();
  const isShared = values.values.some((value) => value.isShared);
  drawText(pdf, isShared ? `${valueResultTexts.text} ${equal}` : valueResultTexts.text, { size: 9, ink: inks.muted });
  drawText(pdf, `${consistency.title(values.band)}.`, { face: 'strong', size: 9.5 });
  const figure = consistency.figure(twoDigits.format(values.consistence));
  drawText(pdf, `${consistency.meaning[values.band]} (${figure})`, bodyStyle);
}

type ValueRow = { rank: string; value: string; isHead: boolean };

function drawValueRow(pdf: PdfDocument, table: PDFKit.PDFStructureElement, { rank, value, isHead }: ValueRow): void {
  const row = openElement(pdf, 'TR', table);
  const role = isHead ? 'TH' : 'TD';
  const { y } = pdf;
  const style: Style = isHead ? { size: 8, face: 'strong', ink: inks.muted } : { size: 10 };
  const cell = (text: string, x: number, own: Style) =>
    drawTagged(pdf, { role, under: row }, () => drawLine(pdf, text, { x, y, style: { ...style, ...own } }));
  cell(rank, page.left, { width: 30, align: 'right' });
  cell(value, page.left + 44, { width: 260, ...(isHead ? {} : { face: 'strong' }) });
  row.end();
  pdf.y += isHead ? 15 : 17.5;
  drawRule(pdf, isHead ? inks.muted : inks.line);
}

function qualityLines({ signals, decisive, isReliable, ...counts }: RunQuality): string[] {
  if (signals.length === 0) return [qualityTexts.fine];
  const countOf = (signal: QualitySignal) => (signal === 'fast' ? counts.fastGroups : counts.untouchedGroups);
  const signalTexts = signals.map((signal) => {
    const words = qualityTexts.signals[signal](countOf(signal));
    return decisive.includes(signal) ? `${words} ${qualityTexts.alone}` : words;
  });
  return isReliable
    ? [`${qualityTexts.hint}:`, ...signalTexts, qualityTexts.reliableAdvice]
    : [`${qualityTexts.unsureTitle}.`, ...signalTexts, qualityTexts.unsureAdvice];
}

function drawSection(pdf: PdfDocument, title: string, paragraphs: readonly string[]): void {
  const height = paragraphs.reduce((sum, text) => sum + heightOf(pdf, text, bodyStyle) + 6, 40);
  if (pdf.y + height > contentEnd) {
    pdf.doc.addPage();
    pdf.y = page.top;
  } else pdf.y += 18;
  drawTagged(pdf, { role: 'H2' }, () => {
    pdf.y += drawParagraph(pdf, title, { x: page.left, y: pdf.y, style: { face: 'title', size: 13 } }) + 4;
  });
  for (const text of paragraphs) drawText(pdf, text, bodyStyle);
}

function drawText(pdf: PdfDocument, text: string, style: Style): void {
  drawTagged(pdf, { role: 'P' }, () => {
    pdf.y += drawParagraph(pdf, text, { x: page.left, y: pdf.y, style: { width: contentWidth - 60, ...style } }) + 6;
  });
}

const width = contentWidth - 60;

export function drawInterviewPage(pdf: PdfDocument, skills: readonly RankedSkillView[]): void {
  const interviews = interviewsOf(skills);
  if (interviews.length === 0) return;
  beginPage(pdf, texts.title);
  const drawBlock = (role: string, text: string, style: Style): void =>
    drawTagged(pdf, { role }, () => {
      pdf.y += drawParagraph(pdf, text, { x: page.left, y: pdf.y, style: { width, ...style } }) + 4;
    });
  drawBlock('P', texts.text, { size: 9.5, ink: inks.muted });
  for (const { name, atWork, story } of interviews) {
    pdf.y += 16;
    drawBlock('H3', name, { face: 'title', size: 12 });
    drawBlock('P', atWork, { size: 9.5, ink: inks.muted });
    drawBlock('P', story, { size: 10.5 });
  }
}
