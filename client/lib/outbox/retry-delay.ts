const firstDelayMs = 1_000;
const longestDelayMs = 15_000;

/** How long to wait after the given number of failures in a row. */
export const retryDelayMs = (failures: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));
