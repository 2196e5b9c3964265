import type { QualitySignal, RunQuality, ValueResultView } from '#shared/assessments/state.ts';
import { locale } from '#shared/product.ts';
import { reportTexts } from '#shared/texts/report.ts';
import { qualityTexts, valueTexts } from '#shared/texts/results.ts';
import { contentEnd, contentWidth, inks, open, page, put, type Sheet } from '../../../../core/pdf/sheet.ts';
import { heightOf, line, paragraph, type Style } from '../../../../core/pdf/words.ts';
import type { Report } from './report-content.ts';
import { beginPage, rule } from './skill-list.ts';

const twoDigits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const bodyStyle: Style = { size: 9.5 };

/** The values, how far both results can be trusted, and how they came to be. */
export function setClosingPage(sheet: Sheet, { values, result, formatDay }: Report): void {
  beginPage(sheet, reportTexts.values.title);
  if (values === null) setText(sheet, reportTexts.values.none, bodyStyle);
  else {
    sheet.y -= 8;
    setText(sheet, reportTexts.values.line(formatDay(values.createdAt)), { size: 9.5, ink: inks.muted });
    setValues(sheet, values);
  }
  setSection(sheet, reportTexts.quality.title, qualityLines(result.quality));
  setSection(sheet, reportTexts.method.title, reportTexts.method.paragraphs);
}

function setValues(sheet: Sheet, values: ValueResultView): void {
  const { consistency, equal } = valueTexts;
  const table = open(sheet, 'Table');
  setValueRow(sheet, table, { ...valueTexts.table, isHead: true });
  for (const { rank, value, wins } of values.values) {
    setValueRow(sheet, table, { rank: String(rank), value, wins: String(wins), isHead: false });
  }
  table.end();
  setText(sheet, `${valueTexts.text} ${equal}`, { size: 9, ink: inks.muted });
  setText(sheet, `${consistency.title(values.band)}.`, { face: 'strong', size: 9.5 });
  const figure = consistency.figure(twoDigits.format(values.consistence));
  setText(sheet, `${consistency.meaning[values.band]} (${figure})`, bodyStyle);
}

type ValueRow = { rank: string; value: string; wins: string; isHead: boolean };

function setValueRow(sheet: Sheet, table: PDFKit.PDFStructureElement, { rank, value, wins, isHead }: ValueRow): void {
  const row = open(sheet, 'TR', table);
  const role = isHead ? 'TH' : 'TD';
  const { y } = sheet;
  const style: Style = isHead ? { size: 8, face: 'strong', ink: inks.muted } : { size: 10 };
  const cell = (text: string, x: number, own: Style) =>
    put(sheet, { role, under: row }, () => line(sheet, text, { x, y, style: { ...style, ...own } }));
  cell(rank, page.left, { width: 30, align: 'right' });
  cell(value, page.left + 44, { width: 260, ...(isHead ? {} : { face: 'strong' }) });
  cell(wins, page.left + contentWidth - 60, { width: 60, align: 'right' });
  row.end();
  sheet.y += isHead ? 15 : 17.5;
  rule(sheet, isHead ? inks.muted : inks.line);
}

function qualityLines({ signals, isReliable, ...counts }: RunQuality): string[] {
  if (signals.length === 0) return [qualityTexts.fine];
  const { title, text } = isReliable ? qualityTexts.reliable : qualityTexts.limited;
  const countOf = (signal: QualitySignal) => (signal === 'fast' ? counts.fastGroups : counts.untouchedGroups);
  return [`${title}.`, ...signals.map((signal) => qualityTexts.signals[signal](countOf(signal))), text];
}

function setSection(sheet: Sheet, title: string, paragraphs: readonly string[]): void {
  const height = paragraphs.reduce((sum, text) => sum + heightOf(sheet, text, bodyStyle) + 6, 40);
  if (sheet.y + height > contentEnd) {
    sheet.doc.addPage();
    sheet.y = page.top;
  } else sheet.y += 18;
  put(sheet, { role: 'H2' }, () => {
    sheet.y += paragraph(sheet, title, { x: page.left, y: sheet.y, style: { face: 'title', size: 13 } }) + 4;
  });
  for (const text of paragraphs) setText(sheet, text, bodyStyle);
}

function setText(sheet: Sheet, text: string, style: Style): void {
  put(sheet, { role: 'P' }, () => {
    sheet.y += paragraph(sheet, text, { x: page.left, y: sheet.y, style: { width: contentWidth - 60, ...style } }) + 6;
  });
}
