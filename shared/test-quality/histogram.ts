/** How often a value came. */
type Bin = { value: number; count: number };

/** The median of what was counted; between two values in the middle, their mean. Null of nothing. */
export function medianOfBins(bins: readonly Bin[]): number | null {
  const sorted = bins.filter(({ count }) => count > 0).toSorted((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (valueAt(sorted, Math.ceil(total / 2)) + valueAt(sorted, Math.floor(total / 2) + 1)) / 2;
}

/** The value of the one at this place, the first being 1. */
function valueAt(sorted: readonly Bin[], place: number): number {
  let before = 0;
  for (const { value, count } of sorted) {
    before += count;
    if (before >= place) return value;
  }
  return 0;
}
