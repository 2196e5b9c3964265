import type { RankedSkillView } from '#shared/assessments/state.ts';
import type { Education, Experience } from '#shared/profile/schema.ts';
import { profileTexts as resultTexts, resultWords } from '#shared/texts/assessments/results.ts';
import { profileTexts, profilePaperTexts as texts } from '#shared/texts/profile.ts';
import { closeDocument, openDocument } from '../../../core/pdf/document.ts';
import { addTable, rowHeight } from '../../../core/pdf/table.ts';
import { contentWidth, heightOf, inks, type PdfDocument, type Style } from '../../../core/pdf/text.ts';
import { addBlock, addHeading, addLines } from '../../../core/pdf/text-flow.ts';
import { workerFunction } from '../../../core/workers/worker-function.ts';
import { drawEntries, educationEntry, experienceEntry } from './entry-list.ts';

export const paper = workerFunction(async ({ content, createdAt }: { content: PaperContent; createdAt: Date }) => {
  const { title, subject } = texts;
  const pdf = openDocument({ title, subject, createdAt });
  drawHead(pdf, content);
  drawEntries(pdf, profileTexts.tab.experience, content.experience.map(experienceEntry));
  drawEntries(pdf, profileTexts.tab.education, content.education.map(educationEntry));
  drawSkills(pdf, content.skills, content.totalSkills);
  return { content: new Uint8Array(await closeDocument(pdf)) };
});

function drawHead(pdf: PdfDocument, { name, contact, bio }: PaperContent): void {
  addBlock(pdf, name, { role: 'H1', style: { face: 'title', size: 24, width: contentWidth }, gap: 2 });
  const style = { size: 10, ink: inks.muted, width: contentWidth };
  if (contact.length > 0) addBlock(pdf, contact.join('  ·  '), { role: 'P', style });
  if (bio === '') return;
  pdf.y += 14;
  addLines(pdf, bio, { role: 'P', style: { size: 10.5, width: contentWidth - 40 }, gap: 3 });
}

export type PaperContent = {
  name: string;
  contact: string[];
  bio: string;
  experience: Experience[];
  education: Education[];
  skills: RankedSkillView[];
  totalSkills: number;
};

const introStyle: Style = { size: 9.5, ink: inks.muted, width: contentWidth };

function drawSkills(pdf: PdfDocument, skills: readonly RankedSkillView[], totalSkills: number): void {
  if (skills.length === 0) return;
  const intro = texts.skillsText(totalSkills);
  addHeading(pdf, texts.skillsTitle, heightOf(pdf, intro, introStyle) + 6 * rowHeight);
  addBlock(pdf, intro, { role: 'P', style: introStyle, gap: 8 });
  const { skill, band } = resultTexts.table;
  addTable(pdf, {
    head: [skill, band],
    rows: skills.map(({ name, low, high }) => [name, resultWords.band(low, high)]),
  });
}
