export type Section = {
  name: string;
  title: string;
  run: () => Promise<Row[]>;
};

export type Row = { label: string; value: string; limit?: string; ok?: boolean };

export function printTable(title: string, rows: readonly Row[]): void {
  const cells = rows.map(({ label, value, limit = '', ok }) => [label, value, limit, markOf(ok)]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  console.log(`\n${title}`);
  for (const row of cells) console.log(`  ${row.map(pad).join('   ').trimEnd()}`);
}

const markOf = (ok: boolean | undefined): string => (ok === undefined ? '' : ok ? '✓' : '✗');

export const sizeRow = (label: string, bytes: number, limit: number): Row => ({
  label,
  value: `${kilobytes(bytes)} KB`,
  limit: `at most ${kilobytes(limit)} KB`,
  ok: bytes <= limit,
});

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).replace('.0', '');

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middleIndex = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middleIndex]];
  return (low + high) / 2;
}
