import { profilePaperTexts, profileTexts } from '#shared/texts/profile.ts';
import { closeDocument, openDocument } from '../../../core/pdf/document.ts';
import { setLines, setPiece } from '../../../core/pdf/flow.ts';
import { contentWidth, inks, type PdfDocument } from '../../../core/pdf/text.ts';
import { heavy } from '../../../core/workers/heavy.ts';
import { educationEntry, experienceEntry, setEntries } from './entry-list.ts';
import type { PaperContent } from './paper-content.ts';
import { setSkills } from './skill-list.ts';

/** The profile on paper: who, what they say of themselves, experience, education, skills. */
export const paper = heavy(async ({ content, createdAt }: { content: PaperContent; createdAt: Date }) => {
  const { title, subject } = profilePaperTexts;
  const pdf = openDocument({ title, subject, createdAt });
  setHead(pdf, content);
  setEntries(pdf, profileTexts.tab.experience, content.experience.map(experienceEntry));
  setEntries(pdf, profileTexts.tab.education, content.education.map(educationEntry));
  setSkills(pdf, content.skills, content.totalSkills);
  return { content: new Uint8Array(await closeDocument(pdf)) };
});

function setHead(pdf: PdfDocument, { name, contact, bio }: PaperContent): void {
  setPiece(pdf, name, { role: 'H1', style: { face: 'title', size: 24, width: contentWidth }, gap: 2 });
  const style = { size: 10, ink: inks.muted, width: contentWidth };
  if (contact.length > 0) setPiece(pdf, contact.join('  ·  '), { role: 'P', style });
  if (bio === '') return;
  pdf.y += 14;
  setLines(pdf, bio, { role: 'P', style: { size: 10.5, width: contentWidth - 40 }, gap: 3 });
}
