/** WebSocket close code for too many requests; the client reconnects after a long pause. */
export const rateLimitedCloseCode = 4429;

const delaysMs = [1_000, 2_000, 5_000, 10_000] as const;

export const reconnectDelayMs = (attempt: number): number => delaysMs[Math.min(attempt, delaysMs.length - 1)] ?? 10_000;

const minPauseMs = 30_000;
const maxPauseMs = 600_000;

/** `refusals`: in a row, from 1; the pause doubles. `chance`: 0 to 1, for the jitter. */
export const pauseAfterRefusalMs = (refusals: number, chance: number): number => {
  const pause = Math.min(minPauseMs * 2 ** (Math.max(refusals, 1) - 1), maxPauseMs);
  return Math.round(pause * (1 + chance / 2));
};

type ReconnectBackoff = {
  onClose: (code: number | undefined) => void;
  restMs: () => number;
  /** Includes the rest of the pause. `attempt` counts from 0 since the connection closed. */
  delayMs: (attempt: number) => number;
};

/** Twice the longest pause without a refusal restarts the count. */
export function createReconnectBackoff(
  now: () => number = Date.now,
  random: () => number = Math.random,
): ReconnectBackoff {
  let refusals = 0;
  let [lastRefusal, pauseUntil] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const restMs = () => Math.max(0, pauseUntil - now());
  return {
    onClose: (code) => {
      if (code !== rateLimitedCloseCode) return;
      refusals = now() - lastRefusal > 2 * maxPauseMs ? 1 : refusals + 1;
      lastRefusal = now();
      pauseUntil = now() + pauseAfterRefusalMs(refusals, random());
    },
    restMs,
    delayMs: (attempt) => restMs() + reconnectDelayMs(attempt),
  };
}

/** Sent with every request, so that a page gets no events about its own changes. */
export const pageIdHeader = 'x-page-id';

/** One UUID per call of the batch, comma-separated; empty for calls without a key. */
export const idempotencyKeyHeader = 'x-idempotency-key';
