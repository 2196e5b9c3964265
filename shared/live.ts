const delaysMs = [1_000, 2_000, 5_000, 10_000] as const;

/** How long to wait before the n-th attempt (from 0) to open the live connection again: 1, 2, 5, 10 s, then every 10 s. */
export const reconnectDelayMs = (attempt: number): number => delaysMs[Math.min(attempt, delaysMs.length - 1)] ?? 10_000;
