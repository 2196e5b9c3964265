/**
 * `node scripts/write-handbook.ts` writes the demo organisation's handbook. The text is in
 * server/demo/handbook/drinking.md; a horizontal rule begins a new page.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { marked, type Token, type Tokens } from 'marked';
import PDFDocument from 'pdfkit';
import { registerFonts } from '../server/core/pdf/fonts.ts';
import {
  contentEnd,
  contentWidth,
  drawLine,
  drawParagraph,
  heightOf,
  inks,
  type PdfDocument,
  page,
  type Style,
} from '../server/core/pdf/text.ts';
import { demoOrganisation } from '../server/demo/accounts.ts';
import { locale } from '../shared/product.ts';

const folder = new URL('../server/demo/handbook/', import.meta.url);
const title = 'Trinken und Essen im Alter';
const sizes: Readonly<Record<number, Style>> = { 1: { face: 'title', size: 24 }, 2: { face: 'title', size: 15 } };
const indent = 18;

const doc = new PDFDocument({
  size: 'A4',
  margins: { left: page.left, right: page.right, top: page.top, bottom: page.bottom },
  bufferPages: true,
  lang: locale,
  displayTitle: true,
  info: { Title: title, Author: demoOrganisation.name, CreationDate: new Date('2026-03-02T09:00:00Z') },
});
registerFonts(doc);
const root = doc.struct('Document');
doc.addStructure(root);
const pdf: PdfDocument = { doc, root, y: 260 };

function writeLine(text: string, { style, x = page.left, after }: { style: Style; x?: number; after: number }): void {
  const width = contentWidth - (x - page.left);
  if (pdf.y + heightOf(pdf, text, { ...style, width }) > contentEnd) newPage();
  pdf.y += drawParagraph(pdf, text, { x, y: pdf.y, style: { ...style, width } }) + after;
}

function newPage(): void {
  doc.addPage();
  pdf.y = page.top + 20;
}

function putList({ items, ordered }: Tokens.List): void {
  for (const [index, item] of items.entries()) {
    drawLine(pdf, ordered ? `${index + 1}.` : '•', { x: page.left, y: pdf.y, style: { size: 11 } });
    writeLine(item.text, { style: { size: 11 }, x: page.left + indent, after: 5 });
  }
  pdf.y += 7;
}

function putTable({ header, rows }: Tokens.Table): void {
  const width = contentWidth / header.length;
  for (const [index, cells] of [header, ...rows].entries()) {
    const style: Style = { size: 10.5, width: width - 10, face: index === 0 ? 'strong' : 'text' };
    const height = Math.max(...cells.map(({ text }) => heightOf(pdf, text, style)));
    cells.forEach(({ text }, column) => {
      drawParagraph(pdf, text, { x: page.left + column * width, y: pdf.y, style });
    });
    pdf.y += height + 6;
    doc
      .moveTo(page.left, pdf.y - 4)
      .lineTo(page.left + contentWidth, pdf.y - 4)
      .lineWidth(0.5)
      .stroke(inks.line);
  }
  pdf.y += 10;
}

function putToken(token: Token): void {
  if (token.type === 'hr') newPage();
  else if (token.type === 'heading') {
    doc.outline.addItem((token as Tokens.Heading).text);
    writeLine((token as Tokens.Heading).text, { style: sizes[(token as Tokens.Heading).depth] ?? {}, after: 12 });
  } else if (token.type === 'paragraph') {
    for (const row of (token as Tokens.Paragraph).text.split('\n')) writeLine(row, { style: { size: 11 }, after: 3 });
    pdf.y += 8;
  } else if (token.type === 'list') putList(token as Tokens.List);
  else if (token.type === 'table') putTable(token as Tokens.Table);
}

function numberPages(): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 1; index < count; index++) {
    doc.switchToPage(start + index);
    const y = page.height - 42;
    const style: Style = { size: 8, ink: inks.muted };
    drawLine(pdf, `${demoOrganisation.name} · ${title}`, { x: page.left, y, style });
    drawLine(pdf, String(index + 1), { x: page.left, y, style: { ...style, width: contentWidth, align: 'right' } });
  }
}

for (const token of marked.lexer(await readFile(new URL('drinking.md', folder), 'utf8'))) putToken(token);
numberPages();
root.end();
const chunks: Buffer[] = [];
doc.on('data', (chunk: Buffer) => chunks.push(chunk));
const ended = new Promise((resolve) => doc.on('end', resolve));
doc.end();
await ended;
await writeFile(new URL('drinking.pdf', folder), Buffer.concat(chunks));
