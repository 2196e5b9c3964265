import type { ErrorCode } from '#shared/errors.ts';
import { networkError } from '#shared/texts/errors.ts';

/** What a plain route answered instead of what was asked for. */
export class ReadingError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  constructor({ status, code, message }: { status: number; code: ErrorCode | null; message: string }) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Refusal = { error?: { message?: string; rule?: ErrorCode } } | null;

/**
 * Asks one of the plain routes beside tRPC. `answers`: other statuses that bring an answer, not a refusal.
 * @throws ReadingError for a refusal, with the server's own sentence
 */
export async function readJson<T>(address: string, signal: AbortSignal, answers: readonly number[] = []): Promise<T> {
  const response = await fetch(address, { signal, headers: { Accept: 'application/json' } });
  if (response.ok || answers.includes(response.status)) return (await response.json()) as T;
  const refusal = (await response.json().catch(() => null)) as Refusal;
  throw new ReadingError({
    status: response.status,
    code: refusal?.error?.rule ?? null,
    message: refusal?.error?.message ?? networkError,
  });
}

/** What the server has refused stays refused; what may pass by itself is tried once more. */
export const retryReading = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof ReadingError && error.status < 500);
