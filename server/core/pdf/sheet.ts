import PDFDocument from 'pdfkit';
import { locale, productName } from '#shared/product.ts';
import { paperTexts } from '#shared/texts/paper.ts';
import { registerFonts } from './fonts.ts';
import { line } from './words.ts';

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
} as const;

export type Sheet = {
  doc: PDFKit.PDFDocument;
  /** What readers of the page's structure walk over. */
  root: PDFKit.PDFStructureElement;
  /** Where the next thing begins. */
  y: number;
};

type Title = { title: string; subject: string; createdAt: Date };

/** An empty document with the fonts inside, in German, with its structure tagged. */
export function openSheet({ title, subject, createdAt }: Title): Sheet {
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

type Place = {
  /** What it is for readers of the structure: P, H1, Table … */
  role: string;
  alt?: string;
  /** The element it belongs to; the document without one. */
  under?: PDFKit.PDFStructureElement;
};

/** Draws something under its role in the document's structure. */
export function put({ doc, root }: Sheet, { role, alt, under = root }: Place, draw: () => void): void {
  under.add(doc.struct(role, alt === undefined ? {} : { alt }, draw));
}

/** An element whose parts are put under it one by one; `end` once all of them are there. */
export function open({ doc, root }: Sheet, role: string, under = root): PDFKit.PDFStructureElement {
  const element = doc.struct(role);
  under.add(element);
  return element;
}

/** Draws what is decoration for readers of the structure. */
export function decorate({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Numbers all pages and ends the document. */
export function finish(sheet: Sheet): Promise<Buffer> {
  const { doc, root } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const foot = { y: page.height - 42, style: { size: 8, ink: inks.muted } } as const;
    line(sheet, productName, { x: page.left, ...foot });
    const words = paperTexts.page(index + 1, count);
    line(sheet, words, { x: page.left, y: foot.y, style: { ...foot.style, width: contentWidth, align: 'right' } });
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
