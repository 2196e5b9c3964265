import { getDocumentProxy } from 'unpdf';
import { type SourceLine, sourceLimits } from '#shared/ai/source.ts';
import { RuleError } from '../../core/errors.ts';
import { cleanText, type DocumentPart, type DocumentText } from './clean-text.ts';
import { paragraphsOf } from './pdf-paragraphs.ts';
import { type PdfItem, type PdfRow, rowsInReadingOrder } from './pdf-rows.ts';

const outlineLimit = 2_000;

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

export async function readPdf(bytes: Buffer): Promise<DocumentText> {
  const document = await openDocument(bytes);
  if (document.numPages > sourceLimits.parts) throw new RuleError('FILE_TOO_MANY_PAGES');
  const pages: PdfRow[][] = [];
  let letters = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const rows = rowsInReadingOrder(items.flatMap(itemOf));
    letters += rows.reduce((sum, { text }) => sum + text.length, 0);
    if (letters > sourceLimits.sourceText) throw new RuleError('FILE_TOO_LARGE');
    pages.push(rows);
    page.cleanup();
  }
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const title = (info as { Title?: unknown }).Title;
  const levels = await outlineOf(document);
  return {
    unit: 'page',
    title: typeof title === 'string' ? title : '',
    parts: withLabels(paragraphsOf(removeHeadersAndFooters(pages), levels)),
  };
}

async function openDocument(bytes: Buffer): Promise<Document> {
  try {
    const data = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return await getDocumentProxy(data, { verbosity: 0, disableFontFace: true, useSystemFonts: false });
  } catch (error) {
    throw new RuleError((error as Error).name === 'PasswordException' ? 'FILE_ENCRYPTED' : 'FILE_BROKEN');
  }
}

function itemOf(item: object): PdfItem[] {
  const { str = '', transform = [], width = 0 } = item as { str?: string; transform?: number[]; width?: number };
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
  const size = Math.hypot(c, d);
  // Rotated text is a watermark or an axis label.
  const isUpright = Math.abs(b) < 0.1 * Math.abs(a);
  return str.trim() === '' || !isUpright || ![x, y, size, width].every(Number.isFinite)
    ? []
    : [{ text: str, x, y, size, width }];
}

type Outline = Array<{ title: string; items: Outline }>;

async function outlineOf(document: Document): Promise<Map<string, number>> {
  const levels = new Map<string, number>();
  const walk = (entries: Outline, level: number) => {
    for (const { title, items } of entries) {
      if (levels.size >= outlineLimit || level > 6) return;
      levels.set(cleanText(title), level);
      walk(items, level + 1);
    }
  };
  const outline = await document.getOutline().catch(() => null);
  if (outline !== null) walk(outline as Outline, 1);
  return levels;
}

const withLabels = (pages: readonly SourceLine[][]): DocumentPart[] => pages.map((lines) => ({ label: '', lines }));

const edgeRows = 2;
const fewestPages = 3;
const pageNumber = /^(?:Seite |Page |- )?\d{1,4}(?: -| ?(?:\/|von|of) ?\d{1,4})?$/i;

const edgesOf = (rows: readonly PdfRow[]): PdfRow[] =>
  rows.length <= 2 * edgeRows ? [...rows] : [...rows.slice(0, edgeRows), ...rows.slice(-edgeRows)];
/** Ignores numbers only in small text, because headings such as 'Kapitel 3' differ by number alone. */
const keyOf = ({ text, size }: PdfRow): string => (size < 11 ? cleanText(text).replace(/\d+/g, '#') : cleanText(text));

function removeHeadersAndFooters(pages: readonly PdfRow[][]): PdfRow[][] {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(edgesOf(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const filled = pages.filter((page) => page.length > 0).length;
  const isRepeated = (row: PdfRow) => {
    const count = counts.get(keyOf(row)) ?? 0;
    return pageNumber.test(cleanText(row.text)) || (count >= fewestPages && count > filled / 2);
  };
  return pages.map((page) => {
    const dropped = new Set(edgesOf(page).filter(isRepeated));
    return page.filter((row) => !dropped.has(row));
  });
}
