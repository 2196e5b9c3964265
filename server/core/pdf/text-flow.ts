import { drawDecoration, drawTagged } from './document.ts';
import { contentEnd, contentWidth, drawParagraph, heightOf, inks, type PdfDocument, page, type Style } from './text.ts';

export function ensureSpace(pdf: PdfDocument, height: number): void {
  if (pdf.y + height <= contentEnd) return;
  pdf.doc.addPage();
  pdf.y = page.top;
}

type BlockOptions = { role: string; style: Style; x?: number; gap?: number };

export function addBlock(pdf: PdfDocument, text: string, { role, style, x = page.left, gap = 0 }: BlockOptions): void {
  ensureSpace(pdf, heightOf(pdf, text, style));
  drawTagged(pdf, { role }, () => {
    pdf.y += drawParagraph(pdf, text, { x, y: pdf.y, style }) + gap;
  });
}

export function addLines(pdf: PdfDocument, text: string, piece: BlockOptions): void {
  for (const line of text.split('\n')) {
    if (line.trim() === '') pdf.y += 4;
    else addBlock(pdf, line, piece);
  }
}

export function addHeading(pdf: PdfDocument, title: string, height: number): void {
  const style: Style = { face: 'title', size: 14 };
  pdf.y += 20;
  ensureSpace(pdf, heightOf(pdf, title, style) + 12 + height);
  addBlock(pdf, title, { role: 'H2', style, gap: 4 });
  drawDecoration(pdf, () => {
    const end = page.left + contentWidth;
    pdf.doc.moveTo(page.left, pdf.y).lineTo(end, pdf.y).lineWidth(0.6).stroke(inks.line);
  });
  pdf.y += 8;
}
