import { drawTagged, openElement } from './document.ts';
import { contentWidth, drawLine, inks, type PdfDocument, page, type Style } from './text.ts';
import { ensureSpace } from './text-flow.ts';

/** Points. */
export const rowHeight = 16;
const secondWidth = 110;

type Pair = readonly [first: string, second: string];

export function addTable(pdf: PdfDocument, { head, rows }: { head: Pair; rows: readonly Pair[] }): void {
  const table = openElement(pdf, 'Table');
  addRow(pdf, table, { role: 'TH', cells: head });
  for (const cells of rows) addRow(pdf, table, { role: 'TD', cells });
  table.end();
}

type Row = { role: 'TH' | 'TD'; cells: Pair };

function addRow(pdf: PdfDocument, table: PDFKit.PDFStructureElement, { role, cells: [first, second] }: Row): void {
  ensureSpace(pdf, rowHeight);
  const row = openElement(pdf, 'TR', table);
  const style: Style = role === 'TH' ? { size: 8, face: 'strong', ink: inks.muted } : { size: 10 };
  const width = contentWidth - secondWidth;
  drawTagged(pdf, { role, under: row }, () =>
    drawLine(pdf, first, { x: page.left, y: pdf.y, style: { ...style, width } }),
  );
  drawTagged(pdf, { role, under: row }, () =>
    drawLine(pdf, second, { x: page.left + width, y: pdf.y, style: { ...style, width: secondWidth } }),
  );
  row.end();
  pdf.y += rowHeight;
}
