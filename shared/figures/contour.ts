/** Width of the field that all contours are drawn on; the figures stretch it to whatever room they have. */
export const fieldWidth = 100;
const rowHeight = 10;
/** Part of a row, at its top and at its bottom, in which the edge swings over to the neighbouring row. */
const swing = 0.29;

const round = (value: number): number => Math.round(value * 100) / 100;

export const fieldHeight = (rows: number): number => rows * rowHeight;

/**
 * One edge from the top of the field to its bottom: straight in the middle of each row, at that row's depth (0 to 100 from the
 * left), with a soft swing between rows. Two forms that use the same depths meet exactly.
 */
function edge(depths: readonly number[]): string {
  const reach = rowHeight * swing;
  return depths
    .map((depth, row) => {
      const next = depths[row + 1];
      const end = (row + 1) * rowHeight;
      if (next === undefined) return `V${end}`;
      return `V${round(end - reach)}C${depth} ${end} ${next} ${end} ${next} ${round(end + reach)}`;
    })
    .join('');
}

/** The form at the left of the edge. */
export function leftForm(depths: readonly number[]): string {
  return `M0 0H${depths[0] ?? 0}${edge(depths)}H0Z`;
}

/** The form at the right of the edge; `under` lets it run below its neighbour, against a hairline between the two. */
export function rightForm(depths: readonly number[], under = 0): string {
  const shifted = depths.map((depth) => Math.max(0, depth - under));
  return `M${fieldWidth} 0H${shifted[0] ?? 0}${edge(shifted)}H${fieldWidth}Z`;
}
