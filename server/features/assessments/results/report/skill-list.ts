import type { RankedSkillView } from '#shared/assessments/state.ts';
import { reportTexts } from '#shared/texts/assessments/report.ts';
import { profileTexts, resultWords } from '#shared/texts/assessments/results.ts';
import { drawDecoration, drawTagged, openElement } from '../../../../core/pdf/document.ts';
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

const columns = {
  rank: { x: page.left, width: 30 },
  skill: { x: page.left + 44, width: contentWidth - 44 - 148 },
  points: { x: page.left + contentWidth - 138, width: 44 },
  band: { x: page.left + contentWidth - 82, width: 82 },
} as const;
const rowGap = 6.5;

export function drawSkillList(pdf: PdfDocument, skills: readonly RankedSkillView[]): void {
  beginPage(pdf, reportTexts.all.title(skills.length));
  const table = openElement(pdf, 'Table');
  drawTableHead(pdf, table);
  for (const skill of skills) {
    if (pdf.y + rowHeightOf(pdf, skill) > contentEnd) {
      pdf.doc.addPage();
      pdf.y = page.top;
      drawTableHead(pdf, table);
    }
    drawSkillRow(pdf, table, skill);
  }
  table.end();
  drawRankNote(pdf, skills);
}

function drawRankNote(pdf: PdfDocument, skills: readonly RankedSkillView[]): void {
  const { placesAndPoints, equalStrength } = resultWords;
  const words = skills.some(({ isShared }) => isShared) ? `${placesAndPoints} ${equalStrength}` : placesAndPoints;
  const style = { size: 8.5, ink: inks.muted, width: contentWidth } as const;
  if (pdf.y + heightOf(pdf, words, style) > contentEnd) {
    pdf.doc.addPage();
    pdf.y = page.top;
  }
  drawTagged(pdf, { role: 'P' }, () => {
    pdf.y += drawParagraph(pdf, words, { x: page.left, y: pdf.y, style });
  });
}

export function beginPage(pdf: PdfDocument, title: string): void {
  pdf.doc.addPage();
  drawTagged(pdf, { role: 'H2' }, () => {
    const style = { face: 'title', size: 18 } as const;
    pdf.y = page.top + drawParagraph(pdf, title, { x: page.left, y: page.top, style }) + 10;
  });
}

function drawTableHead(pdf: PdfDocument, table: PDFKit.PDFStructureElement): void {
  const texts = profileTexts.table;
  const style: Style = { size: 8, face: 'strong', ink: inks.muted };
  const row = openElement(pdf, 'TR', table);
  for (const column of ['rank', 'skill', 'points', 'band'] as const) {
    const { x, width } = columns[column];
    const align = column === 'rank' || column === 'points' ? 'right' : 'left';
    drawTagged(pdf, { role: 'TH', under: row }, () =>
      drawLine(pdf, texts[column], { x, y: pdf.y, style: { ...style, width, align } }),
    );
  }
  row.end();
  pdf.y += 15;
  drawRule(pdf, inks.muted);
}

export function drawRule(pdf: PdfDocument, ink: string = inks.line): void {
  drawDecoration(pdf, () => {
    const end = page.left + contentWidth;
    pdf.doc.moveTo(page.left, pdf.y).lineTo(end, pdf.y).lineWidth(0.6).stroke(ink);
  });
  pdf.y += rowGap;
}

const descriptionStyle: Style = { size: 8.5, ink: inks.muted, width: columns.skill.width };
const nameHeight = 14.5;

const rowHeightOf = (pdf: PdfDocument, { description }: RankedSkillView): number =>
  nameHeight + heightOf(pdf, description, descriptionStyle) + rowGap;

function drawSkillRow(pdf: PdfDocument, table: PDFKit.PDFStructureElement, skill: RankedSkillView): void {
  const { name, description, points, rank, low, high } = skill;
  const { y } = pdf;
  const row = openElement(pdf, 'TR', table);
  const cell = (column: keyof typeof columns, text: string, style: Style) =>
    drawTagged(pdf, { role: 'TD', under: row }, () => {
      const { x, width } = columns[column];
      drawLine(pdf, text, { x, y, style: { size: 10, width, ...style } });
    });
  cell('rank', String(rank), { align: 'right', ink: inks.muted });
  drawTagged(pdf, { role: 'TD', under: row }, () => {
    const { x, width } = columns.skill;
    drawLine(pdf, name, { x, y, style: { face: 'strong', size: 10, width } });
    pdf.y = y + nameHeight + drawParagraph(pdf, description, { x, y: y + nameHeight, style: descriptionStyle });
  });
  cell('points', String(points), { align: 'right', face: 'strong' });
  cell('band', resultWords.band(low, high), {});
  row.end();
  pdf.y += rowGap - 1;
  drawRule(pdf);
}
