/** Retries transient failures. Replaces the library's retries, which wait for minutes and ignore the abort signal. */
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from './failure.ts';

const maxWaitMs = 20_000;

/** Reasoning models send their first byte late. `pausesMs`: the pause before each retry. */
export type RetryPolicy = { firstByteMs: number; totalMs: number; pausesMs: readonly number[] };
export const defaultRetryPolicy: RetryPolicy = { firstByteMs: 240_000, totalMs: 300_000, pausesMs: [500, 2_000] };

type RetryOptions = { signal: AbortSignal; pausesMs: readonly number[] };

/** @throws Failure of the last attempt, or the signal's reason */
export async function withRetries<T>(work: () => Promise<T>, { signal, pausesMs }: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const waitMs = error instanceof Failure ? waitAfter(error, pausesMs[attempt - 1]) : null;
      if (waitMs === null) throw error;
      await pause(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

function waitAfter({ facts: { retry } }: Failure, usualMs: number | undefined): number | null {
  if (retry === undefined || usualMs === undefined) return null;
  const waitMs = retry.afterMs ?? usualMs;
  return waitMs > maxWaitMs ? null : waitMs;
}
