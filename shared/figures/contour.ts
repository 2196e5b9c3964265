export const fieldWidth = 100;
const rowHeight = 10;
const swing = 0.29;

const round = (value: number): number => Math.round(value * 100) / 100;

export const fieldHeight = (rows: number): number => rows * rowHeight;

type Heights = readonly number[];

/** Depths are 0 to 100 from the left. Two forms with the same depths meet exactly. */
function edge(depths: readonly number[], heights: Heights): string {
  const heightOf = (row: number) => (heights[row] ?? 1) * rowHeight;
  let end = 0;
  return depths
    .map((depth, row) => {
      end += heightOf(row);
      const next = depths[row + 1];
      if (next === undefined) return `V${round(end)}`;
      const reach = Math.min(heightOf(row), heightOf(row + 1)) * swing;
      return `V${round(end - reach)}C${depth} ${round(end)} ${next} ${round(end)} ${next} ${round(end + reach)}`;
    })
    .join('');
}

export function leftForm(depths: readonly number[], heights: Heights = []): string {
  return `M0 0H${depths[0] ?? 0}${edge(depths, heights)}H0Z`;
}

/** `overlap` with the neighbour avoids a hairline. */
export function rightForm(depths: readonly number[], overlap = 0, heights: Heights = []): string {
  const shifted = depths.map((depth) => Math.max(0, depth - overlap));
  return `M${fieldWidth} 0H${shifted[0] ?? 0}${edge(shifted, heights)}H${fieldWidth}Z`;
}
