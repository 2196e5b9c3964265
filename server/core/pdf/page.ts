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

export type PdfDocument = {
  doc: PDFKit.PDFDocument;
  /** What readers of the page's structure walk over. */
  root: PDFKit.PDFStructureElement;
  /** Where the next thing begins. */
  y: number;
};
