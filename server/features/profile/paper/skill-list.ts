import type { RankedSkill } from '#shared/assessments/state.ts';
import { profilePaperTexts as texts } from '#shared/texts/profile.ts';
import { profileTexts as resultTexts, resultWords } from '#shared/texts/results.ts';
import { open, put } from '../../../core/pdf/document.ts';
import { contentWidth, inks, type PdfDocument, page } from '../../../core/pdf/page.ts';
import { heightOf, line, type Style } from '../../../core/pdf/text.ts';
import { keep, setHeading, setPiece } from './flow.ts';

const rowHeight = 16;
const bandWidth = 110;
const introStyle: Style = { size: 9.5, ink: inks.muted, width: contentWidth };

/** The skills in their order, each with the places that it may have. */
export function setSkills(pdf: PdfDocument, skills: readonly RankedSkill[], totalSkills: number): void {
  if (skills.length === 0) return;
  const intro = texts.skillsText(totalSkills);
  setHeading(pdf, texts.skillsTitle, heightOf(pdf, intro, introStyle) + 6 * rowHeight);
  setPiece(pdf, intro, { role: 'P', style: introStyle, gap: 8 });
  const table = open(pdf, 'Table');
  setRow(pdf, table, { role: 'TH', skill: resultTexts.table.skill, band: resultTexts.table.band });
  for (const { name, low, high } of skills)
    setRow(pdf, table, { role: 'TD', skill: name, band: resultWords.band(low, high) });
  table.end();
}

type Row = { role: 'TH' | 'TD'; skill: string; band: string };

function setRow(pdf: PdfDocument, table: PDFKit.PDFStructureElement, { role, skill, band }: Row): void {
  keep(pdf, rowHeight);
  const row = open(pdf, 'TR', table);
  const style: Style = role === 'TH' ? { size: 8, face: 'strong', ink: inks.muted } : { size: 10 };
  const width = contentWidth - bandWidth;
  put(pdf, { role, under: row }, () => line(pdf, skill, { x: page.left, y: pdf.y, style: { ...style, width } }));
  put(pdf, { role, under: row }, () =>
    line(pdf, band, { x: page.left + width, y: pdf.y, style: { ...style, width: bandWidth } }),
  );
  row.end();
  pdf.y += rowHeight;
}
