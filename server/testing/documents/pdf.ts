import PDFDocument from 'pdfkit';

export type PdfLine =
  | { heading: string; level?: 1 | 2 }
  | { text: string }
  | { items: string[] }
  | { rows: string[][] }
  | { columns: [string, string] };

type Options = {
  title?: string;
  header?: string;
  isNumbered?: boolean;
  password?: string;
};

const left = 70;
const width = 455;
const sizes = { 1: 20, 2: 15 } as const;

export function pdf(pages: ReadonlyArray<readonly PdfLine[]>, options: Options = {}): Promise<Buffer> {
  const { title = '', header = '', isNumbered = false, password } = options;
  const doc = new PDFDocument({
    size: 'A4',
    autoFirstPage: false,
    margins: { top: 70, bottom: 20, left, right: 70 },
    info: { Title: title, CreationDate: new Date(0) },
    ...(password === undefined ? {} : { userPassword: password }),
  });
  pages.forEach((lines, index) => {
    doc.addPage();
    if (header !== '') doc.font('Helvetica').fontSize(9).text(header, left, 40);
    if (isNumbered)
      doc
        .font('Helvetica')
        .fontSize(9)
        .text(`Seite ${index + 1}`, left, 800);
    doc.y = 80;
    for (const line of lines) draw(doc, line);
  });
  return collectPdf(doc);
}

function draw(doc: PDFKit.PDFDocument, line: PdfLine): void {
  if ('heading' in line) {
    doc.outline.addItem(line.heading);
    doc
      .font('Helvetica-Bold')
      .fontSize(sizes[line.level ?? 1])
      .text(line.heading, left, doc.y, { width });
  } else if ('text' in line) {
    doc.font('Helvetica').fontSize(11).text(line.text, left, doc.y, { width });
  } else if ('items' in line) {
    doc.font('Helvetica').fontSize(11);
    for (const item of line.items) doc.text(`• ${item}`, left, doc.y, { width });
  } else if ('rows' in line) {
    doc.font('Helvetica').fontSize(11);
    for (const cells of line.rows) {
      const top = doc.y;
      cells.forEach((cell, index) => {
        doc.text(cell, left + 150 * index, top, { width: 140, lineBreak: false });
      });
      doc.y = top + 16;
    }
  } else {
    const top = doc.y;
    doc.font('Helvetica').fontSize(11);
    line.columns.forEach((column, index) => {
      doc.text(column, left + 240 * index, top, { width: 215 });
    });
  }
  doc.y += 10;
}

export function scannedPdf(pages = 2): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false });
  for (let page = 0; page < pages; page++) {
    doc.addPage();
    doc.rect(50, 50, 300, 400).fill('#dddddd');
  }
  return collectPdf(doc);
}

function collectPdf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}

export function pdfOfPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${count}/Kids[${kids}]/MediaBox[0 0 595 842]>>`,
    ...Array.from({ length: count }, () => '<</Type/Page/Parent 2 0 R>>'),
  ];
  return assemblePdf(objects.map((object) => Buffer.from(object)));
}

export function assemblePdf(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  objects.forEach((object, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(at);
    at += part.length;
    parts.push(part);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}
