import { candidatePaperTexts as texts } from '#shared/texts/candidates/paper.ts';
import { closeDocument, openDocument } from '../../../core/pdf/document.ts';
import { addTable, rowHeight } from '../../../core/pdf/table.ts';
import { contentWidth, heightOf, inks, type PdfDocument, page, type Style } from '../../../core/pdf/text.ts';
import { addBlock, addHeading } from '../../../core/pdf/text-flow.ts';
import { workerFunction } from '../../../core/workers/worker-function.ts';

const styles = {
  title: { face: 'title', size: 24, width: contentWidth },
  name: { face: 'title', size: 18, width: contentWidth },
  muted: { size: 10, ink: inks.muted, width: contentWidth },
  strong: { face: 'strong', size: 10.5, width: contentWidth - 40 },
  text: { size: 10.5, width: contentWidth - 40 },
} satisfies Record<string, Style>;

/** Each person starts on a new page, so that their pages can be passed on separately. */
export const report = workerFunction(async ({ content, createdAt }: { content: ReportContent; createdAt: Date }) => {
  const { title, subject } = texts;
  const pdf = openDocument({ title, subject, createdAt });
  for (const [index, person] of content.people.entries()) {
    if (index > 0) {
      pdf.doc.addPage();
      pdf.y = page.top;
    }
    addHeader(pdf, content);
    addPerson(pdf, person);
  }
  return { content: new Uint8Array(await closeDocument(pdf)) };
});

function addHeader(pdf: PdfDocument, { head, about }: ReportContent): void {
  addBlock(pdf, texts.title, { role: 'H1', style: styles.title, gap: 2 });
  addBlock(pdf, head, { role: 'P', style: styles.muted });
  addBlock(pdf, about, { role: 'P', style: styles.muted, gap: 8 });
  addBlock(pdf, texts.decision, { role: 'P', style: styles.text, gap: 4 });
  addBlock(pdf, texts.end, { role: 'P', style: styles.muted, gap: 16 });
}

function addPerson(pdf: PdfDocument, person: ReportedPerson): void {
  const { name, contact, released, match, limited, skills, values } = person;
  addBlock(pdf, name, { role: 'H2', style: styles.name, gap: 2 });
  addBlock(pdf, [...contact, released].join('  ·  '), { role: 'P', style: styles.muted, gap: 10 });
  for (const [index, words] of match.entries())
    addBlock(pdf, words, { role: 'P', style: index === 1 ? styles.strong : styles.text, gap: 3 });
  for (const words of limited) addBlock(pdf, words, { role: 'P', style: styles.strong, gap: 3 });
  if (skills.length > 0) addSkills(pdf, person);
  if (values.length > 0) addValues(pdf, person);
}

function addSkills(pdf: PdfDocument, { skills, skillsText, placeName }: ReportedPerson): void {
  addHeading(pdf, texts.skills, heightOf(pdf, skillsText, styles.muted) + 6 * rowHeight);
  addBlock(pdf, skillsText, { role: 'P', style: styles.muted, gap: 8 });
  addTable(pdf, {
    head: [texts.skill, placeName],
    rows: skills.map(({ name, place }) => [name, place]),
  });
}

function addValues(pdf: PdfDocument, { values, valuesText }: ReportedPerson): void {
  addHeading(pdf, texts.values, heightOf(pdf, valuesText, styles.muted) + 3 * rowHeight);
  addBlock(pdf, valuesText, { role: 'P', style: styles.muted, gap: 6 });
  for (const words of values) addBlock(pdf, words, { role: 'P', style: styles.text, gap: 2 });
}

export type ReportedPerson = {
  name: string;
  contact: string[];
  released: string;
  match: string[];
  limited: string[];
  skills: Array<{ name: string; place: string }>;
  skillsText: string;
  placeName: string;
  values: string[];
  valuesText: string;
};

export type ReportContent = { head: string; about: string; people: ReportedPerson[] };
