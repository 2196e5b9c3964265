import { codeOf, isPassing } from './errors.ts';
import { ReadingError } from './read-json.ts';

/**
 * The server has said that there is nothing (any more) for this person to see: what an earlier answer left behind must not be shown
 * either. A server that was not reached has said nothing.
 */
export const isRefused = (error: unknown): boolean => error !== null && !isPassing(error);

/** For queries about people: what they brought goes with the last part of the page that shows it. */
export const forgotten = { gcTime: 0 } as const;

/** It does not exist, or this person may not know of it; an id that no id can be counts, too. */
export function isNothing(error: unknown): boolean {
  const code = error instanceof ReadingError ? error.code : codeOf(error);
  return code === 'NOT_FOUND' || code === 'INVALID_INPUT';
}
