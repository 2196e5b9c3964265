import { clean } from './clean.ts';
import type { PdfRow } from './pdf-order.ts';

/** So many rows at the top and at the bottom can be a page's header and footer. */
const edge = 2;
const fewestPages = 3;
const pageNumber = /^(?:Seite |Page |- )?\d{1,4}(?: -| ?(?:\/|von|of) ?\d{1,4})?$/i;

const edgesOf = (rows: readonly PdfRow[]): PdfRow[] =>
  rows.length <= 2 * edge ? [...rows] : [...rows.slice(0, edge), ...rows.slice(-edge)];
/** Headings differ by their number alone ('Kapitel 3'): only what is small counts as the same whatever its number. */
const keyOf = ({ text, size }: PdfRow): string => (size < 11 ? clean(text).replace(/\d+/g, '#') : clean(text));

/** Leaves out what stands at the edge of most pages, and the numbers of pages. */
export function withoutRepeated(pages: readonly PdfRow[][]): PdfRow[][] {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(edgesOf(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const filled = pages.filter((page) => page.length > 0).length;
  const isRepeated = (row: PdfRow) => {
    const count = counts.get(keyOf(row)) ?? 0;
    return pageNumber.test(clean(row.text)) || (count >= fewestPages && count > filled / 2);
  };
  return pages.map((page) => {
    const dropped = new Set(edgesOf(page).filter(isRepeated));
    return page.filter((row) => !dropped.has(row));
  });
}
