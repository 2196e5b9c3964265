export type PdfItem = { text: string; x: number; y: number; size: number; width: number };
export type PdfRow = {
  text: string;
  cells: string[];
  starts: number[];
  x: number;
  end: number;
  y: number;
  size: number;
};

const wideGap = 1.6;
const spaceGap = 0.15;

export function rowsInReadingOrder(items: readonly PdfItem[]): PdfRow[] {
  const rows = rowsOf(items).flatMap(segmentsOf);
  const gutter = gutterOf(rows);
  if (gutter === null) return mergeSegments(rows);
  const ordered: PdfRow[] = [];
  let block: PdfRow[] = [];
  const flush = () => {
    ordered.push(
      ...mergeSegments(block.filter(({ end }) => end <= gutter)),
      ...mergeSegments(block.filter(({ x }) => x >= gutter)),
    );
    block = [];
  };
  for (const row of rows) {
    if (row.x < gutter && row.end > gutter) {
      flush();
      ordered.push(row);
    } else block.push(row);
  }
  flush();
  return ordered;
}

function rowsOf(items: readonly PdfItem[]): PdfItem[][] {
  const rows: PdfItem[][] = [];
  for (const item of [...items].sort((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row !== undefined && first !== undefined && first.y - item.y < 0.4 * Math.min(first.size, item.size))
      row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.sort((one, other) => one.x - other.x));
}

function segmentsOf(row: readonly PdfItem[]): PdfRow[] {
  const segments: PdfRow[] = [];
  for (const { text, x, y, size, width } of row) {
    const last = segments.at(-1);
    const gap = last === undefined ? 0 : x - last.end;
    if (last === undefined || gap > wideGap * size)
      segments.push({ text, cells: [text], starts: [x], x, end: x + width, y, size });
    else {
      last.text += gap > spaceGap * size && !last.text.endsWith(' ') ? ` ${text}` : text;
      last.cells = [last.text];
      last.end = Math.max(last.end, x + width);
      last.size = Math.max(last.size, size);
    }
  }
  return segments;
}

const fewestInColumn = 4;
const widthOfColumn = 0.55;

/** The x position between two columns of running text. */
function gutterOf(rows: readonly PdfRow[]): number | null {
  if (rows.length < 2 * fewestInColumn) return null;
  const left = Math.min(...rows.map(({ x }) => x));
  const right = Math.max(...rows.map(({ end }) => end));
  for (let share = 0.4; share <= 0.6; share += 0.01) {
    const at = left + share * (right - left);
    const crossing = rows.filter(({ x, end }) => x < at && end > at).length;
    const before = rows.filter(({ end }) => end <= at);
    const after = rows.filter(({ x }) => x >= at);
    if (crossing > 0.2 * rows.length || Math.min(before.length, after.length) < fewestInColumn) continue;
    if (isRunningText(before, at - left) && isRunningText(after, right - at)) return at;
  }
  return null;
}

const isRunningText = (rows: readonly PdfRow[], width: number): boolean =>
  rows.reduce((sum, { x, end }) => sum + end - x, 0) / rows.length >= widthOfColumn * width;

function mergeSegments(segments: readonly PdfRow[]): PdfRow[] {
  const rows: PdfRow[] = [];
  for (const { text, x, end, y, size } of segments) {
    const last = rows.at(-1);
    if (last !== undefined && Math.abs(last.y - y) < 0.4 * size && x >= last.end) {
      last.text += ` ${text}`;
      last.cells.push(text);
      last.starts.push(x);
      last.end = end;
    } else rows.push({ text, cells: [text], starts: [x], x, end, y, size });
  }
  return rows;
}
