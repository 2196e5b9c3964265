import type { SourceLine } from '#shared/ai/source.ts';
import { cleanText } from './clean-text.ts';
import { isWrappedNumber, joinLines } from './pasted-text.ts';
import type { PdfRow } from './pdf-rows.ts';

const bullet = /^[•▪●◦‣–\uf0b7\uf0a7]\s*/;
const numbered = /^(?:\d{1,2}[.)]|[a-z]\))\s+(?=\S)/;
const longestHeading = 160;
const maxLevel = 4;

export function paragraphsOf(pages: readonly PdfRow[][], outline: ReadonlyMap<string, number>): SourceLine[][] {
  const sizes = sizesOf(pages);
  return pages.map((rows) => {
    const lines: SourceLine[] = [];
    let previous: PdfRow | null = null;
    rows.forEach((row, index) => {
      const level = levelOf(row, sizes, outline);
      const isSame = previous !== null && isContinued(previous, row);
      const last = lines.at(-1);
      const text = row.text.trim();
      if (isTable(rows, index)) lines.push({ kind: 'row', cells: row.cells });
      else if (level !== null) {
        if (isSame && last?.kind === 'heading' && !outline.has(cleanText(last.text)))
          last.text = joinLines(last.text, text);
        else lines.push({ kind: 'heading', level, text });
      } else if (isSame && last?.kind === 'text' && isWrappedNumber(text, last.text))
        last.text = joinLines(last.text, text);
      else if (bullet.test(text)) lines.push({ kind: 'item', isOrdered: false, text: text.replace(bullet, '') });
      else if (numbered.test(text)) lines.push({ kind: 'item', isOrdered: true, text: text.replace(numbered, '') });
      else if (isSame && (last?.kind === 'text' || last?.kind === 'item')) last.text = joinLines(last.text, text);
      else lines.push({ kind: 'text', text });
      previous = row;
    });
    return lines;
  });
}

function sizesOf(pages: readonly PdfRow[][]): { body: number; larger: number[] } {
  const charactersBySize = new Map<number, number>();
  for (const { size, text } of pages.flat()) {
    const rounded = Math.round(size * 2) / 2;
    charactersBySize.set(rounded, (charactersBySize.get(rounded) ?? 0) + text.length);
  }
  const body = [...charactersBySize].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
  return {
    body,
    larger: [...charactersBySize.keys()].filter((size) => size > 1.12 * body).sort((one, other) => other - one),
  };
}

function levelOf(
  { text, size }: PdfRow,
  { larger }: { larger: readonly number[] },
  outline: ReadonlyMap<string, number>,
): number | null {
  if (text.length > longestHeading) return null;
  const rank = larger.indexOf(Math.round(size * 2) / 2);
  if (rank !== -1) return Math.min(maxLevel, rank + 1);
  return outline.get(cleanText(text)) ?? null;
}

const isContinued = (before: PdfRow, row: PdfRow): boolean =>
  Math.abs(before.size - row.size) < 0.6 && before.y > row.y && before.y - row.y < 1.65 * row.size;

function isTable(rows: readonly PdfRow[], index: number): boolean {
  const row = rows[index];
  if (row === undefined || row.cells.length < 2) return false;
  return [rows[index - 1], rows[index + 1]].some(
    (other) =>
      other !== undefined &&
      other.starts.length === row.starts.length &&
      row.starts.every((start, cell) => Math.abs(start - (other.starts[cell] ?? 0)) < 2 * row.size),
  );
}
