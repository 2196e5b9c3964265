type Band = { low: number; high: number };

/** Two results do not tell a skill's ranks apart when their bands share a rank, be it the outermost one. */
export const bandsOverlap = (one: Band, other: Band): boolean => one.low <= other.high && other.low <= one.high;
