import { type Face, fontName } from './fonts.ts';
import { fontRuns, toPrintable } from './printable.ts';

export type Style = { face?: Face; size?: number; ink?: string; width?: number; align?: 'left' | 'right' };
type Spot = { x: number; y: number; style?: Style };

const leading = 1.42;

export function drawLine(pdf: PdfDocument, text: string, { x, y, style = {} }: Spot): void {
  const { width = contentWidth, align = 'left' } = style;
  const visibleText = fitText(pdf, toPrintable(text), style);
  const start = align === 'right' ? x + width - widthOf(pdf, visibleText, style) : x;
  drawRuns(pdf, visibleText, { x: start, y, style: { ...style, align: 'left' }, isOneLine: true });
}

export function drawParagraph(pdf: PdfDocument, text: string, { x, y, style = {} }: Spot): number {
  const visibleText = toPrintable(text);
  if (visibleText === '') return 0;
  drawRuns(pdf, visibleText, { x, y, style, isOneLine: false });
  return pdf.doc.y - y;
}

export function heightOf(
  { doc }: PdfDocument,
  text: string,
  { face = 'text', size = 10, width = contentWidth }: Style,
): number {
  doc.font(fontName(face, 'latin')).fontSize(size);
  return doc.heightOfString(toPrintable(text), { width, lineGap: lineGapOf(doc, size) });
}

function widthOf({ doc }: PdfDocument, text: string, { face = 'text', size = 10 }: Style): number {
  return fontRuns(text).reduce((sum, run) => {
    doc.font(fontName(face, run.subset)).fontSize(size);
    return sum + doc.widthOfString(run.text);
  }, 0);
}

function fitText(pdf: PdfDocument, text: string, style: Style): string {
  const { width = contentWidth } = style;
  if (widthOf(pdf, text, style) <= width) return text;
  const characters = [...text];
  // Binary search: measuring each prefix would take quadratic time.
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(pdf, `${characters.slice(0, middle).join('')}…`, style) > width) tooLong = middle;
    else fits = middle;
  }
  return `${characters.slice(0, fits).join('').trimEnd()}…`;
}

function drawRuns(
  { doc }: PdfDocument,
  text: string,
  { x, y, style = {}, isOneLine }: Spot & { isOneLine: boolean },
): void {
  const { face = 'text', size = 10, ink = inks.ink, width = contentWidth, align = 'left' } = style;
  const runs = fontRuns(text);
  doc.fillColor(ink).fontSize(size);
  doc.x = x;
  doc.y = y;
  runs.forEach((run, index) => {
    doc.font(fontName(face, run.subset));
    const box = isOneLine ? { lineBreak: false } : { width, align, lineGap: lineGapOf(doc, size) };
    doc.text(run.text, { ...box, continued: index < runs.length - 1 });
  });
  doc.x = page.left;
}

const lineGapOf = (doc: PDFKit.PDFDocument, size: number): number => size * leading - doc.currentLineHeight();

/** Points (1/72 inch) on A4. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 56, bottom: 64 } as const;
export const contentWidth = page.width - page.left - page.right;
export const contentEnd = page.height - page.bottom;

export const inks = {
  ink: '#12343b',
  muted: '#4a646a',
  line: '#d8d0c1',
  person: '#12343b',
  other: '#8fb8a9',
  band: '#4a7580',
  sunken: '#f1ebe1',
  soft: '#deebe5',
} as const;

export type PdfDocument = {
  doc: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  y: number;
};
