import type { Education, Experience } from '#shared/profile/schema.ts';
import { periodText, profileTexts } from '#shared/texts/profile.ts';
import { drawTagged } from '../../../core/pdf/document.ts';
import {
  contentWidth,
  drawParagraph,
  heightOf,
  inks,
  type PdfDocument,
  page,
  type Style,
} from '../../../core/pdf/text.ts';
import { addBlock, addHeading, addLines, ensureSpace } from '../../../core/pdf/text-flow.ts';

const whenWidth = 110;
const column = { x: page.left + whenWidth, width: contentWidth - whenWidth } as const;

const styles = {
  when: { size: 9.5, ink: inks.muted, width: whenWidth - 12 },
  title: { face: 'strong', size: 10.5, width: column.width },
  place: { size: 10, width: column.width },
  text: { size: 9.5, ink: inks.muted, width: column.width },
} satisfies Record<string, Style>;

type Entry = { when: string; title: string; place: string; text: string };

export const experienceEntry = ({ title, company, from, to, description }: Experience): Entry => ({
  when: periodText(from, to),
  ...withTitle(title, company),
  text: description,
});

export const educationEntry = ({ degree, field, institution, year }: Education): Entry => ({
  when: year,
  ...withTitle([degree, field].filter((words) => words !== '').join(', '), institution),
  text: '',
});

const withTitle = (title: string, place: string) => (title === '' ? { title: place, place: '' } : { title, place });

export function drawEntries(pdf: PdfDocument, title: string, entries: readonly Entry[]): void {
  const [first] = entries;
  if (first === undefined) return;
  addHeading(pdf, title, headHeightOf(pdf, first));
  for (const entry of entries) drawEntry(pdf, entry);
}

function headHeightOf(pdf: PdfDocument, { when, title, place }: Entry): number {
  const lineHeights = [
    heightOf(pdf, titleOf(title), styles.title),
    place === '' ? 0 : heightOf(pdf, place, styles.place),
  ];
  return Math.max(
    lineHeights.reduce((sum, height) => sum + height, 0),
    when === '' ? 0 : heightOf(pdf, when, styles.when),
  );
}

const titleOf = (title: string): string => (title === '' ? profileTexts.experience.untitled : title);

function drawEntry(pdf: PdfDocument, entry: Entry): void {
  const { when, title, place, text } = entry;
  ensureSpace(pdf, headHeightOf(pdf, entry));
  const top = pdf.y;
  addBlock(pdf, titleOf(title), { role: 'H3', style: styles.title, x: column.x });
  let end = top;
  if (when !== '') {
    drawTagged(pdf, { role: 'P' }, () => {
      end = top + drawParagraph(pdf, when, { x: page.left, y: top, style: styles.when });
    });
  }
  if (place !== '') addBlock(pdf, place, { role: 'P', style: styles.place, x: column.x });
  pdf.y = Math.max(pdf.y, end);
  if (text !== '') {
    pdf.y += 2;
    addLines(pdf, text, { role: 'P', style: styles.text, x: column.x, gap: 2 });
  }
  pdf.y += 9;
}
