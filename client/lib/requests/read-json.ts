import type { ErrorCode } from '#shared/errors.ts';
import { networkError } from '#shared/texts/shell.ts';

type Fetch = (address: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** All reads of pages go through this function, so that the server can supply their answers. */
export const transport: { fetch: Fetch } = { fetch: (address, init) => fetch(address, init) };

export class ReadError extends Error {
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
 * `answers`: error statuses whose body is a valid answer.
 * @throws ReadingError for a refusal, with the server's own message
 */
export async function readJson<T>(
  address: string,
  signal: AbortSignal,
  answerStatuses: readonly number[] = [],
): Promise<T> {
  const response = await transport.fetch(address, { signal, headers: { Accept: 'application/json' } });
  if (response.ok || answerStatuses.includes(response.status)) return (await response.json()) as T;
  const refusal = (await response.json().catch(() => null)) as Refusal;
  throw new ReadError({
    status: response.status,
    code: refusal?.error?.rule ?? null,
    message: refusal?.error?.message ?? networkError,
  });
}

export const retryRead = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof ReadError && error.status < 500);
