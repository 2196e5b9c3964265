import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { locale, productName } from '#shared/product.ts';
import { reportTexts } from '#shared/texts/report.ts';
import { legible, runsOf, type Subset } from './legible.ts';

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

type Face = 'text' | 'strong' | 'title';
const fileOf = (family: string, weight: number, subset: Subset): string => {
  const part = subset === 'latin' ? 'latin' : 'latin-ext';
  const name = `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`;
  return fileURLToPath(import.meta.resolve(name));
};
const faces: Record<Face, { family: string; weight: number }> = {
  text: { family: 'instrument-sans', weight: 400 },
  strong: { family: 'instrument-sans', weight: 600 },
  title: { family: 'bricolage-grotesque', weight: 700 },
};

export type Sheet = {
  doc: PDFKit.PDFDocument;
  /** What readers of the page's structure walk over. */
  root: PDFKit.PDFStructureElement;
  /** Where the next thing begins. */
  y: number;
};

export type Style = { face?: Face; size?: number; ink?: string; width?: number; align?: 'left' | 'right' };

/** An empty document with the fonts inside, in German, with its structure tagged. */
export function openSheet({ title, createdAt }: { title: string; createdAt: Date }): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { left: page.left, right: page.right, top: page.top, bottom: page.bottom },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Subject: reportTexts.subject, Author: productName, CreationDate: createdAt },
  });
  for (const [face, { family, weight }] of Object.entries(faces)) {
    for (const subset of ['latin', 'latinExtended'] as const)
      doc.registerFont(`${face} ${subset}`, fileOf(family, weight, subset));
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, y: page.top };
}

/** Draws something that readers find under this role of the structure. */
export function put(parent: Sheet | PDFKit.PDFStructureElement, role: string, draw: () => void, alt?: string): void {
  const [doc, element] = 'doc' in parent ? [parent.doc, parent.root] : [documentOf(parent), parent];
  const child = doc.struct(role, alt === undefined ? {} : { alt }, draw);
  element.add(child);
  child.end();
}

const documentOf = (element: PDFKit.PDFStructureElement): PDFKit.PDFDocument =>
  (element as unknown as { document: PDFKit.PDFDocument }).document;
