import PDFDocument from 'pdfkit';
import { locale, productName } from '#shared/product.ts';
import { paperTexts } from '#shared/texts/paper.ts';
import { registerFonts } from './fonts.ts';
import { contentWidth, drawLine, inks, type PdfDocument, page } from './text.ts';

type Title = { title: string; subject: string; createdAt: Date };

export function openDocument({ title, subject, createdAt }: Title): PdfDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { left: page.left, right: page.right, top: page.top, bottom: page.bottom },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Subject: subject, Author: productName, CreationDate: createdAt },
  });
  registerFonts(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, y: page.top };
}

type TagOptions = {
  role: string;
  alt?: string;
  under?: PDFKit.PDFStructureElement;
};

export function drawTagged(
  { doc, root }: PdfDocument,
  { role, alt, under = root }: TagOptions,
  draw: () => void,
): void {
  under.add(doc.struct(role, alt === undefined ? {} : { alt }, draw));
}

export function openElement({ doc, root }: PdfDocument, role: string, under = root): PDFKit.PDFStructureElement {
  const element = doc.struct(role);
  under.add(element);
  return element;
}

export function drawDecoration({ doc }: PdfDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

export function closeDocument(pdf: PdfDocument): Promise<Buffer> {
  const { doc, root } = pdf;
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const foot = { y: page.height - 42, style: { size: 8, ink: inks.muted } } as const;
    drawLine(pdf, productName, { x: page.left, ...foot });
    const words = paperTexts.page(index + 1, count);
    drawLine(pdf, words, { x: page.left, y: foot.y, style: { ...foot.style, width: contentWidth, align: 'right' } });
    doc.endMarkedContent();
  }
  root.end();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}
