/** WebSocket close code for too many requests from one page. The client reconnects after a long pause. */
export const rateLimitedCloseCode = 4429;

const delaysMs = [1_000, 2_000, 5_000, 10_000] as const;

/** Delay before reconnect attempt `attempt` (from 0). */
export const reconnectDelayMs = (attempt: number): number => delaysMs[Math.min(attempt, delaysMs.length - 1)] ?? 10_000;

const minPauseMs = 30_000;
const maxPauseMs = 600_000;

/**
 * Pause after the n-th refusal in a row (from 1): 30 s, doubled each time, at most 10 minutes, plus jitter of up to
 * half.
 * `chance` is from 0 to 1; jitter keeps many pages from reconnecting in the same second.
 */
export const pauseAfterRefusalMs = (refusals: number, chance: number): number => {
  const pause = Math.min(minPauseMs * 2 ** (Math.max(refusals, 1) - 1), maxPauseMs);
  return Math.round(pause * (1 + chance / 2));
};

type ReconnectBackoff = {
  closed: (code: number | undefined) => void;
  restMs: () => number;
  /** Includes the remaining pause after a refusal. `attempt` counts from 0 since the connection closed. */
  delayMs: (attempt: number) => number;
};

/** Tracks refusals. The count restarts if the last refusal is more than twice the longest pause ago. */
export function createReconnectBackoff(
  now: () => number = Date.now,
  chance: () => number = Math.random,
): ReconnectBackoff {
  let refusals = 0;
  let [lastRefusal, pauseUntil] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const restMs = () => Math.max(0, pauseUntil - now());
  return {
    closed: (code) => {
      if (code !== rateLimitedCloseCode) return;
      refusals = now() - lastRefusal > 2 * maxPauseMs ? 1 : refusals + 1;
      lastRefusal = now();
      pauseUntil = now() + pauseAfterRefusalMs(refusals, chance());
    },
    restMs,
    delayMs: (attempt) => restMs() + reconnectDelayMs(attempt),
  };
}

/** Sent with every request, so that a page receives no events about its own changes. */
export const pageIdHeader = 'x-page-id';

/** One UUID per call of the batch, separated by commas; empty for calls without a key. */
export const idempotencyKeyHeader = 'x-idempotency-key';
