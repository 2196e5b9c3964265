import type { RankedSkill } from '#shared/assessments/state.ts';
import { profileTexts as resultTexts, resultWords } from '#shared/texts/assessments/results.ts';
import { profilePaperTexts as texts } from '#shared/texts/profile.ts';
import { setHeading, setPiece } from '../../../core/pdf/flow.ts';
import { rowHeight, setTable } from '../../../core/pdf/table.ts';
import { contentWidth, heightOf, inks, type PdfDocument, type Style } from '../../../core/pdf/text.ts';

const introStyle: Style = { size: 9.5, ink: inks.muted, width: contentWidth };

/** The skills in their order, each with the places that it may have. */
export function setSkills(pdf: PdfDocument, skills: readonly RankedSkill[], totalSkills: number): void {
  if (skills.length === 0) return;
  const intro = texts.skillsText(totalSkills);
  setHeading(pdf, texts.skillsTitle, heightOf(pdf, intro, introStyle) + 6 * rowHeight);
  setPiece(pdf, intro, { role: 'P', style: introStyle, gap: 8 });
  const { skill, band } = resultTexts.table;
  setTable(pdf, {
    head: [skill, band],
    rows: skills.map(({ name, low, high }) => [name, resultWords.band(low, high)]),
  });
}
