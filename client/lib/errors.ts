import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '#server/router.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { networkError } from '#shared/texts/shell.ts';
import { ReadError } from './requests/read-json.ts';

function serverErrorOf(error: unknown) {
  if (!(error instanceof TRPCClientError)) return null;
  const { message, data } = error as TRPCClientError<AppRouter>;
  return data ? { message, data } : null;
}

export const messageOf = (error: unknown): string => serverErrorOf(error)?.message ?? networkError;

/** Null if there was no response. */
export const codeOf = (error: unknown): ErrorCode | null => serverErrorOf(error)?.data.rule ?? null;

const temporaryCodes = new Set<ErrorCode>(['UNEXPECTED', 'TOO_MANY_ATTEMPTS', 'NOT_SIGNED_IN', 'BUSY', 'UNAVAILABLE']);

/** True if a retry may succeed: network failures and temporary server errors. */
export function isTemporary(error: unknown): boolean {
  const code = codeOf(error);
  return code === null || temporaryCodes.has(code);
}

export function fieldErrorsOf(error: unknown): Record<string, string> {
  const serverError = serverErrorOf(error);
  if (serverError === null) return {};
  const { field } = serverError.data.details as { field?: unknown };
  return { ...serverError.data.fieldErrors, ...(typeof field === 'string' && { [field]: serverError.message }) };
}

/** `fallback`: for an unreachable server or an unexpected failure. */
export function sentenceOf(error: unknown, fallback: string): string {
  const code = codeOf(error);
  return code === null || code === 'UNEXPECTED' ? fallback : messageOf(error);
}

export function detailsOf(error: unknown): Record<string, unknown> {
  const { details } = (serverErrorOf(error)?.data ?? {}) as { details?: Record<string, unknown> };
  return details ?? {};
}

/** Null if a field or the conflict notice shows the error. Without `fallback`, reports an unreachable server, too. */
export function formErrorOf(error: unknown, fallback?: string): string | null {
  const isShownElsewhere = codeOf(error) === 'STALE_CHANGE' || Object.keys(fieldErrorsOf(error)).length > 0;
  if (error === null || isShownElsewhere) return null;
  return fallback === undefined ? messageOf(error) : sentenceOf(error, fallback);
}

/** After a refusal, data from earlier responses must be hidden, too. Network failures do not count. */
export const isRefused = (error: unknown): boolean => error !== null && !isTemporary(error);

/** For queries about people: the cache drops the data when the last component that uses it unmounts. */
export const dropOnUnmount = { gcTime: 0 } as const;

/** A hidden resource and a malformed id count as missing. */
export function isMissing(error: unknown): boolean {
  const code = error instanceof ReadError ? error.code : codeOf(error);
  return code === 'NOT_FOUND' || code === 'INVALID_INPUT';
}
