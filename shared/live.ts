/** Closes with this code tell a page that it asked for more than one page needs; it comes back after a long pause. */
export const tooMuchCode = 4429;

const delaysMs = [1_000, 2_000, 5_000, 10_000] as const;

/** How long to wait before the n-th attempt (from 0) to open the live connection again: 1, 2, 5, 10 s, then every 10 s. */
export const reconnectDelayMs = (attempt: number): number => delaysMs[Math.min(attempt, delaysMs.length - 1)] ?? 10_000;

const shortestPauseMs = 30_000;
const longestPauseMs = 600_000;

/**
 * How long a page rests after the n-th refusal in a row (from 1): 30 s, twice as long each time, 10 minutes at most, and up to
 * half of that more by chance (from 0 to 1), so that many pages do not come back in the same second.
 */
export const pauseAfterRefusalMs = (refusals: number, chance: number): number => {
  const pause = Math.min(shortestPauseMs * 2 ** (Math.max(refusals, 1) - 1), longestPauseMs);
  return Math.round(pause * (1 + chance / 2));
};

type Reconnecting = {
  /** The connection has closed. */
  closed: (code: number | undefined) => void;
  /** How long the page still rests. */
  restMs: () => number;
  /** How long to wait before the n-th attempt (from 0) since the connection has closed. */
  delayMs: (attempt: number) => number;
};

/** Keeps count of refusals. One that comes long after the last is a first one again. */
export function reconnecting(now: () => number = Date.now, chance: () => number = Math.random): Reconnecting {
  let refusals = 0;
  let [lastRefusal, restUntil] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const restMs = () => Math.max(0, restUntil - now());
  return {
    closed: (code) => {
      if (code !== tooMuchCode) return;
      refusals = now() - lastRefusal > 2 * longestPauseMs ? 1 : refusals + 1;
      lastRefusal = now();
      restUntil = now() + pauseAfterRefusalMs(refusals, chance());
    },
    restMs,
    delayMs: (attempt) => restMs() + reconnectDelayMs(attempt),
  };
}

/** With every request: the page that sends it, so that it is not told of its own changes. */
export const pageIdHeader = 'x-page-id';

/** Idempotency keys of the calls in a request: one UUID per call of the batch, separated by commas, empty for calls without one. */
export const callKeyHeader = 'x-idempotency-key';
